import type { ModeId } from '../contracts/conversation.ts';
import { SightlineError } from '../contracts/errors.ts';
import { findMode } from './find/mode.ts';
import { hideMode } from './hide/mode.ts';
import type { Mode } from './mode.ts';

/** Stands in for a mode that is still being built. */
const unbuilt = (id: ModeId): Mode => ({
  id,
  run: () => Promise.reject(new SightlineError('internal', { what: `${id} is not built` })),
});

/** The list of modes; the router, the slash menu and the cards know no other. */
export const modes: Record<ModeId, Mode> = {
  find: findMode,
  guide: unbuilt('guide'),
  hide: hideMode as Mode,
};
