import { describe, expect, it } from 'vitest';
import type { PageIndex } from '../../src/contracts/page-index.ts';
import { dateAsked } from '../../src/core/text/date-asked.ts';
import { answerInstantly } from '../../src/modes/find/instant.ts';
import { heading, type LineLike, linesOf, pageOf, value } from '../fakes/page-lines.ts';

const PROSE = [
  'The river rises in the hills and runs through four towns before it meets the sea at the old harbour.',
  'Two of the towns have built a ferry that takes people over the river from spring until late autumn.',
];
const ask = (question: string, lines: LineLike[], dates?: PageIndex['dates']) => {
  const page = pageOf(linesOf(...lines));
  const { citations, notes } = answerInstantly(question, { ...page, ...(dates ? { dates } : {}) });
  return { first: citations[0]?.phrase, note: notes[0]?.code };
};

describe('a question for the date of the page', () => {
  it.each([
    ['When was this written?', 'written'],
    ['what date is this article from', 'written'],
    ['what year is this list from', 'written'],
    ['whats the date on this', 'written'],
    ['How recent is this?', 'current'],
    ['is this still current?', 'current'],
    ['Is this article up to date or outdated?', 'current'],
    ['when was it last updated?', 'updated'],
    ['when did this happen?', 'happened'],
    ['Von wann ist der Artikel?', 'written'],
    ['Von wann ist dieser Eintrag?', 'written'],
    ['Wann wurde das eigentlich geschrieben?', 'written'],
    ['Ist das noch aktuell?', 'current'],
    ['Wann wurde die Seite zuletzt aktualisiert?', 'updated'],
    ['De quand date cet article ?', 'written'],
    ['Est-ce encore à jour ?', 'current'],
    ['de qué fecha es esta nota', 'written'],
    ['¿Está actualizado?', 'updated'],
    ['Quando foi publicado este artigo?', 'written'],
    ['È ancora attuale?', 'current'],
    ['Van wanneer is dit artikel?', 'written'],
    ['Z kiedy jest ten artykuł?', 'written'],
    ['Когда была написана эта статья?', 'written'],
    ['这篇文章是什么时候写的？', 'written'],
    ['この記事はいつ書かれましたか？', 'written'],
    ['最終更新日はいつですか', 'updated'],
    ['was this written recently', 'written'],
    ['does this have a date', 'written'],
    ['Aus welchem Jahr stammt dieser Bericht?', 'written'],
    ['Ist dieser Beitrag veraltet?', 'current'],
    ['Quand la page a-t-elle été mise à jour ?', 'updated'],
    ['¿en qué año se publicó esta lista?', 'written'],
    ['¿Sigue vigente esta información?', 'current'],
    ['quando foi a última atualização da página', 'updated'],
    ['di che anno è questa lista', 'written'],
    ['wanneer is de pagina voor het laatst bijgewerkt', 'updated'],
    ['kiedy ostatnio aktualizowano stronę', 'updated'],
    ['czy ta informacja jest aktualna', 'current'],
    ['какого года этот список', 'written'],
    ['когда последний раз обновлялась страница', 'updated'],
    ['这个页面什么时候更新的', 'updated'],
    ['この記事は古いですか', 'written'],
  ])('is "%s"', (question, what) => {
    expect(dateAsked(question.toLowerCase())?.what).toBe(what);
  });

  it.each([
    'When was the bridge built?',
    'when does it open',
    'who wrote this',
    'when was the report published?',
    'how old is she now?',
    'is this the current version?',
    'when is the interview?',
    'Wann hat das aufgehört?',
    'wie alt ist der hund jetzt',
    'cuando empiezan las vacaciones',
    'where is this from?',
    'when did the festival take place?',
    'when is the next update',
    'who posted this',
    'wann wurde die brücke gebaut',
    'quand est sorti le film',
    'quando è nato',
    'когда он родился',
    'いつ開きますか',
  ])('is not "%s"', (question) => {
    expect(dateAsked(question.toLowerCase())).toBeUndefined();
  });
});

describe('the date of a page', () => {
  it('is the day that it tells machines, where its words say it', () => {
    const lines = [heading(1, 'The river'), 'Sunday, 9 March 2031, 4:41 pm', ...PROSE, 'Read on: 2 May 2030'];
    expect(ask('When was this written?', lines, { published: '2031-03-09' })).toEqual({
      first: 'Sunday, 9 March 2031, 4:41 pm',
      note: 'instant-quotes',
    });
  });

  it('is the day of the last change where that is asked', () => {
    const lines = [
      heading(1, 'The river'),
      'PUBLISHED: March 9, 2031 at 11:30 p.m. | UPDATED: April 2, 2031 at 12:21 a.m.',
      ...PROSE,
    ];
    expect(ask('When was this last updated?', lines).first).toBe('April 2, 2031');
    expect(ask('Is this still current?', lines).first).toBe('April 2, 2031');
    expect(ask('When was this published?', lines).first).toBe('March 9, 2031');
  });

  it('stands near the title where machines are told nothing', () => {
    expect(ask('Von wann ist der Artikel?', [heading(1, 'Der Fluss'), '29. Mai 2031', ...PROSE])).toEqual({
      first: '29. Mai 2031',
      note: 'instant-quotes',
    });
    expect(
      ask('De qué fecha es esta nota', ['31 de mayo de 2031', heading(1, 'El río'), ...PROSE]).first,
    ).toBe('31 de mayo de 2031');
  });

  it('is no day that a sentence tells of, none of a comment and no year of a footer', () => {
    const footer = { text: '© 2031 River Daily', landmark: 'contentinfo' };
    const lines = [
      heading(1, 'The river'),
      'The ferry was opened on May 5, 2028.',
      ...PROSE,
      heading(2, '3 comments'),
      'Ben, 7 June 2031',
      footer,
    ];
    expect(ask('When was this article written?', lines)).toEqual({
      first: undefined,
      note: 'instant-nothing',
    });
  });

  it('is none of what a label says of something else, and no day of a reference', () => {
    const lines = [heading(1, 'Ada Pine'), value('Born', '9 March 1975'), ...PROSE];
    expect(ask('When was this article written?', lines).note).toBe('instant-nothing');
    const long = Array.from({ length: 12 }, (_, i) => `Reference ${i + 1}`);
    const cited = [heading(1, 'The river'), ...PROSE, ...long, 'On 10 March 2031. Retrieved 9 March 2031.'];
    expect(ask('When was this article written?', cited, { published: '2031-03-09' }).note).toBe(
      'instant-nothing',
    );
    const labelled = [heading(1, 'The river'), value('Published', '9 March 2031'), ...PROSE];
    expect(ask('When was this article written?', labelled).first).toBe('9 March 2031');
  });

  it('stands behind the line that says when something happened', () => {
    const page = pageOf(
      linesOf(
        heading(1, 'Ferry stops'),
        '9 March 2031',
        'The ferry stopped in the middle of the river on Tuesday, and all who were on board had to wait.',
        ...PROSE,
      ),
    );
    const { citations } = answerInstantly('When did this happen?', page);
    expect(citations.map(({ phrase }) => phrase)).toEqual([
      expect.stringContaining('on Tuesday'),
      '9 March 2031',
    ]);
  });
});
