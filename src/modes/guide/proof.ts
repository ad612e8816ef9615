import type { Citation } from '../../contracts/answer.ts';
import type { Turn } from '../../contracts/conversation.ts';
import { SightlineError } from '../../contracts/errors.ts';
import type { GuideCard, GuideStepReply } from '../../contracts/guide.ts';
import type { PageIndex } from '../../contracts/page-index.ts';
import { NOWHERE } from '../../contracts/place.ts';
import { findAgain } from '../../core/citations/find-again.ts';
import { createVerifier, type Verifier } from '../../core/citations/verify.ts';
import { createPainter } from '../find/painter.ts';
import type { CitationHooks, PageDocument } from '../mode.ts';

/** Conditions of a task that are told one by one. */
const MAX_CONDITIONS = 8;

/** One thing that the task asked for; `citation` is the id of the words that show it, `null`: nothing does. */
export type GuideCondition = NonNullable<GuideCard['conditions']>[number];

/** The words that prove an end: as evidence of the whole, and of each condition. Only what stands on the page is a citation. */
export function proofOf(
  { proof }: Pick<GuideStepReply, 'proof'>,
  evidence: { text: string; n: number } | null,
  index: PageIndex,
): { citations: Citation[]; conditions: GuideCondition[] } {
  const verifier = createVerifier(index);
  const citations: Citation[] = [];
  const cite = (n: number, text: string): number | null => {
    const found = quote(verifier, n, text, citations.length + 1);
    if (!found) return null;
    const same = citations.find(({ place }) => JSON.stringify(place) === JSON.stringify(found.place));
    if (same) return same.id;
    citations.push(found);
    return found.id;
  };
  if (evidence) cite(evidence.n, evidence.text);
  const conditions = (proof ?? []).slice(0, MAX_CONDITIONS).map(({ what, index: n, text }) => ({
    what: what.slice(0, 120),
    citation: n === null && text === '' ? null : cite(n ?? 0, text),
  }));
  return { citations, conditions };
}

function quote(verifier: Verifier, n: number, text: string, id: number): Citation | undefined {
  const words = text || verifier.textOf(n) || '';
  if (words.trim() === '') return undefined;
  const verdict = verifier.verify({ n, occurrence: 1 }, words);
  return verdict.status === 'exact' || verdict.status === 'moved' ? { ...verdict, id, k: id } : undefined;
}

/** Lights the proof on the page that shows it. What cannot be lit is told with the citation. */
export async function lightProof(
  document: PageDocument,
  turnId: string,
  citations: readonly Citation[],
  dark: boolean,
): Promise<Citation[]> {
  const painter = createPainter(document, { turnId, dark }, () => undefined);
  painter.paint(citations);
  await painter.done();
  return painter.withLit(citations);
}

const find = (turn: Turn, id: number): Citation | undefined =>
  turn.card?.mode === 'guide' ? turn.card.citations?.find((each) => each.id === id) : undefined;

/** Clicks on the proof of a finished guide. */
export const proofHooks: CitationHooks = {
  pageOf(turn) {
    const url = turn.card?.mode === 'guide' ? turn.card.standsAt : undefined;
    return url ? { source: -1, url } : undefined;
  },
  async show(document, turn, id) {
    const chosen = find(turn, id);
    return chosen?.k != null && (await document.reveal(chosen.k, turn.id)).found;
  },
  async lightAgain(document, turn, id) {
    const card = turn.card?.mode === 'guide' ? turn.card : undefined;
    const index = await document.snapshot('guide').catch((error) => {
      // A page that cannot be read has lost the words, which is the answer to a click on them.
      if (error instanceof SightlineError) return undefined;
      throw error;
    });
    if (!card || !index) return false;
    const verifier = createVerifier(index);
    const still = (card.citations ?? [])
      .map((each) => ({ ...each, place: findAgain(index.lines, verifier, each) ?? NOWHERE }))
      .filter(({ place }) => place.spans.length > 0);
    const chosen = still.find((each) => each.id === id);
    if (chosen?.k == null) return false;
    await document.clear({ keepHidden: true });
    await lightProof(document, turn.id, still, index.dark);
    return (await document.reveal(chosen.k, turn.id)).found;
  },
};
