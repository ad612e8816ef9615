import { createRoot } from 'react-dom/client';
import { setTextLanguage, t } from '../../platform/i18n.ts';
import { Microphone } from './Microphone.tsx';

setTextLanguage(document);
document.title = t('microphone_title');
const root = document.getElementById('root');
if (root) createRoot(root).render(<Microphone />);
