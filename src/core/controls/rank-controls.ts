import type { IndexLine } from '../../contracts/page-index.ts';
import { foldWords } from '../lexicon/fold.ts';
import { detectLanguage } from '../text/languages.ts';
import { askedOf, type Described } from './asked.ts';
import { offersIn } from './doing.ts';
import { doesIt, isAbout, isHeadline, isJustThat, offersAll, sharesOf } from './fit.ts';

/** Share of the task's words (rare ones weigh more) that a control must hold before it is the one that is meant, and before it is offered at all. */
const SURE = 0.5;
/** ... and where it is called nothing but what is asked for. */
const FITTING = 0.3;
const MAYBE = 0.25;
/** A second control that fits nearly as well makes the first one a guess. */
const AHEAD = 1.15;
const MAX_CANDIDATES = 4;
/** Others are offered beside the best where they fit nearly as well. */
const NEARLY = 0.6;
/** Where a password is lost, its field is no way to a new one. */
const FIELDS = new Set(['textbox', 'searchbox', 'combobox']);
/** Notes that hold words for people; ids, class names and file names do not. */
const WORDED = /^(near|placeholder|label|row|in|value) ?:? ?/;

/** Which controls a task may mean: one ahead of all others, some of which any may be it (best first), or none. */
export type ControlsMeant =
  | { kind: 'one' | 'some'; line: IndexLine; name: readonly string[]; candidates: IndexLine[] }
  | { kind: 'none' };

/**
 * By words alone: every word counts more the rarer it is among the page's controls, names count more than what stands beside them, and a control that
 * shares only the act ("change") but not the thing ("settings") is never meant.
 * @param task in any language, as a person says it
 */
export function controlsMeant(task: string, controls: readonly IndexLine[]): ControlsMeant {
  const all = ranked(task, controls);
  const [best, second] = all;
  if (!best || best.score < MAYBE) return { kind: 'none' };
  const isAhead = !second || best.score >= second.score * AHEAD || sameName(best, second);
  const near = all.filter(({ score }) => score >= Math.max(MAYBE, best.score * NEARLY));
  return {
    kind: best.sure && isAhead ? 'one' : 'some',
    line: best.line,
    name: best.name,
    candidates: near.slice(0, MAX_CANDIDATES).map(({ line }) => line),
  };
}

/** Two ways to the same: "Kontakt" above and "KONTAKT" below, "Login" and "Log in now". */
const sameName = (a: Ranked, b: Ranked): boolean =>
  a.name.length > 0 &&
  (foldWords(a.line.text) === foldWords(b.line.text) ||
    [...a.name].sort().join() === [...b.name].sort().join());

interface Ranked extends Pick<Described, 'line' | 'name'> {
  score: number;
  sure: boolean;
}

function ranked(task: string, controls: readonly IndexLine[]): Ranked[] {
  const language = detectLanguage(controls.map(({ text }) => text));
  const described = controls.map((line) => ({
    line,
    name: offersIn(line.text, language),
    beside: offersIn(line.notes.filter((note) => WORDED.test(note)).join(' '), language),
  }));
  const asked = askedOf(task, language, described);
  return described
    .filter(({ line }) => !(asked.needed.includes('password') && FIELDS.has(line.role)))
    .map((control) => {
      const { share, ofKnown } = sharesOf(control, asked);
      const does = doesIt(control, asked);
      const may = isAbout(control, asked) && does && !isHeadline(control, asked);
      return {
        line: control.line,
        name: control.name,
        score: Math.min(ofKnown, may ? 1 : does || share >= SURE ? SURE / 1.5 : 0),
        sure: may && offersAll(control, asked) && share >= (isJustThat(control, asked) ? FITTING : SURE),
      };
    })
    .sort((a, b) => b.score - a.score);
}
