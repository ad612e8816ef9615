import type { Turn } from '../contracts/conversation.ts';

/** Most bytes that one stored turn may take. */
export const MAX_TURN_BYTES = 1_500_000;
/** Characters that every text of a turn that is too large is cut to: the first length with which it fits. */
const TEXT_LENGTHS = [100_000, 20_000, 4_000, 800, 160];

/** Characters of an address, a title and a draft that a stored conversation keeps; pages may have addresses and titles of megabytes. */
const HEAD_LENGTHS = { url: 20_000, title: 1_000, draft: 50_000 };

/** The head of a conversation as it is stored. */
export function fitHead<
  T extends { url: string; title: string; draft?: { text: string; id: string; about?: string } },
>(head: T): T {
  const { url, title, draft } = head;
  return {
    ...head,
    url: url.slice(0, HEAD_LENGTHS.url),
    title: title.slice(0, HEAD_LENGTHS.title),
    ...(draft ? { draft: { ...draft, text: draft.text.slice(0, HEAD_LENGTHS.draft) } } : {}),
  };
}

/**
 * A turn as it is stored. One that is too large keeps everything but the ends of its longest texts; one that is too large even then (tens
 * of thousands of citations) keeps its question alone. It says of itself that it was cut, and the panel tells the person.
 */
export function fitTurn(turn: Turn): Turn {
  if (fits(turn)) return turn;
  for (const length of TEXT_LENGTHS) {
    const cut = JSON.parse(
      JSON.stringify(turn, (_, value) => (typeof value === 'string' ? value.slice(0, length) : value)),
    );
    if (fits(cut)) return { ...cut, cut: true };
  }
  const { card: _, ...rest } = turn;
  return {
    ...rest,
    cut: true,
    question: turn.question.slice(0, TEXT_LENGTHS[2]),
    url: turn.url.slice(0, 2_000),
  };
}

/** A character is at most three bytes of UTF-8 (four for two), so that short texts need not be encoded to be known to fit. */
function fits(turn: Turn): boolean {
  const text = JSON.stringify(turn);
  return text.length * 3 <= MAX_TURN_BYTES || new TextEncoder().encode(text).length <= MAX_TURN_BYTES;
}
