import { proseOf, softHyphens } from './prose.ts';
import type { Fact } from './structure.ts';

/** A document that Chromium prints, with what it says in reading order. */
export interface Source {
  name: string;
  html: string;
  truth: Fact[];
  tagged?: boolean;
  header?: string;
  footer?: string;
  /** Read so many times, for the median. */
  repeats?: number;
  /** Poppler cannot read it: phrases are taken from what the page was made of. */
  ownWords?: boolean;
}

const escaped = (text: string): string => text.replace(/&/g, '&amp;').replace(/</g, '&lt;');

/** Builds HTML and truth together. */
function writer(lang: string, css: string, dir = 'ltr') {
  const facts: Fact[] = [];
  let body = '';
  const shown = (text: string) => (css.includes('hyphens: manual') ? softHyphens(text) : text);
  return {
    facts,
    raw(html: string) {
      body += html;
    },
    p(text: string, attributes = '') {
      facts.push({ kind: 'paragraph', text });
      body += `<p ${attributes}>${escaped(shown(text))}</p>`;
    },
    h(level: number, text: string) {
      facts.push({ kind: 'heading', text, level });
      body += `<h${level}>${escaped(text)}</h${level}>`;
    },
    list(items: string[], ordered = false) {
      const tag = ordered ? 'ol' : 'ul';
      for (const [i, text] of items.entries())
        facts.push({ kind: 'item', text: `${ordered ? i + 1 : ''}${text}` });
      body += `<${tag}>${items.map((text) => `<li>${escaped(text)}</li>`).join('')}</${tag}>`;
    },
    table(rows: string[][], caption = '') {
      if (caption) facts.push({ kind: 'caption', text: caption });
      for (const [i, cells] of rows.entries())
        facts.push({ kind: 'row', cells, ...(i === 0 && { header: true }) });
      const row = (cells: string[], tag: string) =>
        `<tr>${cells.map((cell) => `<${tag}>${escaped(cell)}</${tag}>`).join('')}</tr>`;
      body += `<table>${caption ? `<caption>${caption}</caption>` : ''}<thead>${row(rows[0]!, 'th')}</thead><tbody>${rows
        .slice(1)
        .map((cells) => row(cells, 'td'))
        .join('')}</tbody></table>`;
    },
    html: () =>
      `<!doctype html><html lang="${lang}" dir="${dir}"><meta charset="utf-8"><style>${BASE}${css}</style><body>${body}</body></html>`,
  };
}

const BASE = `@page { size: A4; margin: 22mm 20mm }
body { font: 11pt/1.35 "Liberation Serif", "DejaVu Serif", serif; margin: 0 } h1 { font-size: 20pt } h2 { font-size: 15pt } h3 { font-size: 12.5pt }
table { border-collapse: collapse; margin: 1em 0 } td, th { padding: 2pt 10pt; text-align: left; vertical-align: top } caption { font-size: 9.5pt; padding: 4pt }
`;

function columns(lang: string, name: string, count: number, css: string): Source {
  const doc = writer(lang, `main { columns: ${count}; column-gap: 8mm; text-align: justify } ${css}`);
  const prose = proseOf(lang, name.length * 31 + count);
  doc.h(1, lang === 'de' ? 'Bericht aus dem Hafenviertel' : 'A report from the harbour quarter');
  doc.raw('<main>');
  for (let section = 1; section <= 5; section++) {
    doc.h(
      2,
      `${section}. ${lang === 'de' ? 'Abschnitt mit Zahlen' : 'Section about measurements'} ${section * 7}`,
    );
    for (let i = 0; i < 5; i++) doc.p(prose.paragraph(3 + ((section + i) % 4)));
  }
  doc.raw('</main>');
  return { name, html: doc.html(), truth: doc.facts };
}

function tables(name: string, css: string, tagged = false): Source {
  const doc = writer('en', css);
  const prose = proseOf('en', 5);
  doc.h(1, 'Tables of the yearly survey');
  doc.p(prose.paragraph(4));
  doc.table(
    [
      ['Station', 'Opened', 'Visitors', 'Share'],
      ...[
        'Alder Point',
        'Birch Hill',
        'Cedar Falls',
        'Dogwood Lane',
        'Elm Crossing',
        'Fir Ridge',
        'Gorse Bay',
      ].map((place, i) => [
        place,
        String(1950 + 7 * i),
        (12_345 * (i + 1)).toLocaleString('en'),
        `${(3.7 * (i + 1)).toFixed(1)} %`,
      ]),
    ],
    'Table 1: Stations and their visitors',
  );
  doc.p(prose.paragraph(3));
  doc.raw('<div style="width: 150mm">');
  doc.table([
    ['Item', 'Purpose', 'Price'],
    ['Lantern', prose.sentence(), '18.50'],
    ['Anchor chain', prose.sentence(), '240.00'],
    ['Compass', prose.sentence(), '75.25'],
    ['Barometer', prose.sentence(), '64.00'],
  ]);
  doc.raw('</div>');
  doc.h(2, 'Remarks on the tables');
  doc.p(prose.paragraph(5));
  return { name, html: doc.html(), truth: doc.facts, tagged };
}

function leftward(lang: string, name: string): Source {
  const doc = writer(lang, 'body { font-family: "DejaVu Sans", "Noto Naskh Arabic", sans-serif }', 'rtl');
  const prose = proseOf(lang, 11);
  doc.h(1, prose.sentence().replace('.', ''));
  for (let i = 0; i < 6; i++) doc.p(prose.paragraph(5));
  doc.h(2, prose.sentence().replace('.', ''));
  for (let i = 0; i < 3; i++) doc.p(prose.paragraph(4));
  return { name, html: doc.html(), truth: doc.facts };
}

function dense(lang: string, name: string, css: string): Source {
  const doc = writer(
    lang,
    `body { font-family: IPAGothic, "Noto Sans CJK JP", "WenQuanYi Zen Hei", sans-serif } ${css}`,
  );
  const prose = proseOf(lang, 23);
  doc.h(1, prose.sentence().replace('。', ''));
  for (let i = 0; i < 8; i++) doc.p(prose.paragraph(5));
  return { name, html: doc.html(), truth: doc.facts };
}

function lists(tagged: boolean): Source {
  // Chromium draws the usual bullet as a shape: without a structure tree nothing says that it is one.
  const doc = writer('en', `li { margin: 3pt 0 } ${tagged ? '' : "ul { list-style-type: '•  ' }"}`);
  const prose = proseOf('en', 17);
  doc.h(1, 'Instructions for new members');
  for (let section = 1; section <= 4; section++) {
    doc.h(2, `Part ${section} of the instructions`);
    doc.p(prose.paragraph(2));
    doc.h(3, `Preparations for part ${section}`);
    doc.list(
      Array.from({ length: 5 }, () => prose.sentence()),
      section % 2 === 0,
    );
    doc.p(prose.paragraph(3));
  }
  return { name: tagged ? 'lists-tagged' : 'lists', html: doc.html(), truth: doc.facts, tagged };
}

function running(name: string, pages: number, repeats?: number): Source {
  const doc = writer('en', 'p { text-align: justify; text-indent: 1.5em; margin: 0 }');
  const prose = proseOf('en', 29 + pages);
  doc.h(1, 'The long chronicle');
  // Some 3,000 characters fill a page.
  for (let section = 1; section <= pages; section++) {
    doc.h(2, `Chapter ${section}: the year ${1600 + section}`);
    for (let i = 0; i < 6; i++) doc.p(prose.paragraph(5));
  }
  doc.facts.push(
    { kind: 'running', text: 'Annals of the harbour' },
    { kind: 'running', text: 'printed for its members' },
  );
  const line = 'font-size: 8pt; width: 100%; padding: 0 20mm; display: flex; justify-content: space-between';
  return {
    name,
    html: doc.html(),
    truth: doc.facts,
    header: `<div style="${line}"><span>Annals of the harbour</span><span class="pageNumber"></span></div>`,
    footer: `<div style="${line}"><span>printed for its members</span></div>`,
    ...(repeats && { repeats }),
  };
}

function footnotes(): Source {
  const doc = writer(
    'en',
    'section { height: 240mm; position: relative; break-after: page } .foot { position: absolute; bottom: 0; font-size: 8.5pt; border-top: 0.5pt solid; } sup { font-size: 7pt }',
  );
  const prose = proseOf('en', 37);
  for (let page = 1; page <= 4; page++) {
    doc.raw('<section>');
    doc.h(1, `Letter ${page} to the board`);
    for (let i = 0; i < 5; i++) doc.p(prose.paragraph(4));
    const note = prose.sentence();
    doc.raw(`<div class="foot"><sup>${page}</sup> ${note}</div></section>`);
    doc.facts.push({ kind: 'footnote', text: `${page} ${note}` });
  }
  return { name: 'footnotes', html: doc.html(), truth: doc.facts };
}

function turned(): Source {
  const doc = writer(
    'en',
    '.side { writing-mode: vertical-rl; height: 240mm } .side p { max-inline-size: 220mm; margin: 0 6mm }',
  );
  const prose = proseOf('en', 41);
  doc.raw('<div class="side">');
  for (let i = 0; i < 4; i++) doc.p(prose.paragraph(5));
  doc.raw('</div>');
  return { name: 'sideways', html: doc.html(), truth: doc.facts };
}

function article(): Source {
  const doc = writer(
    'en',
    'main { columns: 2; column-gap: 9mm } figure { margin: 6pt 0; break-inside: avoid } figcaption { font-size: 9pt } svg { width: 100%; height: 40mm } p { margin: 0; text-indent: 1.4em; text-align: justify; hyphens: auto }',
  );
  const prose = proseOf('en', 43);
  doc.h(1, 'On the repair of tidal instruments');
  doc.p(prose.paragraph(3), 'style="font-style: italic"');
  doc.raw('<main>');
  for (let section = 1; section <= 4; section++) {
    doc.h(2, `${section} Observations near pier ${section}`);
    for (let i = 0; i < 4; i++) doc.p(prose.paragraph(4));
    const caption = `Figure ${section}. ${prose.sentence()}`;
    doc.raw(
      `<figure><svg viewBox="0 0 100 40"><path d="M0 40 L50 5 L100 35" fill="none" stroke="black"/></svg><figcaption>${caption}</figcaption></figure>`,
    );
    doc.facts.push({ kind: 'caption', text: caption });
    doc.p(prose.paragraph(5));
  }
  doc.raw('</main>');
  return { name: 'article', html: doc.html(), truth: doc.facts };
}

/** The documents of our own. @param long whether the one of 300 pages is among them */
export function sources(long: boolean): Source[] {
  return [
    columns('en', 'two-columns', 2, 'main { hyphens: auto }'),
    columns('en', 'three-columns', 3, 'main { hyphens: manual; font-size: 9.5pt }'),
    columns('de', 'zwei-spalten', 2, 'main { hyphens: manual }'),
    { ...columns('en', 'two-columns-tagged', 2, 'main { hyphens: manual }'), tagged: true },
    tables('tables-plain', ''),
    tables('tables-ruled', 'td, th { border: 0.5pt solid }'),
    tables('tables-tagged', 'td, th { border-bottom: 0.5pt solid }', true),
    leftward('ar', 'arabic'),
    leftward('he', 'hebrew'),
    dense('zh', 'chinese', 'p { text-indent: 2em; margin: 0 }'),
    {
      ...dense('ja', 'japanese-vertical', 'body { writing-mode: vertical-rl; height: 250mm }'),
      ownWords: true,
    },
    lists(false),
    lists(true),
    footnotes(),
    turned(),
    article(),
    running('chronicle', 12),
    ...(long ? [running('chronicle-300', 365, 3)] : []),
  ];
}
