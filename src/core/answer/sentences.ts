import { CITATION_CLOSE, CITATION_OPEN } from '../../contracts/answer.ts';
import { goesOn } from '../text/sentence-end.ts';

/** A sentence of a text with citation placeholders: offsets into it (end exclusive), white space around it left out. */
export interface Sentence {
  start: number;
  end: number;
  /** Ids of the citations in it or right behind it. */
  citations: number[];
  /** Makes no statement that could need evidence: a question, a lead-in that ends with a colon, or no words at all. */
  neutral: boolean;
  /** Ends with its full stop (or what stands for one); the last sentence of a running answer often does not yet. */
  closed: boolean;
}

/** Global: callers reset nothing, `matchAll` and `replace` work on copies. */
const PLACEHOLDER = new RegExp(`${CITATION_OPEN}(\\d+)${CITATION_CLOSE}`, 'g');
/** Placeholders, white space and closing punctuation that belong to the sentence before. */
const TAIL = new RegExp(`^(?:\\s*${CITATION_OPEN}\\d+${CITATION_CLOSE}[.!?。]?)+`);
const CLOSED = /[.!?。！？…:：]["'”’»)\]]*$/u;

/**
 * Splits rendered text (one paragraph, list item or table row) into sentences and says which citations back each. A citation that
 * stands behind the full stop counts for the sentence before it, as readers take it.
 */
export function splitSentences(text: string, language?: string): Sentence[] {
  const segmenter = new Intl.Segmenter(language, { granularity: 'sentence' });
  // A placeholder is hidden from the segmenter behind a no-break joiner of equal length, so that offsets stay.
  const plain = text.replace(PLACEHOLDER, (found) => '\u2060'.repeat(found.length));
  const sentences: Sentence[] = [];
  let from = 0;
  for (const { index, segment } of segmenter.segment(plain)) {
    const end = index + segment.length;
    if (end <= from) continue;
    const tail = TAIL.exec(text.slice(end))?.[0].length ?? 0;
    const sentence = readSentence(text, from, end + tail);
    if (sentence) sentences.push(sentence);
    from = end + tail;
  }
  return joinCutPieces(sentences, text);
}

function readSentence(text: string, from: number, to: number): Sentence | undefined {
  const raw = text.slice(from, to);
  const words = raw.trim();
  if (!words) return undefined;
  const start = from + raw.indexOf(words[0] as string);
  const bare = words.replace(PLACEHOLDER, '').trim();
  return {
    start,
    end: start + words.length,
    citations: [...words.matchAll(PLACEHOLDER)].map((match) => Number(match[1])),
    neutral: !/[\p{L}\p{N}]/u.test(bare) || /[:：?？]$/.test(bare),
    closed: CLOSED.test(bare),
  };
}

/** The segmenter may still cut behind an abbreviation or in front of a citation: such pieces become one sentence again. */
function joinCutPieces(sentences: Sentence[], text: string): Sentence[] {
  const joined: Sentence[] = [];
  for (const sentence of sentences) {
    const before = joined.at(-1);
    const loneCitation = sentence.citations.length > 0 && sentence.neutral && !sentence.closed;
    if (before && (loneCitation || goesOn(text.slice(before.start, before.end), text.slice(before.end)))) {
      before.end = sentence.end;
      before.citations.push(...sentence.citations);
      before.neutral &&= sentence.neutral;
      before.closed = loneCitation ? before.closed : sentence.closed;
    } else joined.push(sentence);
  }
  return joined;
}
