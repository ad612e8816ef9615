import { describe, expect, it } from 'vitest';
import type { HistoryRecord } from '../../src/contracts/history.ts';
import { historyAsMarkdown } from '../../src/core/history/document.ts';
import { historyFileParts, readHistoryFile } from '../../src/core/history/file.ts';
import { asWebPage } from '../../src/core/history/web-page.ts';
import { sampleRecord, sampleRecords } from '../fakes/history.ts';

const fileOf = async (...batches: HistoryRecord[][]): Promise<string> => {
  async function* each() {
    yield* batches;
  }
  return (await historyFileParts(each())).join('');
};
const trouble = (text: string): unknown => {
  try {
    return readHistoryFile(text);
  } catch (error) {
    return (error as { trouble?: string }).trouble;
  }
};

describe('a saved history', () => {
  it('is read as it was written, batch by batch', async () => {
    const records = sampleRecords(5);
    const text = await fileOf(records.slice(0, 3), [], records.slice(3));
    expect(readHistoryFile(text)).toEqual({ records, unreadable: 0 });
    expect(readHistoryFile(await fileOf())).toEqual({ records: [], unreadable: 0 });
  });

  it('says what is wrong with a file that is cut, of a later version, or something else', async () => {
    const text = await fileOf(sampleRecords(2));
    for (const end of [40, text.length / 2, text.length - 4]) expect(trouble(text.slice(0, end))).toBe('cut');
    expect(trouble(text.replace('"version":1', '"version":2'))).toBe('newer');
    for (const other of ['', 'GIF89a', '[]', '{"format":"else"}', '{"sightline":1,"settings":{}}'])
      expect(trouble(other)).toBe('foreign');
  });

  it('leaves out what nobody could have written here, and takes no other kind of link from it', async () => {
    const hostile = sampleRecord(1, { url: 'javascript:alert(1)' });
    hostile.answer.pages = [{ url: 'data:text/html,x', title: 'x', readLines: 1, totalLines: 1 } as never];
    const foreign = { entry: { id: 'x' }, answer: { id: 'x' } } as HistoryRecord;
    const other = sampleRecord(3);
    other.answer.id = 'of another answer';
    const { records, unreadable } = readHistoryFile(await fileOf([sampleRecord(0), hostile, foreign, other]));
    expect(unreadable).toBe(2);
    expect(records.map(({ entry }) => entry.url)).toEqual([sampleRecord(0).entry.url, '']);
    expect(records[1]?.answer.pages?.[0]?.url).toBe('');
  });
});

describe('answers as a document', () => {
  const words = {
    notFound: 'Not found on the page',
    general: 'From general knowledge',
    page: (page: number) => `p. ${page}`,
    time: () => '5 May 2026',
  };
  const record = sampleRecord(0, { question: 'What is\n# <b>this</b>?', title: 'A page' });
  record.answer.text =
    'It is **so**. <script>alert(1)</script> ![x](https://spy.example/p.png) [y](javascript:z)';

  it('have each question as a heading, with its time, its quotes as such, and its page', () => {
    const markdown = historyAsMarkdown([record, sampleRecord(1, { name: 'My name' })], words);
    expect(markdown.match(/^# .*$/gm)).toEqual(['# What is \\# \\<b\\>this\\</b\\>?', '# My name']);
    expect(markdown).toContain('*5 May 2026*');
    expect(markdown.match(/^> \d\. \[“/gm)).toHaveLength(6);
    expect(markdown).toContain(`[A page](${record.entry.url})`);
  });

  it('are a web page that runs nothing and fetches nothing', async () => {
    const page = await asWebPage(historyAsMarkdown([record], words), 'A "title" <', 'en');
    expect(page).toContain('<strong>so</strong>');
    expect(page).toContain('<blockquote>');
    expect(page).toContain('<title>A &quot;title&quot; &lt;</title>');
    expect(page).not.toMatch(/<script|<img|javascript:|spy\.example/);
  });
});
