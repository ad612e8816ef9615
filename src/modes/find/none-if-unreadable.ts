import { SightlineError } from '../../contracts/errors.ts';

const UNREADABLE: ReadonlySet<string> = new Set(['reply-garbled', 'reply-too-long']);

/** For a reply that only helps: what cannot be read, or has no end, says nothing; any other failure is one. */
export function noneIfUnreadable(error: unknown): undefined {
  if (!(error instanceof SightlineError) || !UNREADABLE.has(error.code)) throw error;
}
