import { existsSync, readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { IndexLine } from '../../../src/contracts/page-index.ts';
import { PAGING } from '../../../src/core/lexicon/paging.ts';
import { namesCommitment } from '../../../src/core/lexicon/risk.ts';
import type { PagingWords } from '../../../src/core/lexicon/shape.ts';
import { pageOf, statedEnd } from '../../../src/core/lists/end.ts';
import { leadsOn, saysNext, saysPrevious } from '../../../src/core/lists/lead-on.ts';
import type { RecordList } from '../../../src/core/lists/records.ts';
import { FIRST, SECOND, THIRD } from '../risk/labels.ts';

const FOLDER = resolve(import.meta.dirname, '../../../src/core/lexicon');
const languages = readdirSync(FOLDER, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);

const line = (n: number, text: string, more: Partial<IndexLine> = {}): IndexLine =>
  ({ n, text, kind: 'text', role: 'paragraph', notes: [], ...more }) as IndexLine;
const control = (text: string): IndexLine => line(2, text, { kind: 'control', role: 'button' });

/** A list of some items with a line behind it. */
function before(said: IndexLine, count = 20): { list: RecordList; lines: IndexLine[] } {
  const first = line(1, 'Heron');
  const items = Array.from({ length: count }, () => ({
    key: '',
    text: 'Heron',
    parts: [{ line: first, start: 0, end: 5 }],
  }));
  const list = { items, first: 0, last: 0, below: false, names: '', label: '', headings: [], lead: '' };
  return { list: list as unknown as RecordList, lines: [first, said] };
}
const endSaid = (text: string, count = 20) => {
  const { list, lines } = before(line(2, text), count);
  return statedEnd(list, lines, count);
};
const phrasesOf = (words: PagingWords, use: keyof PagingWords) =>
  (words[use] ?? '').split('|').map((phrase) => phrase.trim());

describe('what leads on through a list', () => {
  it('is known in every language of the lexicon', () => {
    expect(Object.keys(PAGING).sort()).toEqual(languages.sort());
    expect(languages.filter((code) => !existsSync(join(FOLDER, code, 'paging.ts')))).toEqual([]);
    const lacks = Object.entries(PAGING).map(([code, { of, among }]) => (of || among ? '' : code));
    console.log(
      `"20 of 240" has no words of its own in ${lacks.filter(Boolean).join(', ')}: they write a stroke`,
    );
  });

  it.each(Object.entries(PAGING))('is found by its own words (%s)', (_, words) => {
    const buttons = phrasesOf(words, 'more').flatMap((more) =>
      phrasesOf(words, 'load').flatMap((load) => [`${load} ${more}`, `${more} ${load} (12)`]),
    );
    const lost = [
      ...[...buttons, ...phrasesOf(words, 'alone')].filter((said) => said && !leadsOn(control(said))),
      ...phrasesOf(words, 'next').filter((phrase) => !saysNext(`${phrase} ›`)),
      ...phrasesOf(words, 'previous').filter((phrase) => !saysPrevious(`« ${phrase}`)),
    ];
    expect(lost).toEqual([]);
  });

  it('does not lead back', () => {
    const both = Object.values(PAGING).flatMap((words) => phrasesOf(words, 'previous').filter(saysNext));
    expect(both).toEqual([]);
  });

  it('commits to nothing', () => {
    const alarms = Object.entries(PAGING).flatMap(([code, words]) =>
      [
        ...phrasesOf(words, 'load').flatMap((load) =>
          phrasesOf(words, 'more').map((more) => `${load} ${more}`),
        ),
        ...phrasesOf(words, 'next'),
      ].filter((phrase) => namesCommitment(phrase, code)),
    );
    expect(alarms).toEqual([]);
  }, 30_000);

  it('is nothing that buys, sends, follows or likes, in any language', () => {
    const labels = [FIRST, SECOND, THIRD].flatMap((part) => Object.values(part));
    const committing = labels.flatMap(({ commits }) => commits);
    expect(committing.length).toBeGreaterThan(300);
    expect(committing.filter((label) => leadsOn(control(label)))).toEqual([]);
  });

  it.each([
    ['Show 20 more'],
    ['Next page'],
    ['Página siguiente'],
    ['Следующая страница'],
    ['Older posts'],
    ['もっと見る'],
    ['点击加载更多'],
    ['Xem thêm'],
    ['Tümünü göster'],
    ['ڈیٹا مزید دیکھیں'.slice(5)],
    ['Load 12 more items'],
    ['Weitere 24 anzeigen'],
    ['Показать ещё 20'],
    ['さらに20件表示'],
    ['20개 더보기'],
    ['20개 더 보기'],
    ['显示更多 (30)'],
    ['Pokaż kolejne 20 ofert'],
    ['عرض المزيد'],
    ['DAHA FAZLA GÖSTER'],
    ['İleri'],
    ['Ko‘proq'],
    ['Carrega’n més'],
    ['और देखें'],
    ['Následující →'],
  ])('is "%s"', (text) => expect(leadsOn(control(text))).toBeDefined());

  it.each([
    ['Больше не показывать'],
    ['Mehr Informationen'],
    ['المزيد من المعلومات'],
    ['もっと詳しく'],
    ['更多优惠'],
    ['Følg'],
    ['Next step: payment'],
    ['次に進む'],
    ['Подписаться'],
    ['加入购物车'],
    ['いいね'],
    ['좋아요'],
    ['शेयर करें'],
  ])('is not "%s"', (text) => expect(leadsOn(control(text))).toBeUndefined());
});

describe('which page of its list it is', () => {
  it.each([
    'Page 2 of 9',
    'Seite 2 von 9',
    'Strona 2 z 9',
    'Страница 2 из 9',
    'Сторінка 2 з 9',
    'Strana 2 z 9',
    'Sida 2 av 9',
    'Side 2 af 9',
    'Side 2 av 9',
    'Sivu 2/9',
    'Sayfa 2 / 9',
    '2. oldal / 9',
    '第 2 页，共 9 页',
    '第2頁 / 共9頁',
    '2/9 页',
    '2 / 9 ページ',
    '9ページ中2ページ目',
    '2 / 9 페이지',
    '9 페이지 중 2 페이지',
    'صفحة ٢ من ٩',
    'صفحه ۲ از ۹',
    'पेज 2 / 9',
    'पेज 9 में से 2',
    'หน้า 2 จาก 9',
    'Trang 2 / 9',
    'Halaman 2 dari 9',
    'עמוד 2 מתוך 9',
    'Σελίδα 2 από 9',
    'Pagina 2 din 9',
    'Страница 2 от 9',
    'Puslapis 2 iš 9',
  ])('%s', (text) => {
    const { list, lines } = before(line(2, text));
    expect(pageOf(list, lines)).toEqual({ page: 2, of: 9 });
    expect(statedEnd(list, lines, 20)).toEqual({ end: 'more_offered' });
  });
});

describe('how much of a list is shown', () => {
  it.each([
    '1–20 of 240',
    '1–20 z 240 ofert',
    'Показано 1–20 из 240',
    'Visar 1–20 av 240',
    'Viser 1-20 af 240',
    '1-20 / 240',
    '240 sonuçtan 1-20 arası',
    '第 1-20 条，共 240 条',
    '240件中1～20件を表示',
    '1〜20 / 240件',
    '240개 중 1-20개',
    'عرض ١–٢٠ من أصل ٢٤٠',
    '240 में से 1-20',
    'แสดง 1-20 จาก 240',
    'Hiển thị 1-20 trong số 240',
    'מציג 1-20 מתוך 240',
  ])('%s: there are more', (text) => {
    expect(endSaid(text)).toEqual({ end: 'more_stated', stated: 240 });
  });

  it.each(['20 z 20', '20 из 20', '20件中20件', '20개 중 20개', '٢٠ من ٢٠', '1-20 条，共 20 条'])(
    '%s: it is all there',
    (text) => expect(endSaid(text)).toEqual({ end: 'stated', stated: 20 }),
  );

  it.each(['5 z 20', '7 из 9', '12月20日', '2024年3月20日'])('%s says nothing of 20 items', (text) => {
    expect(endSaid(text)).not.toMatchObject({ end: 'stated' });
  });
});
