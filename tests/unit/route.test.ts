import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { Model } from '../../src/model/model.ts';
import { routeLocally, routeWithModel } from '../../src/modes/route.ts';
import { clausesOf } from '../../src/modes/routing/normalize.ts';
import { onPage } from '../../src/modes/routing/page-gist.ts';

const rows = readFileSync(new URL('../../bench/data/router.jsonl', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line) as { query: string; label: string; language: string });

test.each([...new Set(rows.map((row) => row.language))])(
  'routes at least 97 percent of the queries in %s',
  (language) => {
    const own = rows.filter((row) => row.language === language);
    const wrong = own.filter((row) => routeLocally(row.query).handler !== row.label);
    expect(wrong.length / own.length, JSON.stringify(wrong)).toBeLessThanOrEqual(0.03);
  },
  // A thousand queries; the machine may be busy.
  60_000,
);

describe('a slash command', () => {
  test.each([
    ['/find how do I hide the return policy', 'find', 'how do I hide the return policy'],
    ['/guide  who wrote this', 'guide', 'who wrote this'],
    ['/HIDE ads', 'hide', 'ads'],
    ['/hide', 'hide', ''],
  ])('%s overrides the wording and is taken off', (query, handler, question) => {
    expect(routeLocally(query)).toMatchObject({ handler, question, confidence: 1, sure: true, slash: true });
  });

  test('is one only at the start, and only as a whole word', () => {
    expect(routeLocally('/findings of the report').slash).toBe(false);
    expect(routeLocally('what does /hide mean').slash).toBe(false);
  });
});

test.each([
  ['remove the red shirt from my cart', 'guide'],
  ['remove the banner from the page', 'hide'],
  ['how do I hide my profile', 'guide'],
  ['who removed the monument', 'find'],
  ['delete my account', 'guide'],
  ['block the user john_doe', 'guide'],
  ['block ads', 'hide'],
  ['how many ads are there', 'find'],
  ['Find the cheapest flight from Rome to Oslo and book it', 'guide'],
  ['how does photosynthesis work', 'find'],
  ['How do I change my password?', 'guide'],
  ['where is the logout button', 'guide'],
  ['付款按钮在哪', 'guide'],
  ['where is the button mushroom grown', 'find'],
  ['could u maybe get rid of the stuff on the right', 'hide'],
  ['can the cookie thing disappear', 'hide'],
  ["que l'article, rien d'autre", 'hide'],
  ['nothing else matters lyrics', 'find'],
  ['too many ads here', 'hide'],
  ['quero me inscrever', 'guide'],
  ['quiero saber el precio', 'find'],
  ['ich brauche die telefonnummer des ladens', 'find'],
  ['ich brauche einen mietwagen', 'guide'],
  ['onde coloco o cupom', 'guide'],
  ['schauspieler der dumbledore gespielt hat', 'find'],
  ['what does "hide the ads" mean here', 'find'],
  ['“how do I log in” – who says that?', 'find'],
  ['click "How it works"', 'guide'],
  ['hide the "My account" box', 'hide'],
  ["I don't need the sidebar", 'hide'],
  ['Ich brauche die Seitenleiste nicht', 'hide'],
  ['я забыл пароль', 'guide'],
  ['where can I see my past invoices', 'guide'],
  ['注文履歴はどこで見られますか？', 'guide'],
  ['thanks, that helped', 'find'],
  ['Hallo!', 'find'],
  ['thanks, now hide the ads', 'hide'],
  ['What can you do?', 'find'],
  ['Wie nennt man das Verfahren?', 'find'],
  ['compare the battery life of the two phones', 'find'],
  ['通知をオフにしたい', 'guide'],
  ['скрий банера', 'hide'],
  ['jak si změním heslo', 'guide'],
  ['peida reklaamid', 'hide'],
  ['how 2 delete my acount', 'guide'],
  ['pls gimme the gist', 'find'],
  ['get this thing outta my face', 'hide'],
  ['how tf do i cancel', 'guide'],
  ['slow the video down to 0.75', 'guide'],
  ['My boss asked me to share this document, could you show me how?', 'guide'],
  ['ou est ne l auteur', 'find'],
  ['seguir essa página', 'guide'],
  ['hid teh coments', 'hide'],
  ['Mein Sohn ist fünf, kommt er da umsonst rein?', 'find'],
  ['how does one attach a photo in this chat', 'guide'],
  ['gdzie tu się składa wniosek', 'guide'],
  ['gdzie się znajduje siedziba firmy', 'find'],
  ["listings over 1500 shouldn't show up", 'hide'],
  ['Welche Rezensionen erwähnen, dass man die Werbung ausblenden kann?', 'find'],
  ['which reviews mention that you can hide the ads?', 'find'],
])('%s is %s', (query, handler) => {
  expect(routeLocally(query).handler).toBe(handler);
});

test('an empty query is no reason to ask a model', () => {
  expect(routeLocally('   ')).toMatchObject({ handler: 'find', sure: true, question: '' });
});

test.each([
  'danke',
  'What can you do?',
  'opening hours on sunday',
  'photos of the old bridge',
  'Who wrote this?',
  'Is it closed on Mondays?',
])('a plain question, thanks and a few words to look for are no doubt: %s', (query) => {
  expect(routeLocally(query)).toMatchObject({ handler: 'find', sure: true });
});

test.each([
  'Wann kündigte der Hersteller an, das Werk im Tal zu schließen?',
  'Welcher Satellit ermöglichte dem Sender den Start der neuen Kanäle?',
  'Wen schlug der Boxer 1931, um die Meisterschaft zu gewinnen?',
  'Which option stops the compiler from writing symbols?',
  'What satellite let the network launch its sports channels?',
  'Who wanted the banner removed from the town hall?',
  'Why did the station stop showing the cartoon?',
  'Quel collectif réclame la fermeture du site ?',
  '¿Quién creó el sitio de los mapas?',
  'Mistä presidentit ennen kaikkea puhuivat?',
  '除了海豹队，还有哪支球队位于北部？',
  'リストから名前を削除するよう求めたのは誰ですか？',
  '누가 명단에서 이름을 삭제했나요?',
  'Кто попросил убрать имена из списка?',
  'Kto poprosił o usunięcie nazwisk z listy?',
  'Eski dalları hangi komut siler?',
])('a question of what was or is asks the page, whatever its verbs would be as orders: %s', (query) => {
  expect(routeLocally(query).handler).toBe('find');
});

test.each([
  'Where do I register the trademark?',
  'Welchen Knopf drücke ich, um die Karte zu laden?',
  'Куда мне зайти, чтобы отменить подписку?',
  '我在哪里注册商标？',
  '商標の登録はどこからできますか？',
])('the same words asked for oneself are a task: %s', (query) => {
  expect(routeLocally(query).handler).toBe('guide');
});

test.each([
  'Do I have to pay to enter the photo contest?',
  'Which config key keeps a repository from publishing its drafts?',
  'Who set up the appeal for the flooded village?',
  'Muss ich mich anmelden, um die Karte auszuleihen?',
  '¿Tengo que pagar para apuntarme al taller?',
  'Devo iscrivermi per votare il miglior film?',
  'Faut-il un justificatif pour changer de groupe ?',
  'Нужно ли платить, чтобы отменить поездку?',
  'Turu iptal etmek için ücret ödemem gerekiyor mu?',
  '本を返すには会員証が必要ですか？',
  '大会に申し込むには会員でなければなりませんか？',
  '参加比赛需要付钱吗？',
  '대회에 참가하려면 회원이어야 하나요?',
  'هل يجب أن أدفع لتغيير المجموعة؟',
  'क्या टीम बदलने के लिए शुल्क देना ज़रूरी है?',
])('what is allowed, asked for or needed is asked of the page, whatever it is needed for: %s', (query) => {
  expect(routeLocally(query)).toMatchObject({ handler: 'find', sure: true });
});

test.each([
  'do I have to see these ads?',
  'muss ich die Werbung sehen?',
  'faut-il vraiment voir ces pubs ?',
  '¿tengo que ver estos anuncios?',
])('whoever asks whether a part of the page has to be seen wants it gone: %s', (query) => {
  expect(routeLocally(query).handler).toBe('hide');
});

test.each([
  'Which button stops the upload?',
  'Which icon hides the toolbar?',
  'what do I tap so that the text gets read out',
  'Welcher Knopf speichert den Entwurf?',
  '¿Qué botón borra el borrador?',
  'Quelle icône ferme le dossier ?',
  'Какая кнопка сохраняет черновик?',
  'Taslağı hangi düğme kaydediyor?',
  '下書きを保存するボタンはどれですか？',
  '哪个按钮可以保存草稿？',
  '초안을 저장하는 버튼은 어느 것인가요?',
])('the control that does something is asked for to be pressed: %s', (query) => {
  expect(routeLocally(query).handler).toBe('guide');
});

test.each([
  'go through the reviews and tell me what people dislike',
  'check the leaflet and say whether the ferry runs in winter',
])('what is to be looked at and told is no task: %s', (query) => {
  expect(routeLocally(query).handler).toBe('find');
});

test.each([
  'the comments',
  'das Menü',
  'pictures',
  'ou est ce que je resilie',
  'joined the two neighbours in a customs union',
  'To whom do I write to cancel the pass?',
  '¿A quién le escribo aquí para cancelar el abono?',
])('words that may be a wish are in doubt: %s', (query) => {
  expect(routeLocally(query).sure).toBe(false);
});

test('the model is asked with the schema `route`, and the request is quoted as data', async () => {
  let asked = '';
  let name = '';
  const model: Model = {
    label: 'fake',
    contextTokens: undefined,
    stream: () => Promise.reject(new Error('not a stream')),
    structured: async (messages, format) => {
      asked = messages.at(-1)!.content;
      name = format.name;
      return format.schema.parse({ handler: 'guide', confidence: 0.8, reason: 'a task' });
    },
  };
  const route = await routeWithModel(model, 'sort "this" out', { signal: new AbortController().signal });
  expect(route.handler).toBe('guide');
  expect(name).toBe('route');
  expect(asked).toBe('Request: "sort \\"this\\" out"');
});

test.each(['north wing delegate to the second harbour congress', 'contact email of the press office'])(
  'takes words alone for words to look for: %s',
  (query) => {
    expect(routeLocally(query).handler).toBe('find');
  },
);

describe('a question whose meaning the page decides', () => {
  const page = (headings: string[], controls: string[], hasCode = false) => ({
    title: 'A page',
    headings,
    controls,
    hasCode,
  });

  test.each([
    ['How do I install it?', page(['Installation', 'Usage'], ['Star', 'Issues'], true), 'find'],
    ['How do I install it?', page(['Reviews'], ['Install', 'Add to wishlist']), 'guide'],
    ['How do I install it?', page([], []), 'guide'],
    ['Wie installiere ich das?', page(['Installation'], ['Anmelden'], true), 'find'],
    ['怎么安装？', page(['安装', '使用'], ['登录'], true), 'find'],
    ['Where can I see the changelog?', page(['Overview'], ['Changelog']), 'guide'],
    // The link says a part of it only: its words may be the answer.
    ['Where can I try it for free?', page(['Overview'], ['Download Free Trial']), 'find'],
    [
      'How do I get new posts in my inbox?',
      { ...page(['About'], ['Home']), texts: ['Follow by e-mail to get all new posts in your inbox.'] },
      'find',
    ],
    ['How do I get new posts in my inbox?', page(['About'], ['Get new posts in your inbox']), 'guide'],
    [
      'How do I descale the kettle?',
      { ...page([], ['Sign in']), texts: ['Descale the kettle with vinegar every month.'] },
      'find',
    ],
    ['Where can I see the northern lights?', page(['Best places'], ['Book now']), 'find'],
    ['How do I change my password?', page(['Account', 'Password'], ['Sign out']), 'guide'],
  ])('%s on %j is %s', (query, gist, handler) => {
    expect(routeLocally(query, gist).handler).toBe(handler);
  });

  test.each([
    ['Where can I see the changelog?', page(['Overview'], ['Changelog']), true],
    ['How do I descale the kettle?', { ...page([], ['Sign in']), texts: ['Ships in two days.'] }, true],
  ])('%s on %j is sure: %s', (query, gist, sure) => {
    expect(routeLocally(query, gist)).toMatchObject({ sure });
  });

  test.each([
    [
      'a link with a few of many words',
      ' main reason germs stop reacting to drugs ',
      ['Germs and drugs'],
      [],
      'find',
    ],
    ['a control for most of the words', ' invoice upload ', ['Upload'], [], 'guide'],
    ['a line that has all words', ' invoice upload ', ['Upload'], ['Invoice upload opens in May.'], 'find'],
  ] as const)('a guess at a search stays one or not by %s', (_, text, controls, texts, handler) => {
    const guess = { label: 'find', confidence: 0.5, reason: 'words', onPage: 'control' } as const;
    expect(onPage(guess, text, { ...page([], [...controls]), texts }).label).toBe(handler);
  });

  test('says that it wants the page, and others do not', () => {
    expect(routeLocally('How do I install it?').wantsPage).toBe(true);
    expect(routeLocally('Where can I see the changelog?').wantsPage).toBe(true);
    expect(
      ['Who wrote this?', 'hide the ads', 'Change my password'].filter(
        (query) => routeLocally(query).wantsPage,
      ),
    ).toEqual([]);
  });
});

describe('what is done with the page’s words, and what is asked of the site', () => {
  test.each([
    ['find', 'make a table of the dates'],
    ['find', 'put the prices into a table'],
    ['find', 'read me the second paragraph'],
    ['find', 'How do I keep herbs fresh, according to this article?'],
    ['find', 'mach eine Tabelle aus den Terminen'],
    ['find', 'Comment nettoyer le four selon cet article ?'],
    ['find', 'traduce el último párrafo al francés'],
    ['find', '用語を一覧にしてください'],
    ['guide', 'take me to the refund form'],
    ['guide', 'there is no save button'],
    ['guide', 'vezmi mě na formulář pro stížnosti'],
    ['guide', 'ich sehe nirgends einen Knopf zum Speichern'],
    ['hide', 'can I read this without the ads'],
    ['hide', 'kann ich den Text ohne Werbung lesen?'],
    // Neither a wish for the page nor about it.
    ['guide', 'How do I make a table in the editor?'],
    ['find', 'How much does it cost without ads?'],
  ])('%s: %s', (handler, query) => {
    expect(routeLocally(query)).toMatchObject({ handler, sure: true });
  });
});

test.each([
  ['My eyes are not what they used to be, could you take me to where the letters get bigger?', 'guide'],
  ["I haven't watched the match yet. Please cover the score.", 'hide'],
  ['My boss will ask me tomorrow, so what did they decide?', 'find'],
  ['Ich habe das Spiel noch nicht gesehen, deck bitte das Ergebnis ab', 'hide'],
  ['Comme je déménage, je dois changer mon adresse', 'guide'],
  ['試合をまだ見ていないので、結果を隠してください', 'hide'],
])('what is wanted decides, not the reason that is given for it: %s', (query, handler) => {
  expect(routeLocally(query)).toMatchObject({ handler, sure: true });
});

test('a query of one clause, a number and an address are not cut', () => {
  expect(clausesOf('Hide the ads, please!')).toEqual([]);
  expect(clausesOf('what changed in version 2.4.1 of example.com')).toEqual([]);
  expect(clausesOf('My card expired. Where do I enter the new one?')).toHaveLength(2);
});
