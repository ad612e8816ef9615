import { mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { render, replaceSection, typedFigures } from '../../bench/readme/render.ts';
import { type Results, readResults, saveResults, withoutPlaces } from '../../bench/readme/results.ts';
import { renderReadme } from '../../bench/readme.ts';

const template = () => readFileSync(resolve('bench/readme/evaluation.md'), 'utf8');
const measured = (rows: Results['rows']): Map<string, Results> =>
  new Map([
    [
      'hide',
      { name: 'hide', command: 'hide', date: '2026-11-23', commit: 'abcdef0', machine: '2 cores', rows },
    ],
  ]);

describe('the README of the project', () => {
  it('says what its template and the kept results say (else: npm run bench -- readme)', () => {
    expect(readFileSync(resolve('README.md'), 'utf8')).toBe(renderReadme());
  });

  it('has no figure in its evaluation that was typed by hand', () => {
    expect(typedFigures(template())).toEqual([]);
  });
});

describe('the kept results', () => {
  it('name no path of the machine that they were measured on', () => {
    for (const [name, { command }] of readResults()) expect(command, name).not.toMatch(/(?:^|\s)\//);
    expect(withoutPlaces('hide instant --data /a/b/shared/hide-dev/tasks.jsonl')).toBe(
      'hide instant --data ../shared/hide-dev/tasks.jsonl',
    );
    expect(withoutPlaces('lists --data /a/blind/questions.jsonl 1')).toBe('lists --data questions.jsonl 1');
    expect(withoutPlaces('lists --data bench/lists/pages.jsonl')).toBe(
      'lists --data bench/lists/pages.jsonl',
    );
  });
});

describe('rendering figures', () => {
  it('writes each figure in the format of its place, and brings tables in line', () => {
    const results = measured({ all: { recall: 0.98765, tasks: 9000, ms: 3249, bytes: 340_000, ratio: 1 } });
    const text = '| a | b |\n| - | - |\n| {{hide all.recall %2}} | {{hide all.tasks n}} |';
    expect(render(text, results)).toBe('| a       | b     |\n| ------- | ----- |\n| 98.77 % | 9,000 |\n');
    expect(render('{{hide all.ms s}}, {{hide all.bytes MB}}, {{hide all.ratio n2}}', results)).toBe(
      '3.2 s, 0.34 MB, 1.00',
    );
  });

  it('tells all from nearly all', () => {
    const results = measured({ all: { every: 1, most: 0.9999 } });
    expect(render('{{hide all.every %}} {{hide all.most %}}', results)).toBe('100 % 100.0 %');
  });

  it('names every figure that is not there instead of leaving a hole', () => {
    const broken = () => render('{{hide all.recall %}} {{gone all.x n}} {{hide all.y odd}}', measured({}));
    expect(broken).toThrow(/hide all\.recall %.*gone all\.x n.*hide all\.y odd/s);
    expect(() => render('{{hide}}', measured({}))).toThrow('not a place for a figure: {{hide}}');
  });

  it('finds shares and counts that are typed into a template, but not into code', () => {
    expect(typedFigures('gained 3.5 %\n5 of 7 fell\n`--every 50 %`\n{{hide all.recall %}} of them')).toEqual([
      'gained 3.5 %',
      '5 of 7 fell',
    ]);
  });

  it('changes nothing outside of the marks, and says when they are gone', () => {
    const readme = readFileSync(resolve('README.md'), 'utf8');
    const changed = replaceSection(readme, 'Nothing was measured.');
    expect(changed.startsWith(readme.slice(0, readme.indexOf('## Evaluation')))).toBe(true);
    expect(changed.endsWith(readme.slice(readme.indexOf('## Limits')))).toBe(true);
    expect(changed).toContain('\n\nNothing was measured.\n\n');
    expect(() => replaceSection('# Without marks', '')).toThrow('the README has no');
  });
});

describe('results that are kept', () => {
  it('come back as they were saved, with day, machine and how to take them again', () => {
    const folder = mkdtempSync(join(tmpdir(), 'results-'));
    saveResults('hide', 'hide instant', { instant: { f1: 0.5 } }, folder);
    const [hide] = [...readResults(folder).values()];
    expect(hide).toMatchObject({ name: 'hide', command: 'hide instant', rows: { instant: { f1: 0.5 } } });
    expect(hide?.date).toMatch(/^\d{4}-\d\d-\d\d$/);
    expect(hide?.machine).toMatch(/^\d+ x /);
  });

  it('are refused by name when they are broken', () => {
    const folder = mkdtempSync(join(tmpdir(), 'results-'));
    writeFileSync(join(folder, 'hide.json'), '{"name": "hide", "rows": {"all": {"f1": "98 %"}}}');
    expect(() => readResults(folder)).toThrow(/hide\.json:/);
  });

  it('are all read by the README, or name a command that takes them', () => {
    const unread = [...readResults().values()].filter(({ name }) => !template().includes(`{{${name} `));
    expect(unread.filter(({ command }) => command === '').map(({ name }) => name)).toEqual([]);
    expect(readdirSync(resolve('bench/results')).every((file) => file.endsWith('.json'))).toBe(true);
  });
});
