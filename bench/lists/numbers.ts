import { EN, type ListCase, pageAround } from './cases.ts';

/** Posts that each say how many comments they have, and the questions that are asked of such numbers. */
interface PostWords {
  lang: string;
  title: string;
  /** "1 comment", "5 comments". */
  said(count: number): string;
  total: string;
  average: string;
  most: string;
}

const some =
  (one: string, more: string) =>
  (count: number): string =>
    `${count} ${count === 1 ? one : more}`;
/** Russian, Ukrainian, Polish and Czech: one, two to four, more. */
const three =
  (one: string, few: string, many: string) =>
  (count: number): string =>
    `${count} ${count === 1 ? one : count < 5 ? few : many}`;

const POSTS: readonly PostWords[] = [
  {
    lang: 'en',
    title: 'Latest posts',
    said: some('comment', 'comments'),
    total: 'How many comments do the latest posts have in total?',
    average: 'How many comments do the latest posts have on average?',
    most: 'Which article under "Latest posts" has the most comments?',
  },
  {
    lang: 'de',
    title: 'Neueste Beiträge',
    said: some('Kommentar', 'Kommentare'),
    total: 'Wie viele Kommentare haben die Beiträge unter „Neueste Beiträge“ zusammen?',
    average: 'Wie viele Kommentare haben die Beiträge unter „Neueste Beiträge“ im Durchschnitt?',
    most: 'Welcher Beitrag unter „Neueste Beiträge“ hat die meisten Kommentare?',
  },
  {
    lang: 'fr',
    title: 'Derniers billets',
    said: some('commentaire', 'commentaires'),
    total: 'Combien de commentaires y a-t-il au total sous « Derniers billets » ?',
    average: 'Combien de commentaires ont en moyenne les billets de « Derniers billets » ?',
    most: 'Quel billet de « Derniers billets » a le plus de commentaires ?',
  },
  {
    lang: 'es',
    title: 'Entradas recientes',
    said: some('comentario', 'comentarios'),
    total: '¿Cuántos comentarios tienen en total los artículos de «Entradas recientes»?',
    average: '¿Cuántos comentarios tienen de media los artículos de «Entradas recientes»?',
    most: '¿Qué artículo de «Entradas recientes» tiene más comentarios?',
  },
  {
    lang: 'it',
    title: 'Articoli recenti',
    said: some('commento', 'commenti'),
    total: 'Quanti commenti hanno in totale gli articoli di «Articoli recenti»?',
    average: 'Quanti commenti hanno in media gli articoli di «Articoli recenti»?',
    most: 'Quale articolo di «Articoli recenti» ha più commenti?',
  },
  {
    lang: 'pt',
    title: 'Artigos recentes',
    said: some('comentário', 'comentários'),
    total: 'Quantos comentários têm no total os artigos de «Artigos recentes»?',
    average: 'Quantos comentários têm em média os artigos de «Artigos recentes»?',
    most: 'Qual artigo de «Artigos recentes» tem mais comentários?',
  },
  {
    lang: 'nl',
    title: 'Nieuwste berichten',
    said: some('reactie', 'reacties'),
    total: 'Hoeveel reacties hebben de artikelen onder “Nieuwste berichten” in totaal?',
    average: 'Hoeveel reacties hebben de artikelen onder “Nieuwste berichten” gemiddeld?',
    most: 'Welk artikel onder “Nieuwste berichten” heeft de meeste reacties?',
  },
  {
    lang: 'pl',
    title: 'Ostatnie wpisy',
    said: three('komentarz', 'komentarze', 'komentarzy'),
    total: 'Ile komentarzy mają łącznie artykuły w sekcji „Ostatnie wpisy”?',
    average: 'Ile komentarzy mają średnio artykuły w sekcji „Ostatnie wpisy”?',
    most: 'Który artykuł w sekcji „Ostatnie wpisy” ma najwięcej komentarzy?',
  },
  {
    lang: 'ru',
    title: 'Свежие записи',
    said: three('комментарий', 'комментария', 'комментариев'),
    total: 'Сколько всего комментариев у статей в блоке «Свежие записи»?',
    average: 'Сколько в среднем комментариев у статей в блоке «Свежие записи»?',
    most: 'У какой статьи в блоке «Свежие записи» больше всего комментариев?',
  },
  {
    lang: 'sv',
    title: 'Nya inlägg',
    said: some('kommentar', 'kommentarer'),
    total: 'Hur många kommentarer har artiklarna under “Nya inlägg” sammanlagt?',
    average: 'Hur många kommentarer har artiklarna under “Nya inlägg” i genomsnitt?',
    most: 'Vilken artikel under “Nya inlägg” har flest kommentarer?',
  },
  {
    lang: 'cs',
    title: 'Nové články',
    said: three('komentář', 'komentáře', 'komentářů'),
    total: 'Kolik komentářů mají dohromady články v sekci „Nové články“?',
    average: 'Kolik komentářů mají v průměru články v sekci „Nové články“?',
    most: 'Který článek v sekci „Nové články“ má nejvíce komentářů?',
  },
  {
    lang: 'tr',
    title: 'Son yazılar',
    said: (count) => `${count} yorum`,
    total: '“Son yazılar” listesindeki makalelerin toplam kaç yorumu var?',
    average: '“Son yazılar” listesindeki makalelerin ortalama kaç yorumu var?',
    most: '“Son yazılar” listesinde en çok yorum hangi makalede?',
  },
  {
    lang: 'zh-CN',
    title: '最新文章',
    said: (count) => `${count} 条评论`,
    total: '“最新文章”里的文章总共有多少条评论？',
    average: '“最新文章”里的文章平均有多少条评论？',
    most: '“最新文章”里哪篇文章的评论最多？',
  },
  {
    lang: 'ja',
    title: '新着記事',
    said: (count) => `${count} 件のコメント`,
    total: '「新着記事」の記事のコメントは合計で何件ありますか？',
    average: '「新着記事」の記事のコメントは平均で何件ありますか？',
    most: '「新着記事」でコメントが最も多い記事はどれですか？',
  },
];

const COUNTS = [4, 12, 1, 7, 23, 3];
const TITLES = ['Alder', 'Birch', 'Cedar', 'Dogwood', 'Elm', 'Fir'];
const sum = (numbers: readonly number[]): number => numbers.reduce((all, each) => all + each, 0);
const ends = true;

function postCases(): ListCase[] {
  return POSTS.map((words) => {
    const items = COUNTS.map(
      (count, at) => `<li><a href="#${at}">${TITLES[at]}</a> <span>${words.said(count)}</span></li>`,
    );
    const menu = '<ul class="menu"><li><a href="#a">A</a></li><li><a href="#b">B</a></li></ul>';
    return {
      name: `numbers of comments (${words.lang})`,
      lang: words.lang,
      html: pageAround(
        { ...EN, lang: words.lang, title: 'Treeline' },
        `<nav>${menu}</nav><h3>${words.title}</h3><ul>${items.join('')}</ul>`,
      ),
      questions: [
        { question: words.total, result: sum(COUNTS), ends },
        { question: words.average, result: Math.round((100 * sum(COUNTS)) / COUNTS.length) / 100, ends },
        { question: words.most, result: 'Elm', ends },
      ],
    };
  });
}

/** Topics with the number of posts behind each, in the ways pages write it. */
const WAYS: Readonly<Record<string, (name: string, count: number) => string>> = {
  'in brackets': (name, count) => `<a href="#t">${name}</a> (${count})`,
  'written together': (name, count) => `<a href="#t">${name}<span>${count}</span></a>`,
  'by itself': (name, count) => `<a href="#t">${name}</a> <p>${count}</p>`,
};
const TOPICS: readonly (readonly [string, number])[] = [
  ['Harbour', 26513],
  ['Weather', 1052],
  ['Sports', 845],
  ['Council', 2900],
  ['Traffic', 17],
];

function topicCases(): ListCase[] {
  return Object.entries(WAYS).map(([way, make]) => ({
    name: `one number each: ${way}`,
    lang: 'en',
    html: pageAround(
      EN,
      `<h3>Popular topics</h3><ul>${TOPICS.map(([name, count]) => `<li>${make(name, count)}</li>`).join('')}</ul><h3>Steps</h3><ol><li>1 Fold</li><li>2 Cut</li><li>3 Glue</li></ol>`,
    ),
    questions: [
      {
        question: 'What is the sum of the numbers in the "Popular topics" box?',
        result: sum(TOPICS.map(([, count]) => count)),
        ends,
      },
      { question: 'Which topic in "Popular topics" has the fewest articles?', result: 'Traffic', ends },
      { question: 'Welches Thema unter „Popular topics“ hat die meisten Artikel?', result: 'Harbour', ends },
      { question: 'What are the topics in "Popular topics"?', result: TOPICS.length, ends },
    ],
  }));
}

/** Archives by months, whose items are called by their dates. */
const ARCHIVES: readonly { lang: string; title: string; count: string; most: string; oldest: string }[] = [
  {
    lang: 'en',
    title: 'Archive',
    count: 'How many months are in the archive?',
    most: 'Which month in the archive has the most posts?',
    oldest: 'Which is the oldest month in the archive?',
  },
  {
    lang: 'de',
    title: 'Archiv',
    count: 'Wie viele Monate stehen im Archiv?',
    most: 'Welcher Monat im Archiv hat die meisten Beiträge?',
    oldest: 'Welcher ist der älteste Monat im Archiv?',
  },
  {
    lang: 'fr',
    title: 'Archives',
    count: 'Combien de mois figurent dans les archives ?',
    most: 'Quel mois des archives a le plus de billets ?',
    oldest: 'Quel est le mois le plus ancien des archives ?',
  },
  {
    lang: 'es',
    title: 'Archivo',
    count: '¿Cuántos meses aparecen en el archivo?',
    most: '¿Qué mes del archivo tiene más noticias?',
    oldest: '¿Cuál es el mes más antiguo del archivo?',
  },
  {
    lang: 'pl',
    title: 'Archiwum',
    count: 'Ile miesięcy jest w archiwum?',
    most: 'Który miesiąc w archiwum ma najwięcej artykułów?',
    oldest: 'Który miesiąc w archiwum jest najstarszy?',
  },
  {
    lang: 'ru',
    title: 'Архив',
    count: 'Сколько месяцев в архиве?',
    most: 'В каком месяце архива больше всего статей?',
    oldest: 'Какой месяц в архиве самый старый?',
  },
];

function archiveCases(): ListCase[] {
  const counts = [12, 3, 48, 7, 5, 9, 31];
  return ARCHIVES.map(({ lang, title, count, most, oldest }) => {
    const format = new Intl.DateTimeFormat(lang, { month: 'long', year: 'numeric', timeZone: 'UTC' });
    const months = counts.map((_, at) => format.format(Date.UTC(2031, 8 - at * 2, 1)));
    const items = months.map((month, at) => `<li><a href="#${at}">${month}</a> (${counts[at]})</li>`);
    return {
      name: `archive by months (${lang})`,
      lang,
      html: pageAround(
        { ...EN, lang, title: 'Treeline' },
        `<h3>${title}</h3><ul class="archive">${items.join('')}</ul>`,
      ),
      questions: [
        { question: count, result: counts.length, ends },
        { question: most, result: months[2]!, ends },
        { question: oldest, result: months.at(-1)!, ends },
      ],
    };
  });
}

/** A table whose headers look like any other row. */
function plainHeaderCases(): ListCase[] {
  const rows = [
    ['Adler', 'Ida', 1911],
    ['Berg', 'Tom', 1925],
    ['Cohn', 'X', 1903],
    ['Dahl', 'Eva', 1919],
  ];
  const html = [['Owner', 'First name', 'Year'], ...rows]
    .map((cells) => `<tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`)
    .join('');
  return [
    {
      name: 'headers that look like a row',
      lang: 'en',
      html: pageAround(EN, `<h2>Bookplates</h2><table>${html}</table>`),
      questions: [
        { question: 'How many bookplates are in the table?', result: 4, ends },
        { question: 'Which owner has the newest bookplate, by its year?', result: 'Berg', ends },
        { question: 'Which bookplate is the oldest?', result: 'Cohn', ends },
      ],
    },
  ];
}

/** Numbers that items say: of something, alone, as months; and those below headers without a look of their own. */
export const numbersInItems = (): ListCase[] => [
  ...postCases(),
  ...topicCases(),
  ...archiveCases(),
  ...plainHeaderCases(),
];
