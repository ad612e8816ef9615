import { MORE_LANGUAGES } from './languages.ts';

/** A list that was made up, with what is known of it. */
export interface ListCase {
  name: string;
  lang: string;
  html: string;
  /** Pages that it goes on to behind links, `?page=2` and on. */
  further?: string[];
  /** Which of these pages, from 1, is in view; absent: the first, `html`. */
  at?: number;
  questions: ListQuestionCase[];
}

export interface ListQuestionCase {
  question: string;
  /** The number, or the name of the item, or the amount as a number. */
  result: number | string;
  /** Whether the list as the page shows it ends there. */
  ends: boolean;
  /** Asked with "Read all of it". */
  whole?: boolean;
}

interface Stay {
  name: string;
  town: string;
  price: number;
  rooms: number;
  opened: number;
  pool: boolean;
}

const TOWNS = ['Porthaven', 'Millbrook', 'Ashford', 'Lindow'];
const NAMES =
  'Gull Tern Crane Heron Plover Swift Kestrel Osprey Wren Robin Finch Lark Dunlin Knot Avocet Curlew Eider Gannet Puffin Razorbill Skua Merlin Hobby Harrier Bittern Grebe Coot Rail Snipe Stork'.split(
    ' ',
  );

/** The same numbers each time, without a pattern that one sees. */
function stays(count: number, seed: number, { towns = TOWNS, unit = 1 }: Partial<Words> = {}): Stay[] {
  let state = seed * 7919 + 17;
  const next = (below: number) => {
    state = (state * 1103515245 + 12345) % 2147483648;
    return Math.floor((state / 2147483648) * below);
  };
  const prices = new Set<number>();
  return Array.from({ length: count }, (_, i) => {
    let price = 40 + next(260);
    while (prices.has(price)) price += 1;
    prices.add(price);
    const round = Math.floor(i / NAMES.length);
    return {
      name: `${NAMES[i % NAMES.length]}${round > 0 ? ` ${round + 1}` : ''}`,
      town: towns[next(towns.length)]!,
      price: price * unit,
      rooms: 5 + next(90),
      opened: 1950 + i * 2 + next(2),
      pool: next(3) === 0,
    };
  });
}

/** The words of one language for the lists and the questions over them. */
export interface Words {
  lang: string;
  title: string;
  noun: string;
  town: string;
  price: string;
  rooms: string;
  opened: string;
  pool: string;
  yes: string;
  no: string;
  money(price: number): string;
  howMany: string;
  inTown(town: string): string;
  under(price: number): string;
  cheapest: string;
  dearest: string;
  sum: string;
  average: string;
  withPool: string;
  withoutPool?: string;
  between?(from: number, to: number): string;
  atLeast?(price: number): string;
  newest?: string;
  oldest?: string;
  /** The first five. */
  first?: string;
  listIn?(town: string): string;
  /** Names of places as the page writes them; absent: `TOWNS`. */
  towns?: readonly string[];
  /** What a price is multiplied by, to be one of the country. */
  unit?: number;
  more: string;
  next: string;
  pageOf: string;
  of: string;
}

export const EN: Words = {
  lang: 'en',
  title: 'Hotels on the coast',
  noun: 'Hotel',
  town: 'Town',
  price: 'Price',
  rooms: 'Rooms',
  opened: 'Opened',
  pool: 'Pool',
  yes: 'yes',
  no: 'no',
  money: (price) => `€${price}.00`,
  howMany: 'How many hotels are there?',
  inTown: (town) => `How many hotels are in ${town}?`,
  under: (price) => `How many hotels cost less than ${price} euros?`,
  cheapest: 'Which hotel is the cheapest?',
  dearest: 'Which is the most expensive hotel?',
  sum: 'What is the total price of all hotels?',
  average: 'What is the average price of the hotels?',
  withPool: 'How many hotels have a pool?',
  more: 'Load more',
  next: 'Next',
  pageOf: 'Page 1 of 4',
  of: 'of',
};
const DE: Words = {
  lang: 'de',
  title: 'Hotels an der Küste',
  noun: 'Hotel',
  town: 'Ort',
  price: 'Preis',
  rooms: 'Zimmer',
  opened: 'Eröffnet',
  pool: 'Schwimmbad',
  yes: 'ja',
  no: 'nein',
  money: (price) => `${price},00 €`,
  howMany: 'Wie viele Hotels gibt es?',
  inTown: (town) => `Wie viele Hotels liegen in ${town}?`,
  under: (price) => `Wie viele Hotels kosten weniger als ${price} Euro?`,
  cheapest: 'Welches Hotel ist das billigste?',
  dearest: 'Welches ist das teuerste Hotel?',
  sum: 'Was ist die Summe der Preise aller Hotels?',
  average: 'Was ist der durchschnittliche Preis der Hotels?',
  withPool: 'Wie viele Hotels haben ein Schwimmbad?',
  more: 'Mehr laden',
  next: 'Weiter',
  pageOf: 'Seite 1 von 4',
  of: 'von',
};
const ES: Words = {
  lang: 'es',
  title: 'Hoteles de la costa',
  noun: 'Hotel',
  town: 'Ciudad',
  price: 'Precio',
  rooms: 'Habitaciones',
  opened: 'Abierto',
  pool: 'Piscina',
  yes: 'sí',
  no: 'no',
  money: (price) => `${price},00 €`,
  howMany: '¿Cuántos hoteles hay?',
  inTown: (town) => `¿Cuántos hoteles hay en ${town}?`,
  under: (price) => `¿Cuántos hoteles cuestan menos de ${price} euros?`,
  cheapest: '¿Qué hotel es el más barato?',
  dearest: '¿Cuál es el hotel más caro?',
  sum: '¿Cuál es la suma de los precios de los hoteles?',
  average: '¿Cuál es el precio promedio de los hoteles?',
  withPool: '¿Cuántos hoteles tienen piscina?',
  more: 'Cargar más',
  next: 'Siguiente',
  pageOf: 'Página 1 de 4',
  of: 'de',
};
const FR: Words = {
  lang: 'fr',
  title: 'Hôtels de la côte',
  noun: 'Hôtel',
  town: 'Ville',
  price: 'Prix',
  rooms: 'Chambres',
  opened: 'Ouvert',
  pool: 'Piscine',
  yes: 'oui',
  no: 'non',
  money: (price) => `${price},00 €`,
  howMany: "Combien d'hôtels y a-t-il ?",
  inTown: (town) => `Combien d'hôtels y a-t-il à ${town} ?`,
  under: (price) => `Combien d'hôtels coûtent moins de ${price} euros ?`,
  cheapest: "Quel est l'hôtel le moins cher ?",
  dearest: "Quel est l'hôtel le plus cher ?",
  sum: 'Quelle est la somme des prix des hôtels ?',
  average: 'Quel est le prix moyen des hôtels ?',
  withPool: "Combien d'hôtels ont une piscine ?",
  more: 'Charger plus',
  next: 'Suivant',
  pageOf: 'Page 1 sur 4',
  of: 'sur',
};
const IT: Words = {
  lang: 'it',
  title: 'Alberghi della costa',
  noun: 'Albergo',
  town: 'Città',
  price: 'Prezzo',
  rooms: 'Camere',
  opened: 'Aperto',
  pool: 'Piscina',
  yes: 'sì',
  no: 'no',
  money: (price) => `${price},00 €`,
  howMany: 'Quanti alberghi ci sono?',
  inTown: (town) => `Quanti alberghi ci sono a ${town}?`,
  under: (price) => `Quanti alberghi costano meno di ${price} euro?`,
  cheapest: "Qual è l'albergo più economico?",
  dearest: "Qual è l'albergo più caro?",
  sum: 'Qual è la somma dei prezzi degli alberghi?',
  average: 'Qual è il prezzo medio degli alberghi?',
  withPool: 'Quanti alberghi hanno una piscina?',
  more: 'Carica altri',
  next: 'Successiva',
  pageOf: 'Pagina 1 di 4',
  of: 'di',
};
const PT: Words = {
  lang: 'pt',
  title: 'Hotéis da costa',
  noun: 'Hotel',
  town: 'Cidade',
  price: 'Preço',
  rooms: 'Quartos',
  opened: 'Aberto',
  pool: 'Piscina',
  yes: 'sim',
  no: 'não',
  money: (price) => `${price},00 €`,
  howMany: 'Quantos hotéis há?',
  inTown: (town) => `Quantos hotéis há em ${town}?`,
  under: (price) => `Quantos hotéis custam menos de ${price} euros?`,
  cheapest: 'Qual é o hotel mais barato?',
  dearest: 'Qual é o hotel mais caro?',
  sum: 'Qual é a soma dos preços dos hotéis?',
  average: 'Qual é o preço médio dos hotéis?',
  withPool: 'Quantos hotéis têm piscina?',
  more: 'Carregar mais',
  next: 'Próxima',
  pageOf: 'Página 1 de 4',
  of: 'de',
};
export const LANGUAGES = [EN, DE, ES, FR, IT, PT, ...MORE_LANGUAGES];

const menu =
  '<nav><ul><li><a href="#a">Home</a></li><li><a href="#b">About us</a></li><li><a href="#c">Prices</a></li><li><a href="#d">Contact</a></li></ul></nav>';
const foot = '<footer><ul><li><a href="#i">Imprint</a></li><li><a href="#p">Privacy</a></li></ul></footer>';
const style =
  '<style>body{font:15px sans-serif;margin:20px}.card{border:1px solid #ccc;padding:8px;margin:4px}.row{display:flex}.scroller{height:400px;overflow:auto}td,th{padding:3px 8px}[role=row]{display:flex}[role=row]>*{width:110px}</style>';

/** A whole page around a list. */
export function pageAround({ lang, title }: Words, list: string, script = ''): string {
  return `<!doctype html><html lang="${lang}"><head><meta charset="utf-8"><title>${title}</title>${style}</head><body>${menu}<main><h1>${title}</h1><p>Lorem ipsum dolor sit amet, consectetur adipiscing elit, sed do eiusmod tempor.</p>${list}</main>${foot}${script ? `<script>${script}</script>` : ''}</body></html>`;
}

type Layout = (words: Words, all: readonly Stay[]) => string;

const rowOf = (words: Words, stay: Stay): string =>
  `<tr><td>${stay.name}</td><td>${stay.town}</td><td>${words.money(stay.price)}</td><td>${stay.rooms}</td><td>${stay.pool ? words.yes : words.no}</td></tr>`;
const head = (words: Words): string =>
  `<tr><th>${words.noun}</th><th>${words.town}</th><th>${words.price}</th><th>${words.rooms}</th><th>${words.pool}</th></tr>`;
const cardOf = (words: Words, stay: Stay): string =>
  `<div class="card"><h3>${stay.name}</h3><span>${stay.town}</span> <span class="price">${words.money(stay.price)}</span> ${stay.pool ? `<em>${words.pool}</em>` : ''}<button>OK</button></div>`;
const itemOf = (words: Words, stay: Stay): string =>
  `<li>${stay.name}, ${stay.town}, ${words.money(stay.price)}${stay.pool ? `, ${words.pool}` : ''}</li>`;

export const LAYOUTS: Record<string, Layout> = {
  table: (words, all) =>
    `<table><thead>${head(words)}</thead><tbody>${all.map((stay) => rowOf(words, stay)).join('')}</tbody></table>`,
  'table without thead': (words, all) =>
    `<table>${head(words)}${all.map((stay) => rowOf(words, stay)).join('')}</table>`,
  items: (words, all) => `<ul>${all.map((stay) => itemOf(words, stay)).join('')}</ul>`,
  numbered: (words, all) => `<ol>${all.map((stay) => itemOf(words, stay)).join('')}</ol>`,
  cards: (words, all) => `<div class="hotel-list">${all.map((stay) => cardOf(words, stay)).join('')}</div>`,
  'cards in rows': (words, all) =>
    `<div>${Array.from(
      { length: Math.ceil(all.length / 3) },
      (_, i) =>
        `<div class="row">${all
          .slice(3 * i, 3 * i + 3)
          .map((stay) => cardOf(words, stay))
          .join('')}</div>`,
    ).join('')}</div>`,
  articles: (words, all) =>
    `<section>${all.map((stay) => `<article><h2><a href="#${stay.name}">${stay.name}</a></h2><p>${stay.town} · ${words.money(stay.price)}${stay.pool ? ` · ${words.pool}` : ''}</p></article>`).join('')}</section>`,
  'items with tags': (words, all) =>
    `<ul class="stays">${all.map((stay) => `<li><b>${stay.name}</b> <span>${stay.town}</span> <span>${words.money(stay.price)}</span><ul class="tags"><li>WLAN</li><li>TV</li>${stay.pool ? `<li>${words.pool}</li>` : ''}</ul></li>`).join('')}</ul>`,
  'aria rows': (words, all) =>
    `<div role="table" aria-label="${words.title}"><div role="row"><div role="columnheader">${words.noun}</div><div role="columnheader">${words.town}</div><div role="columnheader">${words.price}</div></div>${all.map((stay) => `<div role="row"><div role="cell">${stay.name}</div><div role="cell">${stay.town}</div><div role="cell">${words.money(stay.price)}</div></div>`).join('')}</div>`,
};

/** The questions whose answers follow from the data. */
export function questionsOn(words: Words, all: readonly Stay[], ends = true): ListQuestionCase[] {
  const town = all[0]!.town;
  const sorted = [...all].sort((a, b) => a.price - b.price);
  const sum = all.reduce((total, { price }) => total + price, 0);
  const limit = sorted[Math.floor(all.length / 2)]!.price;
  return [
    { question: words.howMany, result: all.length },
    { question: words.inTown(town), result: all.filter((stay) => stay.town === town).length },
    { question: words.under(limit), result: all.filter((stay) => stay.price < limit).length },
    { question: words.cheapest, result: sorted[0]!.name },
    { question: words.dearest, result: sorted.at(-1)!.name },
    { question: words.sum, result: sum },
    { question: words.average, result: Math.round((100 * sum) / all.length) / 100 },
    { question: words.withPool, result: all.filter(({ pool }) => pool).length },
    ...furtherQuestions(words, sorted, town),
  ].map((each) => ({ ...each, ends }));
}

/** Those that not every language here has. */
function furtherQuestions(words: Words, sorted: readonly Stay[], town: string) {
  const [low, high] = [sorted[Math.floor(sorted.length / 4)]!.price, sorted.at(-3)!.price];
  const count = (fits: (stay: Stay) => boolean) => sorted.filter(fits).length;
  return [
    { question: words.withoutPool, result: count(({ pool }) => !pool) },
    { question: words.between?.(low, high), result: count(({ price }) => price >= low && price <= high) },
    { question: words.atLeast?.(high), result: count(({ price }) => price >= high) },
    { question: words.first, result: 5 },
    { question: words.listIn?.(town), result: count((stay) => stay.town === town) },
  ].flatMap(({ question, result }) => (question === undefined ? [] : [{ question, result }]));
}

/** Lists that are all there. */
function fixedCases(): ListCase[] {
  return LANGUAGES.flatMap((words, w) =>
    Object.entries(LAYOUTS).flatMap(([layout, make], l) => {
      // Every layout in two languages at least, every language in several layouts.
      if (words !== EN && (l + w) % 3 !== 0) return [];
      const all = stays(9 + ((w * 5 + l * 4) % 23), w * 10 + l, words);
      const questions = questionsOn(words, all).filter(
        ({ question }) =>
          layout !== 'aria rows' || (question !== words.withPool && question !== words.withoutPool),
      );
      return {
        name: `${layout} (${words.lang})`,
        lang: words.lang,
        html: pageAround(words, make(words, all)),
        questions,
      };
    }),
  );
}

/** Lists that go on elsewhere, and say so: what is here is counted, and no end is claimed. */
function openCases(): ListCase[] {
  const table = LAYOUTS.table!;
  const items = LAYOUTS.items!;
  return LANGUAGES.flatMap((words, w) => {
    const all = stays(12 + w, 100 + w, words);
    const questions = questionsOn(words, all, false).slice(0, 4);
    const list = w % 2 === 0 ? table(words, all) : items(words, all);
    const behind: [string, string][] = [
      ['paged', `<p>${words.pageOf}</p><a href="?page=2">${words.next} ›</a>`],
      ['load more', `<button>${words.more}</button>`],
      ['x of y', `<p>1–${all.length} ${words.of} 240</p>`],
    ];
    return behind
      .filter((_, i) => words === EN || i === w % 3)
      .map(([name, html]) => ({
        name: `${name} (${words.lang})`,
        lang: words.lang,
        html: pageAround(words, list + html),
        questions,
      }));
  });
}

/** Lists whose size is stated. */
function statedCases(): ListCase[] {
  return [EN, FR].map((words, w) => {
    const all = stays(14 + w, 140 + w, words);
    const html = `${LAYOUTS.cards!(words, all)}<p>${all.length} ${words.of} ${all.length}</p>`;
    return {
      name: `stated (${words.lang})`,
      lang: words.lang,
      html: pageAround(words, html),
      questions: questionsOn(words, all).slice(0, 5),
    };
  });
}

/** Lists that grow when one comes to their end. */
function endlessCases(): ListCase[] {
  return [EN, DE].map((words, w) => {
    const all = stays(20, 170 + w, words);
    const script = `{let n=0;addEventListener('scroll',()=>{const list=document.querySelector('.hotel-list');if(n<40&&innerHeight+scrollY>document.body.scrollHeight-400)setTimeout(()=>{const c=list.firstElementChild.cloneNode(true);c.querySelector('h3').textContent='Late '+(++n);list.append(c)},300)})}`;
    return {
      name: `endless (${words.lang})`,
      lang: words.lang,
      html: pageAround(words, LAYOUTS.cards!(words, all), script),
      questions: [
        ...questionsOn(words, all, false).slice(0, 2),
        { question: words.howMany, result: 60, ends: true, whole: true },
      ],
    };
  });
}

/** Lists of which a button brings more, or the next page in the place of the one before; and such as lead on to other documents. */
function leadingCases(): ListCase[] {
  const more = LANGUAGES.map((words, w): ListCase => {
    const all = stays(24, 400 + w, words);
    const script = `{const list=document.querySelector('.hotel-list');let rest=[...list.children].slice(10);for(const c of rest)c.remove();document.querySelector('#more').onclick=(e)=>setTimeout(()=>{list.append(...rest.splice(0,6));if(!rest.length)e.target.remove()},200)}`;
    return {
      name: `load more (${words.lang})`,
      lang: words.lang,
      html: pageAround(words, `${LAYOUTS.cards!(words, all)}<button id=more>${words.more}</button>`, script),
      questions: [
        { question: words.howMany, result: 10, ends: false },
        { question: words.howMany, result: 24, ends: true, whole: true },
      ],
    };
  });
  const paged = [EN, DE, IT, ...MORE_LANGUAGES].map((words, w): ListCase => {
    const all = stays(23, 420 + w, words);
    const script = `{const list=document.querySelector('.hotel-list'),all=[...list.children],at=document.querySelector('#at'),next=document.querySelector('#next');let n=0;const show=()=>{list.replaceChildren(...all.slice(n*8,n*8+8));at.textContent='${words.pageOf}'.replace('4','3').replace('1',n+1);next.disabled=n===2};show();next.onclick=()=>setTimeout(()=>{n++;show()},200)}`;
    return {
      name: `paged (${words.lang})`,
      lang: words.lang,
      html: pageAround(
        words,
        `${LAYOUTS.cards!(words, all)}<nav><button id=next>${words.next}</button> <span id=at></span></nav>`,
        script,
      ),
      questions: [
        { question: words.howMany, result: 8, ends: false },
        { question: words.howMany, result: 23, ends: true, whole: true },
        {
          question: words.cheapest,
          result: all.reduce((best, each) => (each.price < best.price ? each : best)).name,
          ends: true,
          whole: true,
        },
      ],
    };
  });
  const all = stays(9, 440);
  const leavers = [
    ['a link to another page', '<a href="/hotels?page=2">Next</a>'],
    ['a form', '<form method=post action=/more><button>Load more</button></form>'],
    ['a purchase', '<button>Show more and buy now</button>'],
  ].map(
    ([name, control]): ListCase => ({
      name: `led on by ${name}`,
      lang: 'en',
      html: pageAround(
        EN,
        `${LAYOUTS.cards!(EN, all)}${control}`,
        `document.addEventListener('click',()=>document.querySelector('.hotel-list').append(...[...document.querySelectorAll('.hotel-list > *')].map((c)=>c.cloneNode(true))))`,
      ),
      questions: [{ question: EN.howMany, result: 9, ends: false, whole: true }],
    }),
  );
  return [...more, ...paged, ...leavers];
}

/** Lists that go on behind real links: by words, by numbers, by what the head says; their pages are counted or not. */
function linkedCases(): ListCase[] {
  const ways = ['words', 'numbers', 'head', 'uncounted'] as const;
  return LANGUAGES.flatMap((words, w) => {
    const all = stays(26, 500 + w, words);
    const layout = (w % 2 === 0 ? LAYOUTS.cards : LAYOUTS.table)!;
    const way = ways[w % ways.length]!;
    const sheet = (page: number): string => {
      const href = `/hotels?page=${page + 1}`;
      const last = page === 3;
      const count =
        way === 'uncounted' ? '' : `<p>${words.pageOf.replace('4', '3').replace('1', String(page))}</p>`;
      const links = {
        words: last ? '' : `<a href="${href}">${words.next}</a>`,
        uncounted: last ? '' : `<a href="${href}">${words.next}</a>`,
        numbers: [1, 2, 3]
          .map((n) => (n === page ? `<b>${n}</b>` : `<a href="/hotels?page=${n}">${n}</a>`))
          .join(' '),
        head: last ? '' : `<link rel="next" href="${href}">`,
      };
      // The last item of a page comes again on the next one.
      const items = all.slice(page === 1 ? 0 : 9 * (page - 1) - 1, 9 * page);
      return pageAround(words, `${layout(words, items)}${count}${links[way]}`);
    };
    const cheapest = all.reduce((best, each) => (each.price < best.price ? each : best));
    const ends = way !== 'uncounted';
    return {
      name: `behind links: ${way} (${words.lang})`,
      lang: words.lang,
      html: sheet(1),
      further: [sheet(2), sheet(3)],
      questions: [
        { question: words.howMany, result: 9, ends: false },
        { question: words.howMany, result: 26, ends, whole: true },
        { question: words.cheapest, result: cheapest.name, ends, whole: true },
      ],
    };
  });
}

/** How a page of a list leads to the ones before and behind it. `total`: it also says which items these are, of how many. */
const BACK_WAYS = ['numbers', 'counted numbers', 'words', 'counted words', 'head', 'total'] as const;

/** Lists that are met in their midst or at their end: they lead back as well as on. */
function begunCases(): ListCase[] {
  const all = stays(41, 700);
  const cheapest = all.reduce((best, each) => (each.price < best.price ? each : best)).name;
  return BACK_WAYS.flatMap((way) =>
    [3, 5].map((at): ListCase => {
      const sheet = (page: number): string => {
        const to = (other: number) => `/hotels?page=${other}`;
        const link = (other: number, words: string) =>
          other < 1 || other > 5 ? '' : `<a href="${to(other)}">${words}</a>`;
        const numbers = [1, 2, 3, 4, 5]
          .map((n) => (n === page ? `<b>${n}</b>` : link(n, String(n))))
          .join(' ');
        const words = `${link(page - 1, '‹ Previous')} ${link(page + 1, 'Next ›')}`;
        const [from, until] = [9 * (page - 1) + 1, Math.min(9 * page, 41)];
        const count = `<p>Page ${page} of 5</p>`;
        const rel = (other: number, name: string) =>
          other < 1 || other > 5 ? '' : `<link rel="${name}" href="${to(other)}">`;
        const pager = {
          numbers,
          'counted numbers': `${count}${numbers}`,
          words,
          'counted words': `${count}${words}`,
          head: `${rel(page - 1, 'prev')}${rel(page + 1, 'next')}${count}`,
          total: `<p>${from}–${until} of 41</p>${words}`,
        }[way];
        return pageAround(EN, `${LAYOUTS.cards!(EN, all.slice(from - 1, until))}<nav>${pager}</nav>`);
      };
      const ends = way !== 'numbers' && way !== 'words';
      return {
        name: `begun on page ${at}: ${way}`,
        lang: 'en',
        html: sheet(1),
        further: [2, 3, 4, 5].map(sheet),
        at,
        questions: [
          { question: EN.howMany, result: at === 5 ? 5 : 9, ends: false },
          { question: EN.howMany, result: 41, ends, whole: true },
          { question: EN.cheapest, result: cheapest, ends, whole: true },
        ],
      };
    }),
  );
}

/** Lists that are not in order, hold something twice, stand among others, or are asked in other ways. */
function oddCases(): ListCase[] {
  const all = stays(17, 210);
  const shuffled = [...all].sort((a, b) => a.rooms - b.rooms);
  const doubled = [...all.slice(0, 6), ...all.slice(2, 5)];
  const others = stays(5, 211);
  const make = (name: string, list: string, questions: ListQuestionCase[]): ListCase => ({
    name,
    lang: 'en',
    html: pageAround(EN, list),
    questions,
  });
  const { table, cards, items } = LAYOUTS as Record<string, Layout>;
  const years = `<table><thead><tr><th>Hotel</th><th>Opened</th><th>Rooms</th></tr></thead>${all.map(({ name, opened, rooms }) => `<tr><td>${name}</td><td>${1 + (opened % 28)} March ${opened}</td><td>${rooms}</td></tr>`).join('')}</table>`;
  const most = Math.max(...all.map(({ rooms }) => rooms));
  const ends = true;
  return [
    make('shuffled', table!(EN, shuffled), questionsOn(EN, shuffled)),
    make('duplicated', items!(EN, doubled), [{ question: EN.howMany, result: 9, ends }]),
    make(
      'two lists',
      `<h2>Hotels</h2>${cards!(EN, all)}<h2>Restaurants</h2><ul>${others.map(({ name, town }) => `<li>${name}'s, ${town}</li>`).join('')}</ul>`,
      [
        { question: 'How many restaurants are there?', result: 5, ends },
        { question: 'How many hotels are there?', result: 17, ends },
        {
          question: `How many restaurants are in ${others[0]!.town}?`,
          result: others.filter(({ town }) => town === others[0]!.town).length,
          ends,
        },
      ],
    ),
    make('dates and numbers', years, [
      { question: 'Which hotel is the oldest?', result: all[0]!.name, ends },
      { question: 'Which is the newest hotel?', result: all.at(-1)!.name, ends },
      {
        question: 'Which hotel has the most rooms?',
        result: all.find(({ rooms }) => rooms === most)!.name,
        ends,
      },
      {
        question: 'What is the total number of rooms?',
        result: all.reduce((sum, { rooms }) => sum + rooms, 0),
        ends,
      },
      {
        question: 'What is the average of rooms?',
        result: Math.round((100 * all.reduce((sum, { rooms }) => sum + rooms, 0)) / all.length) / 100,
        ends,
      },
    ]),
    make('asked otherwise', table!(EN, all), [
      { question: 'List the first five hotels', result: 5, ends },
      {
        question: `Are there any hotels in ${all[3]!.town}?`,
        result: all.filter(({ town }) => town === all[3]!.town).length,
        ends,
      },
      {
        question: `How many hotels are not in ${all[3]!.town}?`,
        result: all.filter(({ town }) => town !== all[3]!.town).length,
        ends,
      },
      {
        question: `List all hotels in ${all[3]!.town}`,
        result: all.filter(({ town }) => town === all[3]!.town).length,
        ends,
      },
      {
        question: 'How many hotels cost between 100 and 200 euros?',
        result: all.filter(({ price }) => price >= 100 && price <= 200).length,
        ends,
      },
      { question: 'How many rows are there?', result: 17, ends },
    ]),
    make(
      'in and out of stock',
      `<h2>Books</h2><ul>${all.map(({ name, pool }) => `<li><b>${name} and other tales</b> <span>${pool ? 'In stock' : 'Out of stock'}</span></li>`).join('')}</ul>`,
      [
        { question: 'How many books are in stock?', result: all.filter(({ pool }) => pool).length, ends },
        {
          question: 'How many books are out of stock?',
          result: all.filter(({ pool }) => !pool).length,
          ends,
        },
      ],
    ),
  ];
}

/** Dates as each language writes them, in full and in numbers. */
function datedCases(): ListCase[] {
  return MORE_LANGUAGES.flatMap((words, w) =>
    (['long', 'short'] as const).map((dateStyle): ListCase => {
      const all = stays(11, 800 + w, words);
      const format = new Intl.DateTimeFormat(words.lang, { dateStyle, timeZone: 'UTC' });
      // Within this century, where two digits of a year say which it is.
      const dates = all.map((_, i) =>
        format.format(Date.UTC(2001 + ((i * 7) % 11) * 2, (i * 5) % 12, 1 + ((i * 13) % 28))),
      );
      const name = (year: number) => all[Array.from(all, (_, i) => (i * 7) % 11).indexOf(year)]!.name;
      const rows = all.map(
        (stay, i) => `<tr><td>${stay.name}</td><td>${stay.town}</td><td>${dates[i]}</td></tr>`,
      );
      const heads = [words.noun, words.town, words.opened].map((each) => `<th>${each}</th>`);
      return {
        name: `${dateStyle} dates (${words.lang})`,
        lang: words.lang,
        html: pageAround(words, `<table><thead><tr>${heads.join('')}</tr></thead>${rows.join('')}</table>`),
        questions: [
          { question: words.newest!, result: name(10), ends: true },
          { question: words.oldest!, result: name(0), ends: true },
        ],
      };
    }),
  );
}

/** Lists that hold what is in view alone, in rows that are used again. */
function recycledCases(): ListCase[] {
  return [true, false].map((stated) => {
    const script = `{const all=120,inner=document.querySelector('.hotel-rows'),scroller=inner.parentElement;const draw=()=>{const from=Math.max(0,Math.floor(scroller.scrollTop/30)-2);inner.replaceChildren(...Array.from({length:Math.min(18,all-from)},(_,i)=>{const row=document.createElement('div');row.className='hotel';row.dataset.index=from+i;${stated ? "row.setAttribute('aria-setsize',all);row.setAttribute('aria-posinset',from+i+1);" : ''}row.style='position:absolute;height:30px;top:'+30*(from+i)+'px';row.textContent='Hotel number '+(from+i+1)+((from+i)%4?'':' with pool');return row}))};scroller.addEventListener('scroll',draw);draw()}`;
    const html =
      '<div class="scroller"><div class="hotel-rows" style="position:relative;height:3600px"></div></div>';
    const questions = [
      { question: 'How many hotels are there?', result: 120, ends: true, whole: true },
      { question: 'How many hotels have a pool?', result: 30, ends: true, whole: true },
    ];
    return {
      name: `recycled ${stated ? 'with sizes' : 'without sizes'}`,
      lang: 'en',
      html: pageAround(EN, html, script),
      questions,
    };
  });
}

/** Lists that change while they are read: ordered anew all the time, with words that tick, with something new on top, drawn anew. */
function changingCases(): ListCase[] {
  const all = stays(16, 400);
  const items = all
    .map(
      ({ name, town }) => `<li class="hotel"><b>${name}</b> <span>${town}</span> <i>0 seconds ago</i></li>`,
    )
    .join('');
  const list = `<ul class="hotels" style="font-size:60px">${items}</ul>`;
  const ul = "const ul=document.querySelector('.hotels');";
  const inTown = all.filter(({ town }) => town === all[3]!.town).length;
  const make = (name: string, html: string, script: string, questions: ListQuestionCase[]): ListCase => ({
    name: `changing: ${name}`,
    lang: 'en',
    html: pageAround(EN, html, `{${script}}`),
    questions: questions.map((each) => ({ ...each, whole: true })),
  });
  const asked = [
    { question: EN.howMany, result: 16, ends: true },
    { question: `How many hotels are in ${all[3]!.town}?`, result: inTown, ends: true },
  ];
  const rows =
    "let rows=Array.from({length:80},(_,i)=>'Hotel number '+(i+1)),came=0;const inner=document.querySelector('.hotel-rows'),scroller=inner.parentElement;const draw=()=>{inner.style.height=30*rows.length+'px';const from=Math.max(0,Math.floor(scroller.scrollTop/30)-2);inner.replaceChildren(...rows.slice(from,from+18).map((text,i)=>{const row=document.createElement('div');row.className='hotel';row.dataset.index=from+i;row.style='position:absolute;height:30px;top:'+30*(from+i)+'px';row.textContent=text;return row}))};";
  return [
    make(
      'ordered anew',
      list,
      `${ul}setInterval(()=>{for(let i=0;i<16;i++)ul.append(ul.children[Math.floor(Math.random()*16)])},70)`,
      asked,
    ),
    make(
      'words that tick',
      list,
      `${ul}let t=0;setInterval(()=>{t++;for(const each of ul.querySelectorAll('i'))each.textContent=t+' seconds ago'},250)`,
      asked,
    ),
    make('drawn anew', list, `${ul}setInterval(()=>{ul.innerHTML=ul.innerHTML},90)`, asked),
    make(
      'something new on top of rows that are used again',
      '<div class="scroller"><div class="hotel-rows" style="position:relative"></div></div>',
      `${rows}scroller.addEventListener('scroll',()=>{if(came++===0)rows.unshift('Hotel number 81');draw()});draw()`,
      [{ question: EN.howMany, result: 81, ends: false }],
    ),
  ];
}

export const CASES: ListCase[] = [
  ...fixedCases(),
  ...openCases(),
  ...statedCases(),
  ...oddCases(),
  ...datedCases(),
  ...endlessCases(),
  ...leadingCases(),
  ...linkedCases(),
  ...begunCases(),
  ...recycledCases(),
  ...changingCases(),
];
