import type { Results } from './results.ts';

/** `{{name row.column format}}`: a figure of `bench/results/<name>.json`. */
const PLACE = /\{\{([^\s{}]+) ([^\s{}]+)\.([^\s.{}]+) ([^\s{}]+)\}\}/g;
/** A figure that was typed: a share, or so many of so many. Outside of code, such as `/find Which chapter`. */
const TYPED = /\d[\d.,]*\s?%|\d+ of \d/;
const BEGIN =
  '<!-- Written by `npm run bench -- readme` from bench/readme/evaluation.md and bench/results. -->';
const END = '<!-- Until here. -->';

const grouped = (digits: number) => (value: number) =>
  value.toLocaleString('en-US', { minimumFractionDigits: digits, maximumFractionDigits: digits });

/** All of it is told from nearly all of it: 1 is "100 %", 0.9999 is "100.0 %". */
const percent = (digits: number) => (value: number) =>
  value === 1 ? '100 %' : `${(100 * value).toFixed(digits)} %`;

const FORMATS: Readonly<Record<string, (value: number) => string>> = {
  '%0': percent(0),
  '%': percent(1),
  '%2': percent(2),
  n: grouped(0),
  n1: grouped(1),
  n2: grouped(2),
  ms: (value) => `${grouped(0)(value)} ms`,
  s: (value) => `${(value / 1000).toFixed(1)} s`,
  MB: (value) => `${(value / 1e6).toFixed(2)} MB`,
};

/** The template with its figures, tables in line. Throws, naming every figure that is not there. */
export function render(template: string, results: ReadonlyMap<string, Results>): string {
  const missing = new Set<string>();
  const text = template.replace(PLACE, (place, name, row, column, format) => {
    const value = results.get(name)?.rows[row]?.[column];
    const write = FORMATS[format];
    if (value === undefined || !write) missing.add(place);
    return value === undefined || !write ? place : write(value);
  });
  if (missing.size > 0)
    throw new Error(
      `not in bench/results, or in a format that is not known:\n  ${[...missing].join('\n  ')}\nformats: ${Object.keys(FORMATS).join(' ')}`,
    );
  if (text.includes('{{')) throw new Error(`not a place for a figure: ${/\{\{.{0,60}/.exec(text)?.[0]}`);
  return alignTables(text);
}

/** Lines of a template that hold a figure that was typed by hand. */
export const typedFigures = (template: string): string[] =>
  template.split('\n').filter((line) => TYPED.test(line.replace(PLACE, '').replace(/`[^`]*`/g, '')));

/** The README with what stands between its marks written anew. Throws where the marks are not there. */
export function replaceSection(readme: string, section: string): string {
  const begin = readme.indexOf(BEGIN);
  const end = readme.indexOf(END, begin);
  if (begin < 0 || end < 0) throw new Error(`the README has no ${begin < 0 ? BEGIN : END}`);
  return `${readme.slice(0, begin)}${BEGIN}\n\n${section.trim()}\n\n${readme.slice(end)}`;
}

const alignTables = (text: string): string =>
  text.replace(/(?:^\|.*\|$\n?)+/gm, (table) => `${aligned(table.trimEnd().split('\n'))}\n`);

function aligned(lines: readonly string[]): string {
  const cells = lines.map((line) =>
    line
      .slice(1, -1)
      .split('|')
      .map((cell) => cell.trim().replace(/^-+$/, '-')),
  );
  const widths = cells[0]!.map((_, at) => Math.max(3, ...cells.map((row) => row[at]?.length ?? 0)));
  return cells
    .map((row) => row.map((cell, at) => (cell === '-' ? '-'.repeat(widths[at]!) : cell.padEnd(widths[at]!))))
    .map((row) => `| ${row.join(' | ')} |`)
    .join('\n');
}
