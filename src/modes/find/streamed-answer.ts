import type { Citation } from '../../contracts/answer.ts';
import { citationPlaceholder } from '../../contracts/answer.ts';
import { createCitationParser, type Parsed } from '../../core/citations/parse.ts';
import type { Segment } from '../../core/citations/segment.ts';
import type { Verifier } from '../../core/citations/verify.ts';

/** The model says by these that the page has no answer, and where its own knowledge begins. */
export const NOT_ON_PAGE_TAG = '<not-on-page>';
export const GENERAL_TAG = '<general-knowledge>';
/** With end tags and slips of spelling. */
const TAG = /<\/?\s*(not[-_ ]on[-_ ]page|general[-_ ]knowledge)\s*\/?>/i;
/** The end of a text that may still become a tag. */
const PARTIAL_TAG = /<\/?\s*[a-z_ -]{0,24}$/i;

/** An answer as far as it has arrived. */
export interface StreamedAnswer {
  /** Markdown with citation placeholders. */
  text: string;
  general: string | undefined;
  citations: Citation[];
  notOnPage: boolean;
}

/** Text and citations of one stretch of segments, citations numbered on from those before. */
interface Written {
  text: string;
  general: string;
  citations: Citation[];
}

/**
 * Turns a streamed reply into an answer: citations are read, verified and numbered, the model's own knowledge is set apart.
 * @param before an answer that this one goes on from; its citations keep their numbers
 */
export function createStreamedAnswer(
  verifier: Verifier,
  before: Pick<StreamedAnswer, 'text' | 'citations'> & { general?: string } = { text: '', citations: [] },
) {
  const parser = createCitationParser(verifier);
  const settled: Written = {
    text: before.text,
    general: before.general ?? '',
    citations: [...before.citations],
  };
  let section: 'text' | 'general' = 'text';
  let notOnPage = false;
  let held = '';

  function write(segments: readonly Segment[], to: Written): void {
    for (const segment of segments) {
      if (segment.kind === 'text') to[section] += segment.text;
      else {
        for (const verdict of verifier.verifyAll(segment.refs, segment.phrase)) {
          const id = to.citations.length + 1;
          const verified = to.citations.filter(({ k }) => k !== null).length;
          to.citations.push({ id, k: verdict.status === 'not-found' ? null : verified + 1, ...verdict });
          to[section] += citationPlaceholder(id);
        }
      }
    }
  }

  function show(tail: readonly Segment[]): StreamedAnswer {
    const shown: Written = { ...settled, citations: [...settled.citations] };
    write(tail, shown);
    const general = shown.general.trim();
    return {
      text: shown.text.trimStart(),
      general: general === '' ? undefined : general,
      citations: shown.citations,
      notOnPage,
    };
  }

  function feed(text: string): Parsed {
    const parsed = parser.push(text);
    write(parsed.settled, settled);
    return parsed;
  }

  /** A tag ends its line for the parser: no citation runs over it. */
  function enter(name: string): void {
    feed('\n');
    if (/general/i.test(name)) section = 'general';
    else notOnPage = true;
  }

  return {
    push(delta: string): StreamedAnswer {
      let rest = held + delta;
      held = '';
      for (let tag = TAG.exec(rest); tag; tag = TAG.exec(rest)) {
        feed(rest.slice(0, tag.index));
        enter(tag[1] ?? '');
        rest = rest.slice(tag.index + tag[0].length);
      }
      const partial = rest.search(PARTIAL_TAG);
      if (partial >= 0) {
        held = rest.slice(partial);
        rest = rest.slice(0, partial);
      }
      return show(feed(rest).tail);
    },
    /** The reply has ended or was stopped: what was held back is settled. */
    finish(): StreamedAnswer {
      feed(held);
      held = '';
      write(parser.finish().settled, settled);
      return show([]);
    },
  };
}
