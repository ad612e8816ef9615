import type { GuideWall } from '../../contracts/guide.ts';
import type { IndexLine, PageIndex } from '../../contracts/page-index.ts';
import { isLoginWall } from '../../core/index/login-wall.ts';
import { wordsOfKind } from '../../core/lexicon/kinds.ts';
import { BOT_CHECK_WORDS, CODE_WORDS, PAYWALL_WORDS } from '../../core/lexicon/walls.ts';

/** Hosts whose frames ask whether a person is there; reCAPTCHA's lie on Google's own. */
const CHALLENGES =
  /challenges\.cloudflare\.com|hcaptcha\.com|recaptcha|arkoselabs\.com|funcaptcha|captcha-delivery\.com|px-captcha|mtcaptcha|geetest/i;
/** A page with more lines than this has more to it than a question whether a person is there. */
const MOST_LINES = 40;
/** And one with more controls asks for more than a code. */
const MOST_CONTROLS = 15;
const TYPED = new Set(['textbox', 'spinbutton']);

const COOKIES = wordsOfKind('consent').words;

/** The wall that a page is, if it is one. Seen by what stands on it, in whatever language of `core/lexicon/walls.ts`. */
export function wallOn(index: PageIndex): GuideWall | undefined {
  if (isBotCheck(index)) return 'bot-check';
  if (isCodeAsked(index)) return 'two-factor';
  if (isLoginWall(index)) return 'login-wall';
  if (isCookieWall(index)) return 'cookie-wall';
  return index.lines.some((line) => line.kind === 'text' && PAYWALL_WORDS.test(line.text))
    ? 'paywall'
    : undefined;
}

function isBotCheck({ title, lines }: PageIndex): boolean {
  if (lines.length > MOST_LINES) return false;
  const challenges = ({ kind, text, notes }: IndexLine) =>
    kind === 'frame' && CHALLENGES.test([text, ...notes].join(' '));
  return (
    lines.some(challenges) ||
    [title, ...lines.map(({ text }) => text)].some((text) => BOT_CHECK_WORDS.test(text))
  );
}

function isCodeAsked({ lines }: PageIndex): boolean {
  const controls = lines.filter(({ kind }) => kind === 'control');
  const fields = controls.filter(({ role, notes }) => TYPED.has(role) && !notes.includes('password'));
  return (
    controls.length < MOST_CONTROLS &&
    fields.some(({ text, notes }) => CODE_WORDS.test(text) || notes.some((note) => CODE_WORDS.test(note)))
  );
}

/** A dialog about cookies lies over everything else. */
function isCookieWall({ lines }: PageIndex): boolean {
  const before = lines.filter(({ behind }) => !behind);
  return before.length < lines.length && before.some(({ text }) => COOKIES.test(text));
}
