import { describe, expect, it } from 'vitest';
import { offersIn } from '../../../src/core/controls/doing.ts';
import { controlsMeant } from '../../../src/core/controls/rank-controls.ts';
import { TASKS } from '../../../src/core/lexicon/tasks.ts';
import { linesOf } from '../../fakes/page-lines.ts';

const meant = (task: string, ...labels: string[]) => {
  const lines = linesOf(...labels.map((text) => ({ text, kind: 'control', role: 'link' }) as const));
  const found = controlsMeant(task, lines);
  return found.kind === 'one' ? found.line.text : found.kind;
};

describe('the control that a task means', () => {
  it.each([
    ['Where can I give them some money?', 'Donate', ['News', 'Donate', 'Log in']],
    ['I found a typo, who do I tell?', 'Suggest a correction', ['News', 'Suggest a correction', 'Share']],
    ['make the letters bigger', 'Text size', ['Text size', 'Print', 'News']],
    ['Who is behind this site?', 'About us', ['News', 'About us', 'Weather']],
    ['Wie komme ich zum Artikel davor?', 'Vorheriger Artikel', ['Vorheriger Artikel', 'Sport', 'Kontakt']],
    ['Wo kann ich Geld geben?', 'Spenden', ['Aktuelles', 'Spenden', 'Kontakt']],
    ['¿Dónde puedo escuchar la nota?', 'Escuchar', ['Deportes', 'Escuchar', 'Opinión']],
    ['Où est-ce que je peux me désabonner ?', 'Se désabonner', ['Se désabonner', 'Sport', 'Accueil']],
    ['Nie pamiętam hasła', 'Odzyskaj hasło', ['Sport', 'Odzyskaj hasło', 'Pogoda']],
    ['在哪里可以捐款？', '捐赠', ['首页', '捐赠', '新闻']],
    ['どこで印刷できますか', '印刷する', ['ニュース', '印刷する', 'スポーツ']],
  ])('%s → %s', (task, label, labels) => {
    expect(meant(task, ...labels)).toBe(label);
  });

  it('is none where the page has nothing of the kind', () => {
    expect(meant('Where can I give money?', 'News', 'Log in', 'Weather')).toBe('none');
  });
  it('is a guess where a label has only a part of what is asked for', () => {
    expect(meant('Where can I order the newsletter?', 'Shop', 'Sport', 'Weather')).not.toBe('Shop');
  });
  it('is a guess where a language is asked for', () => {
    expect(meant('Can I read this in Arabic?', 'English', 'Sport', 'Weather')).toBe('some');
  });
  it('is offered where it is only related to what is asked for', () => {
    expect(meant('I found a typo, who do I tell?', 'Contact us', 'Sport', 'Weather')).toBe('some');
  });
  it('is not the press office where it is asked what to press', () => {
    expect(meant('Which button do I press to get the poster?', 'Press', 'Contact us', 'Sport')).toBe('none');
    expect(meant('Where is your press office?', 'Press', 'Contact us', 'Sport')).toBe('Press');
  });
  it('is never a field where a password is lost', () => {
    const lines = linesOf(
      { text: 'Password', kind: 'control', role: 'textbox' },
      { text: 'Forgot your password?', kind: 'control', role: 'link' },
    );
    expect(controlsMeant('I lost my password', lines)).toMatchObject({ line: { role: 'link' } });
  });
});

describe('words for what people do on sites', () => {
  it.each(Object.entries(TASKS))('%s: a word means one thing', (_, { doing, phrases = {} }) => {
    const all = [...Object.values(doing).flatMap((row) => row.split(' ')), ...Object.values(phrases).flat()];
    expect(all.filter((word, i) => all.indexOf(word) !== i)).toEqual([]);
  });
  it('are read in the language of the page, and a phrase before its words', () => {
    expect(offersIn('Sign up')).toEqual(['register']);
    expect(offersIn('Ver más')).toEqual(['more']);
  });
});
