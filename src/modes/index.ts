import type { ModeId } from '../contracts/conversation.ts';
import { findMode } from './find/mode.ts';
import { guideMode } from './guide/mode.ts';
import { hideMode } from './hide/mode.ts';
import type { Mode } from './mode.ts';

/** The list of modes; the router, the slash menu and the cards know no other. */
export const modes: Record<ModeId, Mode> = {
  find: findMode as Mode,
  guide: guideMode as Mode,
  hide: hideMode as Mode,
};
