import { button, press, says, type Task, tick } from '../../guide/kit.ts';
import { named, reveals, site } from './shell.ts';

interface RowMenu {
  lang: string;
  question: string;
  title: string;
  rows: string[];
  /** Position in `rows`. */
  wanted: number;
  menu: (row: string) => string;
  items: string[];
  /** Position in `items`. */
  item: number;
  done: string;
}

/** A menu of one row among many. */
const rowMenu = (m: RowMenu): Task => ({
  name: `starter: row menu (${m.lang})`,
  question: m.question,
  pages: {
    [`/rows-${m.lang}`]: site(
      m.lang,
      m.title,
      `<table>${m.rows.map((row, i) => `<tr><td>${row}</td><td>${reveals(`b${i}`, '⋯', `#m${i}`, `aria-label="${m.menu(row)}"`)}<div role=menu id=m${i} hidden>${m.items.map((item, j) => `<button role=menuitem id=i${i}-${j} onclick="${says(m.done)}">${item}</button>`).join('')}</div></td></tr>`).join('')}</table>`,
    ),
  },
  steps: [
    press(`#b${m.wanted}`, named(m.menu(m.rows[m.wanted]!))),
    press(`#i${m.wanted}-${m.item}`, named(m.items[m.item]!), { commits: true }),
  ],
  shows: new RegExp(m.done),
});

interface NextPage {
  lang: string;
  question: string;
  title: string;
  first: string[];
  next: string;
  second: string[];
  /** Position in `second`. */
  wanted: number;
  text: string;
}

/** Something that stands on the second page of a list. */
const nextPage = (n: NextPage): Task => {
  const links = (names: string[]) =>
    `<ol>${names.map((name, i) => `<li><a id=l${i} href=/next-${n.lang}-3>${name}</a></li>`).join('')}</ol>`;
  return {
    name: `starter: next page (${n.lang})`,
    question: n.question,
    pages: {
      [`/next-${n.lang}`]: site(
        n.lang,
        n.title,
        `${links(n.first)}<p><a id=next href=/next-${n.lang}-2>${n.next}</a></p>`,
      ),
      [`/next-${n.lang}-2`]: site(n.lang, n.title, links(n.second)),
      [`/next-${n.lang}-3`]: site(n.lang, n.second[n.wanted]!, `<p>${n.text}</p>`),
    },
    steps: [press('#next', named(n.next)), press(`#l${n.wanted}`, named(n.second[n.wanted]!))],
    shows: new RegExp(n.text),
  };
};

interface Sorted {
  lang: string;
  question: string;
  title: string;
  columns: [string, string];
  sort: string;
  rows: [string, string][];
  /** The first one once the list is sorted. */
  first: string;
  text: string;
}

/** A table is sorted, and its first row opened. */
const sorted = (s: Sorted): Task => ({
  name: `starter: sort (${s.lang})`,
  question: s.question,
  pages: {
    [`/sort-${s.lang}`]: site(
      s.lang,
      s.title,
      `${button('sort', s.sort, 'b.append(...[...b.rows].reverse());note.hidden=false')} <span id=note hidden>↑</span><table><thead><tr><th>${s.columns.join('<th>')}</thead><tbody id=b>${s.rows.map(([name, value], i) => `<tr><td><a id=s${i} href=/sort-${s.lang}-2>${name}</a><td>${value}`).join('')}</tbody></table>`,
    ),
    [`/sort-${s.lang}-2`]: site(s.lang, s.first, `<p>${s.text}</p>`),
  },
  steps: [
    press('#sort', named(s.sort)),
    press(`#s${s.rows.findIndex(([name]) => name === s.first)}`, named(s.first)),
  ],
  shows: new RegExp(s.text),
});

interface Basket {
  lang: string;
  question: string;
  title: string;
  colours: string[];
  wanted: string;
  more: string;
  add: string;
  basket: string;
  total: string;
}

/** A product in a colour, twice, and the basket. */
const basket = (b: Basket): Task => ({
  name: `starter: basket (${b.lang})`,
  question: b.question,
  pages: {
    [`/basket-${b.lang}`]: site(
      b.lang,
      b.title,
      `<fieldset>${b.colours.map((colour, i) => `<label><input type=radio name=c id=c${i}> ${colour}</label>`).join('')}</fieldset>${button('more', b.more, 'n.textContent=+n.textContent+1')} <span id=n>1</span> ${button('add', b.add, 'k.hidden=false')}<p id=k hidden><a id=open href=/basket-${b.lang}-2>${b.basket}</a></p>`,
    ),
    [`/basket-${b.lang}-2`]: site(b.lang, b.basket, `<p>${b.total}</p>`),
  },
  steps: [
    tick(`#c${b.colours.indexOf(b.wanted)}`, named(b.wanted)),
    press('#more', named(b.more)),
    press('#add', named(b.add)),
    press('#open', named(b.basket)),
  ],
  shows: new RegExp(b.total),
});

const ROWS: RowMenu[] = [
  {
    lang: 'en',
    question: 'Archive the note about the boiler',
    title: 'Notes',
    rows: ['Boiler service in May', 'Ideas for the fence', 'Seeds to order', 'Books lent to Sam'],
    wanted: 0,
    menu: (row) => `Actions for ${row}`,
    items: ['Pin', 'Archive', 'Copy link'],
    item: 1,
    done: 'The note is archived',
  },
  {
    lang: 'de',
    question: 'Lösche die Rechnung vom März',
    title: 'Rechnungen',
    rows: ['Januar 2026', 'Februar 2026', 'März 2026', 'April 2026'],
    wanted: 2,
    menu: (row) => `Menü für ${row}`,
    items: ['Ansehen', 'Herunterladen', 'Löschen'],
    item: 2,
    done: 'Die Rechnung ist gelöscht',
  },
  {
    lang: 'es',
    question: 'Haz una copia de la lista de la compra',
    title: 'Mis listas',
    rows: ['Viaje a la costa', 'Lista de la compra', 'Regalos'],
    wanted: 1,
    menu: (row) => `Opciones de ${row}`,
    items: ['Abrir', 'Duplicar', 'Compartir'],
    item: 1,
    done: 'La lista tiene una copia',
  },
  {
    lang: 'ja',
    question: '田中さんの予約を取り消して',
    title: '予約の一覧',
    rows: ['佐藤さん', '田中さん', '鈴木さん'],
    wanted: 1,
    menu: (row) => `${row}のメニュー`,
    items: ['詳細', '日時を変更', '予約を取り消す'],
    item: 2,
    done: '予約を取り消しました',
  },
  {
    lang: 'ar',
    question: 'انقل رسالة البلدية إلى الأرشيف',
    title: 'الرسائل',
    rows: ['رسالة المدرسة', 'رسالة البلدية', 'رسالة النادي'],
    wanted: 1,
    menu: (row) => `خيارات ${row}`,
    items: ['رد', 'نقل إلى الأرشيف', 'حذف'],
    item: 1,
    done: 'نقلت الرسالة',
  },
];

const NEXT_PAGES: NextPage[] = [
  {
    lang: 'en',
    question: 'Open the recipe for plum dumplings',
    title: 'Recipes with fruit',
    first: ['Apple crumble', 'Pear tart', 'Cherry soup'],
    next: 'Older recipes',
    second: ['Quince jelly', 'Plum dumplings', 'Fig bread'],
    wanted: 1,
    text: 'Boil the dumplings for twelve minutes',
  },
  {
    lang: 'de',
    question: 'Zeig mir das Protokoll vom 9. Mai',
    title: 'Protokolle des Vereins',
    first: ['Sitzung vom 4. September', 'Sitzung vom 3. Juli'],
    next: 'Ältere Einträge',
    second: ['Sitzung vom 9. Mai', 'Sitzung vom 7. März'],
    wanted: 0,
    text: 'Anwesend waren elf Mitglieder',
  },
  {
    lang: 'fr',
    question: "Ouvre l'article sur le moulin de Brassac",
    title: 'Patrimoine',
    first: ['La halle aux grains', 'Le pont des lavandières'],
    next: 'Page suivante',
    second: ['La tour du guet', 'Le moulin de Brassac', 'Le four banal'],
    wanted: 1,
    text: 'Le moulin tourne encore trois jours par an',
  },
  {
    lang: 'pt',
    question: 'Abra a oferta do sítio com pomar',
    title: 'Casas à venda',
    first: ['Casa com varanda', 'Sobrado no centro'],
    next: 'Mais ofertas',
    second: ['Chalé na serra', 'Sítio com pomar'],
    wanted: 1,
    text: 'O pomar tem quarenta laranjeiras',
  },
  {
    lang: 'zh',
    question: '打开关于皮影戏的讲座',
    title: '讲座预告',
    first: ['古琴入门', '城市里的鸟'],
    next: '下一页',
    second: ['茶与瓷器', '皮影戏的故事'],
    wanted: 1,
    text: '讲座在周六下午两点开始',
  },
];

const SORTED: Sorted[] = [
  {
    lang: 'en',
    question: 'Sort the flats by rent and open the cheapest',
    title: 'Flats to let',
    columns: ['Flat', 'Rent'],
    sort: 'Sort by rent',
    rows: [
      ['Attic in Mill Street', '$1,240'],
      ['Flat by the canal', '$980'],
      ['Studio at the station', '$610'],
    ],
    first: 'Studio at the station',
    text: 'One room with a kitchen corner',
  },
  {
    lang: 'de',
    question: 'Sortiere die Touren nach Länge und öffne die kürzeste',
    title: 'Radtouren',
    columns: ['Tour', 'Länge'],
    sort: 'Nach Länge sortieren',
    rows: [
      ['Drei-Flüsse-Weg', '88 km'],
      ['Moorrunde', '41 km'],
      ['Mühlenschleife', '17 km'],
    ],
    first: 'Mühlenschleife',
    text: 'Die Schleife führt an fünf Mühlen vorbei',
  },
  {
    lang: 'es',
    question: 'Ordena los cursos por fecha y abre el primero',
    title: 'Cursos de verano',
    columns: ['Curso', 'Fecha'],
    sort: 'Ordenar por fecha',
    rows: [
      ['Cerámica', '28 de agosto'],
      ['Vela', '9 de agosto'],
      ['Guitarra', '2 de julio'],
    ],
    first: 'Guitarra',
    text: 'Las clases son de diez a doce',
  },
  {
    lang: 'zh',
    question: '把航班按价格排序,然后打开最便宜的',
    title: '航班',
    columns: ['航班', '价格'],
    sort: '按价格排序',
    rows: [
      ['早班 QL102', '820元'],
      ['午班 QL108', '640元'],
      ['夜班 QL116', '390元'],
    ],
    first: '夜班 QL116',
    text: '夜班于二十三点起飞',
  },
  {
    lang: 'ar',
    question: 'رتب الكتب حسب السعر وافتح الأرخص',
    title: 'الكتب',
    columns: ['الكتاب', 'السعر'],
    sort: 'رتب حسب السعر',
    rows: [
      ['تاريخ المدينة', '90 درهما'],
      ['حكايات البحر', '55 درهما'],
      ['دفتر النباتات', '20 درهما'],
    ],
    first: 'دفتر النباتات',
    text: 'في الكتاب مئة نبتة',
  },
];

const BASKETS: Basket[] = [
  {
    lang: 'en',
    question: 'Put two green lunch boxes into the basket and open it',
    title: 'Lunch box Pip',
    colours: ['Blue', 'Green', 'Rust'],
    wanted: 'Green',
    more: 'One more',
    add: 'Add to basket',
    basket: 'Go to basket',
    total: 'Two green boxes, 38 dollars',
  },
  {
    lang: 'de',
    question: 'Lege zwei graue Decken in den Korb und öffne ihn',
    title: 'Wolldecke Tjark',
    colours: ['Grau', 'Ocker', 'Rot'],
    wanted: 'Grau',
    more: 'Eine mehr',
    add: 'In den Korb',
    basket: 'Zum Korb',
    total: 'Zwei graue Decken, 118 Euro',
  },
  {
    lang: 'fr',
    question: 'Mets deux carnets rouges dans le panier et ouvre-le',
    title: 'Carnet Lin',
    colours: ['Noir', 'Rouge', 'Sable'],
    wanted: 'Rouge',
    more: 'Un de plus',
    add: 'Ajouter au panier',
    basket: 'Voir le panier',
    total: 'Deux carnets rouges, 24 euros',
  },
  {
    lang: 'pt',
    question: 'Coloque duas redes azuis no carrinho e abra-o',
    title: 'Rede Sereia',
    colours: ['Azul', 'Amarela', 'Branca'],
    wanted: 'Azul',
    more: 'Mais uma',
    add: 'Pôr no carrinho',
    basket: 'Abrir carrinho',
    total: 'Duas redes azuis, 260 reais',
  },
  {
    lang: 'ja',
    question: '藍色の湯のみを二つかごに入れて、かごを開いて',
    title: '湯のみ 波',
    colours: ['白', '藍色', '黒'],
    wanted: '藍色',
    more: '一つ増やす',
    add: 'かごに入れる',
    basket: 'かごを見る',
    total: '藍色の湯のみ二つ、4,400円',
  },
];

/** Lists, tables and what is done with one thing of many. */
export const LIST_TASKS: Task[] = [
  ...ROWS.map(rowMenu),
  ...NEXT_PAGES.map(nextPage),
  ...SORTED.map(sorted),
  ...BASKETS.map(basket),
];
