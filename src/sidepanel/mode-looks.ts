import { EyeOff, type LucideIcon, MousePointerClick, TextSearch } from 'lucide-react';
import type { ModeId } from '../contracts/conversation.ts';

/** How the modes look in chips, menus and turns. Texts: `panel_mode_<id>`, `panel_mode_<id>_hint`, `panel_instead_<id>`. */
export const MODES: readonly { id: ModeId; icon: LucideIcon }[] = [
  { id: 'find', icon: TextSearch },
  { id: 'guide', icon: MousePointerClick },
  { id: 'hide', icon: EyeOff },
];
