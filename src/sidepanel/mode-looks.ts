import { EyeOff, FileX, Image, type LucideIcon, MousePointerClick, TextSearch } from 'lucide-react';
import type { ModeId } from '../contracts/conversation.ts';

interface ModeLook {
  id: ModeId;
  icon: LucideIcon;
  /** Offered as a chip below the question; others have a place of their own in the composer. */
  chip: boolean;
  /** Has a command `/<id>`. */
  slash: boolean;
}

/** How the modes look in chips, menus and turns. Texts: `panel_mode_<id>`, `panel_mode_<id>_hint`, `panel_instead_<id>`. */
export const MODES: readonly ModeLook[] = [
  { id: 'find', icon: TextSearch, chip: true, slash: true },
  { id: 'guide', icon: MousePointerClick, chip: true, slash: true },
  { id: 'hide', icon: EyeOff, chip: true, slash: true },
  { id: 'image', icon: Image, chip: false, slash: false },
  { id: 'chat', icon: FileX, chip: false, slash: true },
];
