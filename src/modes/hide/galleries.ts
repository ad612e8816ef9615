import { lazy } from '../../core/lazy.ts';
import { hidingWords } from '../../core/lexicon/hiding.ts';
import { sourceOf } from '../../core/lexicon/pattern.ts';
import { detectLanguage } from '../../core/text/languages.ts';
import { contentKeys } from '../../core/text/words.ts';
import { encloses } from './around.ts';
import type { HideBlock } from './blocks.ts';
import { namesIn } from './evidence.ts';
import { type Found, toFound } from './found.ts';
import { tellingWords } from './named.ts';
import type { HideRequest } from './request.ts';

/** What sites call pictures that are shown as one thing. */
const NAMES =
  /(^|[-_ ])(galler(y|ies)|galleria|galer(ie|ia|ij)s?|slide-?shows?|carousel|image-?slider|photo-?slider|bilder-?galerie|bild-?strecke|foto-?strecke|diaporama|swiper|splide|glide|photo-?(set|grid|strip))([-_ ]|\d|$)/i;
/** Parts of the page whose pictures are none of its matter. */
const ELSEWHERE: ReadonlySet<string> = new Set(['banner', 'navigation', 'contentinfo']);
/** Shares of the page's words and of its running text that one has at most. */
const SHARE = 0.6;
const PROSE = 0.5;

const asked = lazy(() => new RegExp(sourceOf(hidingWords('galleries')), 'u'));

/** The galleries that a request asks for: of several those that say most of its words. `undefined`: it asks for none, or the page calls nothing so. */
export function galleriesMeant({ question }: HideRequest, blocks: readonly HideBlock[]): Found[] | undefined {
  if (!asked().test(question.normalize('NFC').toLowerCase())) return undefined;
  const called = blocks.filter(
    (block) =>
      NAMES.test(namesIn(block)) &&
      !block.holdsTitle &&
      block.share <= SHARE &&
      block.prose <= PROSE &&
      !block.lines.some(({ landmark }) => landmark && ELSEWHERE.has(landmark)),
  );
  const outer = called.filter((block) => !called.some((other) => encloses(other, block)));
  if (outer.length === 0) return undefined;
  const language = detectLanguage([question]);
  const wanted = new Set(contentKeys(tellingWords(question.replace(/[’']s\b/g, '')).join(' '), language));
  const scored = outer.map((block) => {
    const said = new Set(block.lines.flatMap(({ text }) => contentKeys(text, language)));
    return { block, hits: [...wanted].filter((key) => said.has(key)).length };
  });
  const most = Math.max(...scored.map(({ hits }) => hits));
  return scored.filter(({ hits }) => hits === most).map(({ block }) => toFound(block.line.n, 'images'));
}
