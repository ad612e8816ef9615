import type { PdfLine, PdfText } from '../../src/pdf/pdf-text.ts';
import { apart, createChecks, type Structure } from './structure.ts';

type Check = ReturnType<typeof createChecks>['check'];

/** Facts about the shared files, looked up by hand on the pages as they are printed. */
const FACTS: Record<string, (lines: readonly PdfLine[], check: Check, text: PdfText) => void> = {
  'tracemonkey.pdf'(lines, check) {
    const titles = [
      'Abstract',
      '1. Introduction',
      '2. Overview: Example Tracing Run',
      '3. Trace Trees',
      '4. Nested Trace Tree Formation',
      '5. Trace Tree Optimization',
      '6. Implementation',
      '7. Evaluation',
      '8. Related Work',
      '9. Conclusions',
    ];
    inOrder(lines, titles, check);
    areHeadings(lines, titles, check);
    rowWith(lines, check, 12, '3d-cube', 10);
    rowWith(lines, check, 12, 'string-validate-input', 10);
    check('tables', rowsOn(lines, 12).length === 27, () => `page 12: ${rowsOn(lines, 12).length} rows`);
    check(
      'tables',
      rowsOn(lines, 2).length === 0,
      () => `page 2 is a drawing: ${rowsOn(lines, 2).length} rows`,
    );
    for (const figure of [1, 2, 3, 4, 5, 13]) hasCaption(lines, check, `Figure ${figure}.`);
    joins(lines, check, 'de facto', 'application logic');
    dissolved(lines, check, ['compile', 'programming', 'performance', 'efficiently']);
  },
  'federal-register.pdf'(lines, check) {
    const pages = Array.from({ length: 15 }, (_, i) => i + 1);
    running(lines, check, pages, 'footer', /VerDate/);
    running(lines, check, pages, 'footer', /DSKJLSW7X2PROD/);
    running(lines, check, pages.slice(1), 'header', /Federal Register/);
    inOrder(
      lines,
      [
        'AGENCY:',
        'ACTION:',
        'SUMMARY:',
        'ADDRESSES:',
        'Examining the AD Docket',
        'SUPPLEMENTARY INFORMATION:',
        'Comments Invited',
        'Confidential Business Information (CBI)',
      ],
      check,
    );
    areHeadings(
      lines,
      ['Proposed Rules', 'Examining the AD Docket', 'Comments Invited', 'Background'],
      check,
    );
    check(
      'hyphens',
      lines.some(({ text }) => text.includes('FAA-approved')),
      () => 'FAA-approved',
    );
    rowWith(lines, check, 6, 'AOA sensor system test', 5);
    check(
      'tables',
      lines.every(({ role, page }) => role !== 'row' || page === 6 || page > 7),
      () => 'no table before page 8 but the costs on page 6',
    );
  },
  'senate-expenditures.pdf'(lines, check) {
    rowWith(lines, check, 1, 'DHAW20190005', 7, '798.90');
    rowWith(lines, check, 1, 'DHAW20190041', 7, '697.00');
    rowWith(lines, check, 1, 'BAIN, J MATTHEW', 3, '37,499.96');
    check(
      'tables',
      lines.filter(({ text }) => /^DHAW2019/.test(text)).every(({ cells }) => cells?.length === 7),
      () => 'seven cells in each numbered row',
    );
    const head = lines.find(({ notes }) => notes?.includes('headers'));
    check('tables', head?.cells?.length === 7, () => `headers: ${head?.text}`);
  },
  'r-intro.pdf'(lines, check) {
    running(lines, check, [12, 13, 25, 40, 60, 90, 105], 'header', /\d/);
    areHeadings(
      lines,
      [
        '1.10 Executing commands from or diverting output to a file',
        '1.11 Data permanency and removing objects',
        '7 Reading data from files',
        'Appendix D Function and variable index',
      ],
      check,
    );
    rowWith(lines, check, 39, '01', 7, 'no');
    rowWith(lines, check, 39, '05', 7, 'yes');
    for (const page of [12, 39])
      check(
        'footnotes',
        lines.some((line) => line.page === page && line.role === 'footnote'),
        () => `page ${page}`,
      );
    dissolved(lines, check, ['conducted']);
  },
  'geotopo.pdf'(lines, check) {
    running(lines, check, [7, 8, 12, 33, 61, 96], 'header', /TOPOLOG|METRI|\d/);
    for (const title of [
      'Definition 10',
      'Bemerkung 6',
      'Symbolverzeichnis',
      'Stichwortverzeichnis',
      'Inhaltsverzeichnis',
    ])
      areHeadings(lines, [title], check);
    check(
      'footnotes',
      lines.some(({ page, role }) => page === 12 && role === 'footnote'),
      () => 'page 12',
    );
    check('tables', rowsOn(lines, 113).length >= 4, () => `page 113: ${rowsOn(lines, 113).length} rows`);
  },
  'maint-guide-zh.pdf'(lines, check) {
    running(lines, check, [4, 20, 39, 55, 63], 'header', /Debian/);
    areHeadings(lines, ['5.14 {package.,source/}lintian-overrides', '5.15.1 manpage.1.ex'], check);
    check(
      'tables',
      rowsOn(lines, 39).filter(({ cells }) => cells?.length === 3).length >= 6,
      () => 'page 39: rows of three cells',
    );
    check(
      'footnotes',
      lines.some(({ page, role }) => page === 39 && role === 'footnote'),
      () => 'page 39',
    );
    check(
      'items',
      lines.filter(({ page, role }) => page === 39 && role === 'listitem').length >= 3,
      () => 'page 39',
    );
  },
  'google-doc.pdf'(lines, check) {
    areHeadings(lines, ['Example document'], check);
    for (const name of ['Continent', 'Capital', 'Currency', 'Population'])
      check(
        'tables',
        rowsOn(lines, 1).some(({ text }) => text.startsWith(name)),
        () => name,
      );
    check('footnotes', lines.filter(({ role }) => role === 'footnote').length === 3, () => 'three notes');
  },
  'arabic-chrome.pdf'(lines, check) {
    check('tables', rowsOn(lines, 5).length >= 5, () => 'page 5');
    areHeadings(lines, ['1. Super Bowl 50', '2. Warsaw'], check);
  },
  'pd-kids.pdf'(lines, check) {
    const page = new Set(lines.filter((line) => line.page === 3).map(({ block }) => block));
    check('paragraphs', page.size >= 9 && page.size <= 13, () => `page 3 has 11 paragraphs: ${page.size}`);
  },
  'form.pdf'(lines, check) {
    const said = lines.map(({ text, notes = [] }) => [text, ...notes].join(' ')).join('\n');
    check('fields', said.includes('value "foobar"'), () => 'the text field of page 2');
    check(
      'fields',
      lines.some(({ role }) => role === 'checkbox'),
      () => 'the ticked box of page 2',
    );
    check('fields', !said.includes('123456789'), () => 'a social security number is told');
  },
  'scan.pdf'(_lines, check, { scans }) {
    check('scans', scans.length === 1, () => 'page 1 is a picture');
  },
};

export function checkShared(name: string, text: PdfText): Structure | undefined {
  const facts = FACTS[name];
  if (!facts) return undefined;
  const { structure, check } = createChecks();
  facts(apart(text.lines), check, text);
  return structure;
}

const rowsOn = (lines: readonly PdfLine[], page: number): PdfLine[] =>
  lines.filter((line) => line.page === page && line.role === 'row');

function inOrder(lines: readonly PdfLine[], words: readonly string[], check: Check): void {
  const at = words.map((word) => lines.findIndex(({ text }) => text.startsWith(word)));
  for (let i = 1; i < at.length; i++)
    check('order', at[i]! >= 0 && at[i]! > at[i - 1]!, () => `${words[i - 1]} | ${words[i]}`);
}

function areHeadings(lines: readonly PdfLine[], titles: readonly string[], check: Check): void {
  for (const title of titles)
    check(
      'headings',
      lines.some(({ role, text }) => role === 'heading' && text === title),
      () => title,
    );
}

function rowWith(
  lines: readonly PdfLine[],
  check: Check,
  page: number,
  first: string,
  cells: number,
  last?: string,
): void {
  const row = rowsOn(lines, page).find(({ text }) => text.replace(/^[¦\s]+/, '').startsWith(first));
  const ok = row?.cells?.length === cells && (last === undefined || row.text.endsWith(last));
  check('tables', ok, () => `page ${page}, ${first}: ${row?.text}`);
}

const hasCaption = (lines: readonly PdfLine[], check: Check, start: string): void =>
  check(
    'captions',
    lines.some(({ role, text }) => role === 'caption' && text.startsWith(start)),
    () => start,
  );

/** Words on two sides of a column or page border lie in one block. */
function joins(lines: readonly PdfLine[], check: Check, before: string, after: string): void {
  const first = lines.find(({ text }) => text.includes(before));
  check(
    'paragraphs',
    lines.some(({ block, text }) => block === first?.block && text.includes(after)),
    () => `${before} ... ${after}`,
  );
}

function dissolved(lines: readonly PdfLine[], check: Check, words: readonly string[]): void {
  for (const word of words)
    check(
      'hyphens',
      lines.some(({ text }) => text.includes(word)),
      () => word,
    );
}

function running(
  lines: readonly PdfLine[],
  check: Check,
  pages: readonly number[],
  role: string,
  words: RegExp,
): void {
  for (const page of pages)
    check(
      'running',
      lines.some((line) => line.page === page && line.role === role && words.test(line.text)),
      () => `page ${page}: ${role}`,
    );
}
