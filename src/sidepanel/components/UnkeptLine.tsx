import { codeKey, t } from '../../platform/i18n.ts';
import { usePanel } from '../use-panel.ts';
import './tab-line.css';

/** Says that an answer could not be written to the history, and why: it would be missed only when it is too late. */
export function UnkeptLine() {
  const unkept = usePanel((state) => state.conversation?.unkept);
  if (!unkept) return null;
  return (
    <p className="tab-line" role="status">
      {t('history_unkept')} {t(codeKey('error', `history-${unkept}`))}
    </p>
  );
}
