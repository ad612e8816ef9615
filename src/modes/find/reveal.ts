import type { Citation, FindCard } from '../../contracts/answer.ts';
import type { Turn } from '../../contracts/conversation.ts';
import { SightlineError } from '../../contracts/errors.ts';
import type { Verifier } from '../../core/citations/verify.ts';
import { createVerifier } from '../../core/citations/verify.ts';
import type { PagePort } from '../mode.ts';
import { createPainter } from './painter.ts';

/**
 * Scrolls to a citation's words. Where they are not lit any more (another answer's are, or "Clear" took them off, or the page was loaded
 * again) the turn's citations are checked anew against the page as it is now, and lit in the place of what is lit.
 * @param mayMark false while another answer is being made, whose marks must stay
 * @returns false when the words are no longer on the page
 */
export async function revealCitation(
  page: PagePort,
  turn: Turn,
  citation: number,
  mayMark: boolean,
): Promise<boolean> {
  const card = turn.card?.mode === 'find' ? turn.card : undefined;
  const k = card?.citations.find(({ id }) => id === citation)?.k;
  if (!card || !k) return false;
  if ((await page.reveal(k, turn.id)).found) return true;
  if (!mayMark) return false;
  return (await lightAgain(page, turn, card)) && (await page.reveal(k, turn.id)).found;
}

/** Whether the page can be read at all; one that cannot be has lost the words, which is the answer to a click on them. */
async function lightAgain(page: PagePort, turn: Turn, card: FindCard): Promise<boolean> {
  const index = await page.index('find').catch((error) => {
    if (error instanceof SightlineError) return undefined;
    throw error;
  });
  if (!index) return false;
  await page.clear({ keepHidden: true });
  const verifier = createVerifier(index);
  const painter = createPainter(page, { turnId: turn.id, dark: card.dark }, () => undefined);
  painter.paint(card.citations.flatMap((citation) => checkAgain(verifier, citation)));
  await painter.done();
  return true;
}

/** The citation as it stands on the page now. Its phrase is the page's own, so anything but the very words does not count. */
function checkAgain(verifier: Verifier, citation: Citation): Citation[] {
  const [first] = citation.spans;
  if (citation.k === null || !first) return [];
  if (verifier.textOf(first.n)?.slice(first.start, first.end) === citation.phrase) return [citation];
  const { status, spans } = verifier.verify({ n: first.n, occurrence: 1 }, citation.phrase);
  return status === 'exact' || status === 'moved' ? [{ ...citation, spans }] : [];
}
