import { describe, expect, it } from 'vitest';
import { partsOf, withoutRest } from '../../src/modes/routing/parts.ts';

/** The modes of a request's parts; '' where it is one thing. */
const plan = (query: string) => (partsOf(query) ?? []).map(({ handler }) => handler).join(' ');

describe('a request for several things in turn', () => {
  it.each([
    ['find the refund rule, then take me to the form', 'find guide'],
    ['hide what is sponsored and tell me the cheapest of the rest', 'hide find'],
    ['What does delivery cost? Then take me to the order form.', 'find guide'],
    ['take me to the pricing page and tell me which plan is the cheapest', 'guide find'],
    ['Hide the ads, summarize the article and take me to the comments form', 'hide find guide'],
    ['Finde die Rückgaberegel und bring mich dann zum Formular', 'find guide'],
    ['Blende die Werbung aus und sag mir, was vom Rest am billigsten ist', 'hide find'],
    ['Oculta los anuncios y luego dime cuál es el más barato del resto', 'hide find'],
    ['Trouve la règle de remboursement puis emmène-moi au formulaire', 'find guide'],
    ['Esconda os anúncios e depois me diga qual é o mais barato do resto', 'hide find'],
    ['ابحث عن سياسة الاسترداد ثم خذني إلى النموذج', 'find guide'],
    ['विज्ञापन छुपाओ और फिर बताओ कि बाकी में से सबसे सस्ता कौन सा है', 'hide find'],
    ['広告を隠して、それから残りの中で一番安いものを教えて', 'hide find'],
    ['광고를 숨기고 나머지 중에서 가장 싼 것을 알려줘', 'hide find'],
    ['隐藏广告，然后告诉我剩下的里最便宜的是哪个', 'hide find'],
    ['找到退款规则，然后带我去表单', 'find guide'],
    ['find the refund rule, then take me to it', 'find guide'],
    ['When does the pool open? Then take me there.', 'find guide'],
    ['Finde die Rückgaberegel und bring mich dann dorthin', 'find guide'],
    [
      'First hide the cookie banner, then tell me the opening hours, and finally take me to the contact form',
      'hide find guide',
    ],
    ['Primero oculta los banners, después dime el precio y por último llévame al pago', 'hide find guide'],
    ['Nascondi gli annunci sponsorizzati e dimmi qual è il più economico degli altri', 'hide find'],
    ['Zeg me wat een kaartje kost en breng me daarna naar de kassa', 'find guide'],
    ['コメントを非表示にしてから記事を要約して', 'hide find'],
    ['まずバナーを消して、次に料金を教えて、最後に申し込みページへ案内して', 'hide find guide'],
    ['입장료를 알려 주고 예매 페이지로 데려가 줘', 'find guide'],
    ['先隐藏横幅，再总结文章，最后带我去评论表单', 'hide find guide'],
    ['Сначала скрой баннеры, затем скажи цену', 'hide find'],
    ['Ukryj reklamy, a potem powiedz mi, co jest najtańsze', 'hide find'],
    ['Znajdź zasady zwrotu, a potem zaprowadź mnie do formularza', 'find guide'],
    ['Önce reklamları gizle, sonra fiyatı söyle', 'hide find'],
    ['Trouve la règle de remboursement puis emmène-moi là-bas', 'find guide'],
  ])('%s', (query, modes) => expect(plan(query)).toBe(modes));

  it('keeps the words of the person in each part', () => {
    expect(partsOf('Hide the ads. Then summarize the article and take me to the form')).toEqual([
      { question: 'Hide the ads.', handler: 'hide' },
      { question: 'summarize the article', handler: 'find' },
      { question: 'take me to the form', handler: 'guide' },
    ]);
  });
});

describe('one request, however many verbs it has', () => {
  it.each([
    'How do I open the file and edit it?',
    'How do I hide the sidebar and mute users?',
    'Find the refund form and take me there',
    'Book a table, then pay for it',
    'Open the spreadsheet, then hide column B',
    'Find a recipe and then follow the author of the recipe',
    'hide ads and popups and the newsletter',
    'What is the price and when does it open?',
    'Summarize the article and list the authors',
    'Remove the item from my cart and check out',
    'Wie öffne ich die Datei und bearbeite sie?',
    'Hide posts by users I do not follow',
    'Tell me how to cancel and then get a refund',
    '告诉我最后一章讲了什么',
    'Wer hat zuletzt gewonnen und wie hoch?',
    'Who wrote "hide the ads and then tell me the price"?',
    'Sell my parking space. Name: Ann Smith, phone: 555 0100. Address: 1 High Street.',
  ])('%s', (query) => expect(plan(query)).toBe(''));
});

it('what refers back to the hidden ones is no part of the question about the list', () => {
  expect(withoutRest('tell me the cheapest laptop of the rest')).toBe('tell me the cheapest laptop');
  expect(withoutRest('what is the rest of the story?')).toBe('what is the rest of the story?');
});
