import { z } from 'zod';
import { type ModeId, modeIdSchema } from '../../contracts/mode-id.ts';

/** `chrome.storage.local` key of the choices between answers. */
export const CHOICES_KEY = 'comparisons';
/** Older ones go first. */
export const MOST_CHOICES = 1000;

/** Which of several answers a person found better. Holds neither the question nor the page. */
export const choiceSchema = z.object({
  /** The comparison's, as its turns name it. */
  id: z.string(),
  /** Epoch milliseconds. */
  at: z.number(),
  covered: z.boolean(),
  /** What was asked for. Choices from before it was kept were nearly all questions about a page. */
  mode: modeIdSchema.default('find'),
  /** In the order in which they were shown. `usd`: `null` where nobody knows the price. */
  answers: z.array(
    z.object({
      model: z.string(),
      promptTokens: z.number(),
      completionTokens: z.number(),
      seconds: z.number(),
      usd: z.number().nullable(),
      /** Citations that were found on the page, and those that were not. */
      verified: z.number(),
      unverified: z.number(),
    }),
  ),
  /** The better answer's place; `null`: equal. */
  better: z.number().int().nullable(),
});
export type Choice = z.infer<typeof choiceSchema>;

/** What is stored, as choices; what cannot be read is left out. */
export function readChoices(stored: unknown): Choice[] {
  return Array.isArray(stored) ? stored.flatMap((each) => choiceSchema.safeParse(each).data ?? []) : [];
}

/** What is stored, with one more choice. A comparison is decided once. */
export function withChoice(stored: unknown, choice: Choice): Choice[] {
  const others = readChoices(stored).filter(({ id }) => id !== choice.id);
  return [...others, choice].slice(-MOST_CHOICES);
}

/** How a model has fared. */
export interface Standing {
  model: string;
  compared: number;
  better: number;
  equal: number;
  /** Share of wins, ties counted half, with the bounds of its 95 % interval; 0 to 1. */
  share: number;
  low: number;
  high: number;
}

/** The models by their share of wins, best first. */
export function standings(choices: readonly Choice[]): Standing[] {
  const models = [...new Set(choices.flatMap(({ answers }) => answers.map(({ model }) => model)))];
  return models
    .map((model) => {
      const places = choices.flatMap(({ answers, better }) =>
        answers.flatMap((answer, place) => (answer.model === model ? [{ better, place }] : [])),
      );
      const better = places.filter((each) => each.better === each.place).length;
      const equal = places.filter((each) => each.better === null).length;
      return { model, compared: places.length, better, equal, ...wilson(better + equal / 2, places.length) };
    })
    .sort((a, b) => b.share - a.share || b.compared - a.compared);
}

/** The middle 95 % of the normal distribution, in standard deviations. */
const Z = 1.96;

/** A share of `n` with its 95 % score interval (E. B. Wilson, JASA 22, 1927), which holds for small numbers, too. */
function wilson(wins: number, n: number): Pick<Standing, 'share' | 'low' | 'high'> {
  if (n === 0) return { share: 0, low: 0, high: 1 };
  const share = wins / n;
  const middle = (share + Z ** 2 / (2 * n)) / (1 + Z ** 2 / n);
  const half = (Z / (1 + Z ** 2 / n)) * Math.sqrt((share * (1 - share)) / n + Z ** 2 / (4 * n ** 2));
  return { share, low: Math.max(0, middle - half), high: Math.min(1, middle + half) };
}

/** The choices by month (`YYYY-MM`, UTC), newest first. */
export function byMonth(choices: readonly Choice[]): [month: string, choices: Choice[]][] {
  const months = new Map<string, Choice[]>();
  for (const choice of [...choices].sort((a, b) => b.at - a.at)) {
    const month = new Date(choice.at).toISOString().slice(0, 7);
    months.set(month, [...(months.get(month) ?? []), choice]);
  }
  return [...months];
}

/** The choices by what was asked for, in the order of the modes: who answers well may see pictures badly. */
export const byMode = (choices: readonly Choice[]): [mode: ModeId, choices: Choice[]][] =>
  modeIdSchema.options.flatMap((mode) => {
    const some = choices.filter((each) => each.mode === mode);
    return some.length > 0 ? [[mode, some] as [ModeId, Choice[]]] : [];
  });

const COLUMNS = ['comparison', 'at', 'covered', 'mode', 'place', 'model', 'better'] as const;
const FIGURES = ['promptTokens', 'completionTokens', 'seconds', 'usd', 'verified', 'unverified'] as const;

/** One row for each answer; `better`: 1, 0, or 0.5 where they were called equal. */
export function choicesAsCsv(choices: readonly Choice[]): string {
  const rows = choices.flatMap(({ id, at, covered, mode, answers, better }) =>
    answers.map((answer, place) => [
      id,
      new Date(at).toISOString(),
      covered,
      mode,
      place + 1,
      answer.model,
      better === null ? 0.5 : Number(better === place),
      ...FIGURES.map((figure) => answer[figure] ?? ''),
    ]),
  );
  return [[...COLUMNS, ...FIGURES], ...rows].map((row) => `${row.map(cell).join(',')}\r\n`).join('');
}

/** Quoted where it must be; a cell that a spreadsheet would take for a formula is text. */
function cell(value: unknown): string {
  const text = String(value).replace(/^[=+@-](?!\d)/, "'$&");
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
