import { EN, type ListCase, pageAround } from './cases.ts';

/** What people have written in a language, with a word that two of them use, and the questions about it. */
interface PeopleWords {
  lang: string;
  heading: string;
  texts: readonly [string, string, string, string, string];
  count: string;
  mention: string;
  anybody?: string;
  first: string;
  last: string;
  most?: string;
  by: string;
}

const PEOPLE: readonly PeopleWords[] = [
  {
    lang: 'en',
    heading: 'Comments',
    texts: ['Needs more salt.', 'We ate it all.', 'Salt and lemon helped.', 'Too sweet.', 'Lovely.'],
    count: 'How many comments are there altogether?',
    mention: 'In how many comments is salt mentioned?',
    anybody: 'Does anybody mention lemon?',
    first: 'Who wrote the first comment?',
    last: 'Who commented last?',
    most: 'Who wrote the most comments?',
    by: 'How many comments did Mira write?',
  },
  {
    lang: 'de',
    heading: 'Kommentare',
    texts: ['Braucht mehr Salz.', 'Alles aufgegessen.', 'Salz und Zimt halfen.', 'Zu süß.', 'Wunderbar.'],
    count: 'Wie viele Kommentare gibt es insgesamt?',
    mention: 'In wie vielen Kommentaren kommt Salz vor?',
    first: 'Wer hat den ersten Kommentar geschrieben?',
    last: 'Wer hat den letzten Kommentar geschrieben?',
    most: 'Wer hat die meisten Kommentare geschrieben?',
    by: 'Wie viele Kommentare sind von Mira?',
  },
  {
    lang: 'fr',
    heading: 'Commentaires',
    texts: ['Il faut plus de sel.', 'Tout mangé.', 'Du sel et du citron.', 'Trop sucré.', 'Parfait.'],
    count: 'Combien de commentaires y a-t-il au total ?',
    mention: 'Combien de commentaires mentionnent le sel ?',
    first: 'Qui a écrit le premier commentaire ?',
    last: 'Qui a écrit le dernier commentaire ?',
    by: 'Combien de commentaires sont de Mira ?',
  },
  {
    lang: 'es',
    heading: 'Comentarios',
    texts: ['Le falta sal.', 'Lo comimos todo.', 'Sal y limón ayudaron.', 'Muy dulce.', 'Perfecto.'],
    count: '¿Cuántos comentarios hay en total?',
    mention: '¿En cuántos comentarios se menciona la sal?',
    first: '¿Quién escribió el primer comentario?',
    last: '¿Quién escribió el último comentario?',
    by: '¿Cuántos comentarios son de Mira?',
  },
  {
    lang: 'it',
    heading: 'Commenti',
    texts: ['Serve più sale.', 'Mangiato tutto.', 'Sale e limone aiutano.', 'Troppo dolce.', 'Perfetto.'],
    count: 'Quanti commenti ci sono in totale?',
    mention: 'In quanti commenti si parla di sale?',
    first: 'Chi ha scritto il primo commento?',
    last: "Chi ha scritto l'ultimo commento?",
    by: 'Quanti commenti sono di Mira?',
  },
  {
    lang: 'pt',
    heading: 'Comentários',
    texts: ['Falta sal.', 'Comemos tudo.', 'Sal e limão ajudaram.', 'Muito doce.', 'Perfeito.'],
    count: 'Quantos comentários há no total?',
    mention: 'Quantos comentários mencionam sal?',
    first: 'Quem escreveu o primeiro comentário?',
    last: 'Quem escreveu o último comentário?',
    by: 'Quantos comentários são de Mira?',
  },
  {
    lang: 'nl',
    heading: 'Reacties',
    texts: ['Meer zout nodig.', 'Alles opgegeten.', 'Zout en citroen hielpen.', 'Te zoet.', 'Heerlijk.'],
    count: 'Hoeveel reacties zijn er in totaal?',
    mention: 'In hoeveel reacties wordt zout genoemd?',
    first: 'Wie schreef de eerste reactie?',
    last: 'Wie schreef de laatste reactie?',
    most: 'Wie schreef de meeste reacties?',
    by: 'Hoeveel reacties zijn van Mira?',
  },
  {
    lang: 'pl',
    heading: 'Komentarze',
    texts: ['Przydałby się imbir.', 'Zjedliśmy wszystko.', 'Imbir i cytryna.', 'Za słodkie.', 'Pyszne.'],
    count: 'Ile jest łącznie komentarzy?',
    mention: 'W ilu komentarzach występuje imbir?',
    first: 'Kto napisał pierwszy komentarz?',
    last: 'Kto napisał ostatni komentarz?',
    most: 'Kto napisał najwięcej komentarzy?',
    by: 'Ile komentarzy napisała Mira?',
  },
  {
    lang: 'ru',
    heading: 'Комментарии',
    texts: ['Нужен имбирь.', 'Съели всё.', 'Имбирь и лимон.', 'Слишком сладко.', 'Чудесно.'],
    count: 'Сколько всего комментариев?',
    mention: 'В скольких комментариях упоминается имбирь?',
    first: 'Кто написал первый комментарий?',
    last: 'Кто написал последний комментарий?',
    most: 'Кто написал больше всего комментариев?',
    by: 'Сколько комментариев написала Mira?',
  },
  {
    lang: 'uk',
    heading: 'Коментарі',
    texts: ['Потрібен імбир.', 'Усе з’їли.', 'Імбир і лимон.', 'Надто солодко.', 'Чудово.'],
    count: 'Скільки тут коментарів?',
    mention: 'У скількох коментарях згадується імбир?',
    first: 'Хто написав перший коментар?',
    last: 'Хто написав останній коментар?',
    by: 'Скільки коментарів написала Mira?',
  },
  {
    lang: 'sv',
    heading: 'Kommentarer',
    texts: ['Mer salt behövs.', 'Allt gick åt.', 'Salt och citron.', 'För sött.', 'Underbart.'],
    count: 'Hur många kommentarer finns det totalt?',
    mention: 'Hur många kommentarer nämner salt?',
    first: 'Vem skrev den första kommentaren?',
    last: 'Vem skrev den sista kommentaren?',
    by: 'Hur många kommentarer är av Mira?',
  },
  {
    lang: 'cs',
    heading: 'Komentáře',
    texts: ['Chce to zázvor.', 'Všechno jsme snědli.', 'Zázvor a citron.', 'Moc sladké.', 'Výborné.'],
    count: 'Kolik je zde celkem komentářů?',
    mention: 'Kolik komentářů zmiňuje zázvor?',
    first: 'Kdo napsal první komentář?',
    last: 'Kdo napsal poslední komentář?',
    by: 'Kolik komentářů napsala Mira?',
  },
  {
    lang: 'tr',
    heading: 'Yorumlar',
    texts: ['Biraz tuz lazım.', 'Hepsini yedik.', 'Biraz tuz ve limon.', 'Çok tatlı.', 'Harika.'],
    count: 'Toplam kaç yorum var?',
    mention: 'Kaç yorumda tuz kelimesi geçiyor?',
    first: 'İlk yorumu kim yazdı?',
    last: 'Son yorumu kim yazdı?',
    by: 'Mira tarafından yazılan kaç yorum var?',
  },
  {
    lang: 'zh-CN',
    heading: '评论',
    texts: ['要多放生姜。', '全都吃完了。', '生姜和柠檬很好。', '太甜了。', '很好。'],
    count: '总共有多少条评论？',
    mention: '有多少条评论提到生姜？',
    first: '第一条评论是谁写的？',
    last: '最后一条评论是谁写的？',
    by: '有多少条评论是 Mira 写的？',
  },
  {
    lang: 'ja',
    heading: 'コメント',
    texts: ['生姜が足りない。', '全部食べました。', '生姜とレモンが合う。', '甘すぎる。', '最高です。'],
    count: 'コメントは全部で何件ありますか？',
    mention: '生姜に言及しているコメントは何件ありますか？',
    first: '最初のコメントを書いたのは誰ですか？',
    last: '最後のコメントを書いたのは誰ですか？',
    by: 'Mira さんのコメントは何件ありますか？',
  },
  {
    lang: 'ko',
    heading: '댓글',
    texts: ['생강이 더 필요해요.', '다 먹었어요.', '생강과 레몬이 좋아요.', '너무 달아요.', '최고예요.'],
    count: '댓글은 모두 몇 개 있나요?',
    mention: '생강을 언급한 댓글은 몇 개 있나요?',
    first: '첫 번째 댓글은 누가 썼나요?',
    last: '마지막 댓글은 누가 썼나요?',
    by: 'Mira 님의 댓글은 몇 개 있나요?',
  },
  {
    lang: 'ar',
    heading: 'التعليقات',
    texts: ['يحتاج إلى زنجبيل.', 'أكلنا كل شيء.', 'زنجبيل مع الليمون.', 'حلو جدا.', 'رائع.'],
    count: 'كم عدد التعليقات؟',
    mention: 'كم عدد التعليقات التي تذكر زنجبيل؟',
    first: 'من كتب أول تعليق؟',
    last: 'من كتب آخر تعليق؟',
    by: 'كم عدد التعليقات التي كتبتها Mira؟',
  },
  {
    lang: 'hi',
    heading: 'टिप्पणियाँ',
    texts: ['अदरक और चाहिए।', 'सब खा लिया।', 'अदरक और नींबू अच्छे हैं।', 'बहुत मीठा।', 'बढ़िया।'],
    count: 'कुल कितनी टिप्पणियाँ हैं?',
    mention: 'कितनी टिप्पणियों में अदरक का उल्लेख है?',
    first: 'पहली टिप्पणी किसने लिखी?',
    last: 'अंतिम टिप्पणी किसने लिखी?',
    by: 'Mira ने कितनी टिप्पणियाँ लिखी हैं?',
  },
];

const WRITERS = ['Mira', 'Tom', 'Ada', 'Mira', 'Ben'];
/** The third is the first by its date, the second the last. */
const DATES = [
  Date.UTC(2031, 4, 20),
  Date.UTC(2031, 11, 15),
  Date.UTC(2030, 2, 17),
  Date.UTC(2031, 4, 21),
  Date.UTC(2031, 5, 30),
];

/** Who wrote first, last and most, and who mentions what. */
export function peopleCases(): ListCase[] {
  return PEOPLE.map((words) => {
    const format = new Intl.DateTimeFormat(words.lang, { dateStyle: 'long', timeZone: 'UTC' });
    const items = words.texts.map(
      (text, at) =>
        `<li class="comment" id="comment-${at}"><b>${WRITERS[at]}</b> <time>${format.format(DATES[at])}</time><p>${text}</p></li>`,
    );
    const asked: [string | undefined, number | string][] = [
      [words.count, WRITERS.length],
      [words.mention, 2],
      [words.anybody, 1],
      [words.first, 'Ada'],
      [words.last, 'Tom'],
      [words.most, 'Mira'],
      [words.by, 2],
    ];
    return {
      name: `what people write (${words.lang})`,
      lang: words.lang,
      html: pageAround(
        { ...EN, lang: words.lang, title: 'Treeline' },
        `<h2>${words.heading}</h2><ol class="comment-list">${items.join('')}</ol>`,
      ),
      questions: asked.flatMap(([question, result]) => (question ? [{ question, result, ends: true }] : [])),
    };
  });
}
