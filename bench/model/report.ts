import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { MEASURES } from './measures.ts';
import { headLines, judgeLines, type RunRecord, type TaskRecord, written } from './record.ts';

/** Writes a run into a folder: `report.md`, `report.json` (what `bench compare` takes) and `index.html` with a picture of each miss. */
export async function writeReport(
  folder: string,
  run: RunRecord,
  tasks: readonly TaskRecord[],
): Promise<void> {
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, 'report.json'), `${JSON.stringify(run, null, 2)}\n`);
  await writeFile(join(folder, 'report.md'), markdown(run));
  await writeFile(join(folder, 'index.html'), webPage(run, tasks));
}

interface Row {
  name: string;
  value: string;
  range: string;
  meaning: string;
}

const rowsOf = (run: RunRecord): Row[] =>
  MEASURES[run.about.bench].map((measure) => {
    const { value, low, high } = run.figures[measure.id]!;
    const range = Number.isNaN(value) ? '' : `${written(measure, low)} to ${written(measure, high)}`;
    return { name: measure.name, value: written(measure, value), range, meaning: measure.meaning };
  });

const titleOf = ({ about }: RunRecord): string => `${about.bench} with ${about.model}`;
const originOf = ({ about }: RunRecord): string =>
  `${about.at.slice(0, 10)}; tasks ${about.tasksHash.slice(0, 12)}`;

function markdown(run: RunRecord): string {
  const misses = run.tasks.filter(({ miss }) => miss !== '');
  return `# ${titleOf(run)}

${originOf(run)}

${[...headLines(run), ...judgeLines(run)].map((line) => `- ${line}`).join('\n')}

| measure | figure | 95 % interval | what counts |
| - | - | - | - |
${rowsOf(run)
  .map(({ name, value, range, meaning }) => `| ${name} | ${value} | ${range} | ${meaning} |`)
  .join('\n')}

## Misses (${misses.length})

${misses.map(({ id, asked, miss }) => `- **${id}** "${asked}": ${miss.replace(/\n\s*/g, '; ')}`).join('\n')}
`;
}

const STYLE = `:root { color-scheme: light dark; font: 15px/1.5 system-ui, sans-serif }
body { max-width: 60rem; margin: 2rem auto; padding: 0 1rem }
table { border-collapse: collapse } th, td { padding: .3rem .8rem .3rem 0; text-align: start; border-bottom: 1px solid #8884; vertical-align: top }
td:nth-child(2), td:nth-child(3) { white-space: nowrap }
td:nth-child(2) { font-variant-numeric: tabular-nums; font-weight: 600 } pre { white-space: pre-wrap }
figure { display: flex; gap: .5rem; margin: .5rem 0; align-items: flex-start } img { border: 1px solid #8884; max-height: 26rem; max-width: 70% }`;

function webPage(run: RunRecord, tasks: readonly TaskRecord[]): string {
  const rows = rowsOf(run).map(
    ({ name, value, range, meaning }) =>
      `<tr><th scope="row">${inHtml(name)}</th><td>${value}</td><td>${range}</td><td>${inHtml(meaning)}</td></tr>`,
  );
  const misses = tasks.filter(({ miss }) => miss !== '').map(missHtml);
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${inHtml(titleOf(run))}</title><style>${STYLE}</style>
<h1>${inHtml(titleOf(run))}</h1><p>${inHtml(originOf(run))}</p>
<ul>${[...headLines(run), ...judgeLines(run)].map((line) => `<li>${inHtml(line)}</li>`).join('')}</ul>
<table><thead><tr><th>Measure<th>Figure<th>95 % interval<th>What counts</thead><tbody>${rows.join('')}</tbody></table>
<h2>Misses (${misses.length})</h2>${misses.join('')}</html>
`;
}

const missHtml = ({ id, asked, miss, pictures }: TaskRecord): string =>
  `<section><h3>${inHtml(id)}</h3><p>${inHtml(asked)}</p><pre>${inHtml(miss)}</pre><figure>${pictures
    .map(
      (picture, i) =>
        `<img loading="lazy" alt="${i === 0 ? 'The page' : 'The panel'}" src="data:image/jpeg;base64,${picture.toString('base64')}">`,
    )
    .join('')}</figure></section>`;

const inHtml = (text: string): string =>
  text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);
