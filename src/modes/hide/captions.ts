import type { IndexLine } from '../../contracts/page-index.ts';
import { lazy } from '../../core/lazy.ts';
import { hidingWords } from '../../core/lexicon/hiding.ts';
import { sourceOf } from '../../core/lexicon/pattern.ts';
import { PICTURES } from '../../core/lexicon/pictures.ts';
import type { Found } from './found.ts';
import type { HideRequest } from './request.ts';

/** Characters of a caption, and of a line that says whose a picture is, at most. */
const CAPTION = 400;
const CREDIT = 120;

const asked = lazy(() => new RegExp(sourceOf(hidingWords('captions')), 'u'));
/** "Photo: Ada", "© Ada": whose a picture is, with the word for it first. */
const CREDITED = /^[\s([]*(?:©|(\p{L}[\p{L}\s]{2,24})[:：])/u;

/** The captions of the pictures, and what says whose they are, where a request asks for them; `undefined`: it does not, or there are none. */
export function captionsMeant({ question }: HideRequest, lines: readonly IndexLine[]): Found[] | undefined {
  if (!asked().test(question.normalize('NFC').toLowerCase())) return undefined;
  const found = lines.filter((line) => isCaption(line) || isCredit(line));
  const because = { code: 'asked', params: {} };
  return found.length > 0
    ? found.map(({ n }) => ({ n, reason: '', because, asIs: true, alone: true }))
    : undefined;
}

const isCaption = ({ kind, role, tag, text }: IndexLine): boolean =>
  kind === 'text' && (role === 'figcaption' || tag === 'figcaption') && text.length <= CAPTION;

const isCredit = ({ kind, level, landmark, text }: IndexLine): boolean => {
  if (
    (kind !== 'text' && kind !== 'control') ||
    level !== undefined ||
    landmark === 'contentinfo' ||
    text.length > CREDIT
  )
    return false;
  const said = CREDITED.exec(text);
  return said !== null && (said[1] === undefined || PICTURES.test(said[1]));
};
