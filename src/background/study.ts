import { SightlineError } from '../contracts/errors.ts';
import { chatQuestion } from '../modes/route.ts';
import { runningStudy } from '../platform/study-mark.ts';
import type { PanelRequest } from './panels.ts';

/** What begins an answer. */
const ASKING: ReadonlySet<PanelRequest['type']> = new Set([
  'ask',
  'again',
  'second-opinion',
  'take-proposal',
  'read-on',
]);

/**
 * A request as a study that runs allows it: as it is, in the one mode that its condition has, or not at all. Throws `study-off`.
 */
export async function underStudy(request: PanelRequest): Promise<PanelRequest> {
  if (!ASKING.has(request.type)) return request;
  const allows = (await runningStudy())?.allows ?? 'all';
  if (allows === 'all') return request;
  if (allows === 'nothing') throw new SightlineError('study-off');
  if (request.type === 'ask' && chatQuestion(request.text) === undefined) return { ...request, mode: allows };
  if (request.type === 'again' && (request.mode ?? allows) === allows) return request;
  if (request.type === 'read-on') return request;
  throw new SightlineError('study-off');
}
