import { EN, type ListCase, pageAround } from './cases.ts';

/** What a page has around an article, in a language, and the questions about it. */
interface TeaserWords {
  lang: string;
  related: string;
  ranked: string;
  tags: string;
  categories: string;
  /** How many of the related ones are of April 2031. */
  inMonth: string;
  newest: string;
  /** How many of the related ones have the name in quotation marks. */
  quoting: string;
  third: string;
  whichTags: string;
  most: string;
  above: string;
  who: string;
  comments: string;
}

const TEASERS: readonly TeaserWords[] = [
  {
    lang: 'en',
    related: 'Related articles',
    ranked: 'Most read',
    tags: 'Tags',
    categories: 'Articles by category',
    inMonth: 'How many of the related articles are from April 2031?',
    newest: 'Which of the related articles is the newest?',
    quoting: "How many of the 'Related articles' mention Kestrel?",
    third: 'What is the third most read article?',
    whichTags: 'Which tags does the article have?',
    most: 'Which category has the most articles, and how many?',
    above: 'Which categories have more than 100 articles?',
    who: 'Who has commented on this article?',
    comments: 'Comments',
  },
  {
    lang: 'de',
    related: 'Verwandte Artikel',
    ranked: 'Meistgelesen',
    tags: 'Schlagwörter',
    categories: 'Artikel nach Kategorie',
    inMonth: 'Wie viele der verwandten Artikel sind vom April 2031?',
    newest: 'Welcher der verwandten Artikel ist der neueste?',
    quoting: "Wie viele der Artikel unter 'Verwandte Artikel' erwähnen Kestrel?",
    third: 'Welches ist der dritte meistgelesene Artikel?',
    whichTags: 'Welche Schlagwörter hat der Artikel?',
    most: 'Welche Kategorie hat die meisten Artikel, und wie viele?',
    above: 'Welche Kategorien haben mehr als 100 Artikel?',
    who: 'Wer hat diesen Artikel kommentiert?',
    comments: 'Kommentare',
  },
  {
    lang: 'fr',
    related: 'Articles liés',
    ranked: 'Les plus lus',
    tags: 'Mots clés',
    categories: 'Articles par catégorie',
    inMonth: "Combien des articles liés sont d'avril 2031 ?",
    newest: 'Lequel des articles liés est le plus récent ?',
    quoting: "Combien d'articles sous « Articles liés » mentionnent Kestrel ?",
    third: 'Quel est le troisième article le plus lu ?',
    whichTags: "Quels sont les mots clés de l'article ?",
    most: "Quelle catégorie a le plus d'articles, et combien ?",
    above: 'Quelles catégories ont plus de 100 articles ?',
    who: 'Qui a commenté cet article ?',
    comments: 'Commentaires',
  },
  {
    lang: 'es',
    related: 'Noticias relacionadas',
    ranked: 'Lo más leído',
    tags: 'Etiquetas',
    categories: 'Artículos por categoría',
    inMonth: '¿Cuántas de las noticias relacionadas son de abril de 2031?',
    newest: '¿Cuál de las noticias relacionadas es la más reciente?',
    quoting: "¿Cuántas de las noticias de 'Noticias relacionadas' mencionan Kestrel?",
    third: '¿Cuál es la tercera noticia más leída?',
    whichTags: '¿Qué etiquetas tiene el artículo?',
    most: '¿Qué categoría tiene más artículos, y cuántos?',
    above: '¿Qué categorías tienen más de 100 artículos?',
    who: '¿Quién ha comentado este artículo?',
    comments: 'Comentarios',
  },
  {
    lang: 'pt',
    related: 'Notícias relacionadas',
    ranked: 'Mais lidas',
    tags: 'Etiquetas',
    categories: 'Artigos por categoria',
    inMonth: 'Quantas das notícias relacionadas são de abril de 2031?',
    newest: 'Qual das notícias relacionadas é a mais recente?',
    quoting: "Quantas das notícias de 'Notícias relacionadas' mencionam Kestrel?",
    third: 'Qual é a terceira notícia mais lida?',
    whichTags: 'Que etiquetas tem o artigo?',
    most: 'Que categoria tem mais artigos, e quantos?',
    above: 'Que categorias têm mais de 100 artigos?',
    who: 'Quem comentou este artigo?',
    comments: 'Comentários',
  },
];

const RELATED: readonly [name: string, day: number][] = [
  ['Plover Bay reopens', Date.UTC(2031, 3, 28)],
  ['Kestrel seen over the mill', Date.UTC(2031, 4, 2)],
  ['Gannet colony grows', Date.UTC(2031, 3, 3)],
  ['A bridge for Lindow', Date.UTC(2030, 3, 9)],
];
const READ = ['Ferry to Ashford', 'Rain until Sunday', 'Harbour lights out', 'Market moves north'];
const CATEGORIES: readonly [name: string, count: number][] = [
  ['Harbour', 45],
  ['Birds', 223],
  ['35 Walks', 9],
  ['Weather', 141],
];
const WRITERS = ['Mira', 'Tom', 'Mira', 'Ada'];

/** Boxes of teasers with their dates, ranks, tags in one line, numbers in parentheses, and who has written below it all. */
export function teaserCases(): ListCase[] {
  return TEASERS.map((words) => {
    const format = new Intl.DateTimeFormat(words.lang, { dateStyle: 'long', timeZone: 'UTC' });
    const related = RELATED.map(
      ([name, day]) => `<li><a href="#">${name}</a> <time>${format.format(day)}</time></li>`,
    );
    const comments = WRITERS.map(
      (name, at) =>
        `<li class="comment"><b>${name}</b> <time>${format.format(Date.UTC(2031, 5, at + 1))}</time><p>${READ[at]}.</p></li>`,
    );
    const html = pageAround(
      { ...EN, lang: words.lang, title: 'Treeline' },
      `<p>${words.tags}: Plover, Night flights, Gull</p>
      <h2>${words.related}</h2><ul>${related.join('')}</ul>
      <h2>${words.ranked}</h2><ol>${READ.map((name, at) => `<li><span>${at + 1}</span> <a href="#">${name}</a></li>`).join('')}</ol>
      <h2>${words.categories}</h2><ul>${CATEGORIES.map(([name, count]) => `<li><a href="#">${name}</a> (${count})</li>`).join('')}</ul>
      <h2>${words.comments}</h2><ol class="comment-list">${comments.join('')}</ol>`,
    );
    const asked: [string, number | string][] = [
      [words.inMonth, 2],
      [words.newest, 'Kestrel seen over the mill'],
      [words.quoting, 1],
      [words.third, 1],
      [words.whichTags, 3],
      [words.most, 'Birds'],
      [words.above, 2],
      [words.who, 3],
    ];
    return {
      name: `around an article (${words.lang})`,
      lang: words.lang,
      html,
      questions: asked.map(([question, result]) => ({ question, result, ends: true })),
    };
  });
}
