import type { ModeId } from '../contracts/conversation.ts';
import { chatMode } from './chat/mode.ts';
import { findMode } from './find/mode.ts';
import { guideMode } from './guide/mode.ts';
import { hideMode } from './hide/mode.ts';
import { imageMode } from './image/mode.ts';
import type { Mode } from './mode.ts';

/** The list of modes; the router, the slash menu and the cards know no other. */
export const modes: Record<ModeId, Mode> = {
  find: findMode as Mode,
  guide: guideMode as Mode,
  hide: hideMode as Mode,
  image: imageMode as Mode,
  chat: chatMode as Mode,
};
