import type { Citation, FindCard } from '../../contracts/answer.ts';
import type { Turn } from '../../contracts/conversation.ts';
import { SightlineError } from '../../contracts/errors.ts';
import type { PageIndex } from '../../contracts/page-index.ts';
import { wordsAt } from '../../contracts/place.ts';
import { findAgain } from '../../core/citations/find-again.ts';
import type { Verifier } from '../../core/citations/verify.ts';
import { createVerifier } from '../../core/citations/verify.ts';
import type { PageDocument } from '../mode.ts';
import { createPainter } from './painter.ts';

/** Scrolls to a citation's words where this turn's marks are on the page. */
export async function showCitation(document: PageDocument, turn: Turn, citation: number): Promise<boolean> {
  const chosen = find(turn, citation);
  return chosen !== undefined && (await document.reveal(chosen.k, turn.id)).found;
}

/**
 * Checks the turn's citations anew against the page as it is now (another answer's are lit, or "Clear" took them off, or the page was loaded
 * again), lights them in the place of what is lit, and scrolls to the one that was chosen. What the person hid stays hidden.
 * @returns false when its words are no longer on the page
 */
export async function lightAgain(document: PageDocument, turn: Turn, citation: number): Promise<boolean> {
  const chosen = find(turn, citation);
  if (!chosen) return false;
  const index = await document.snapshot('find').catch((error) => {
    // A page that cannot be read has lost the words, which is the answer to a click on them.
    if (error instanceof SightlineError) return undefined;
    throw error;
  });
  if (!index) return false;
  const verifier = createVerifier(index);
  const { source } = chosen;
  const base = turn.pages?.[source ?? -1]?.base ?? 0;
  const ofPage = chosen.card.citations.filter((each) => each.source === source);
  const still = ofPage.flatMap((each) => again(index, verifier, lowered(each, base)));
  // What is lit stays when there is nothing to show instead.
  if (!still.some(({ id }) => id === citation)) return false;
  await document.clear({ keepHidden: true });
  const painter = createPainter(document, { turnId: turn.id, dark: index.dark }, () => undefined);
  painter.paint(still);
  await painter.done();
  return (await document.reveal(chosen.k, turn.id)).found;
}

/** The page of an answer over several that a citation stands on. */
export function pageOf(turn: Turn, citation: number): { source: number; url: string } | undefined {
  const { card, source } = find(turn, citation) ?? {};
  const page = source === undefined ? undefined : card?.pages?.[source];
  return page && { source: source!, url: page.url };
}

function find(
  turn: Turn,
  citation: number,
): { card: FindCard; k: number; source: number | undefined } | undefined {
  const card = turn.card?.mode === 'find' ? turn.card : undefined;
  const found = card?.citations.find(({ id }) => id === citation);
  return card && found?.k ? { card, k: found.k, source: found.source } : undefined;
}

/** With the numbers that its own page gives. */
const lowered = (citation: Citation, base: number): Citation => ({
  ...citation,
  place: wordsAt(citation.place.spans.map((span) => ({ ...span, n: span.n - base }))),
});

/** The citation as it stands on the page now, if it does. */
function again(index: PageIndex, verifier: Verifier, citation: Citation): Citation[] {
  const place = citation.k === null ? undefined : findAgain(index.lines, verifier, citation);
  return place ? [{ ...citation, place }] : [];
}
