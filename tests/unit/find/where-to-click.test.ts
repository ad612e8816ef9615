import { describe, expect, it } from 'vitest';
import { answerInstantly } from '../../../src/modes/find/instant.ts';
import { linesOf, pageOf } from '../../fakes/page-lines.ts';

const page = pageOf(
  linesOf(
    { text: 'Harbour news', kind: 'control', role: 'link' },
    { text: 'Donate', kind: 'control', role: 'link' },
    { text: 'Contact us', kind: 'control', role: 'link' },
    { text: 'The harbour was dredged in spring', level: 1 },
    { text: 'It took four months, and the ferries came back with the first warm days.' },
    { text: 'The town paid for half of it, the county for the rest.' },
    { text: 'Print', kind: 'control', role: 'button' },
  ),
);
const asked = (question: string) => {
  const { citations, notes } = answerInstantly(question, page);
  return [citations[0]?.phrase, notes[0]?.code];
};

describe('where to click, asked of the page', () => {
  it('is answered with the control, in whatever words it is asked', () => {
    expect(asked('Where can I get in touch with them?')).toEqual(['Contact us', 'instant-quotes']);
    expect(asked('Where can I make a donation?')).toEqual(['Donate', 'instant-quotes']);
  });
  it('is no matter of other questions', () => {
    expect(asked('Who paid for the harbour?')[0]).not.toBe('Donate');
  });
  it('names nothing where no control fits', () => {
    expect(asked('Where can I change my password?')).toEqual([undefined, 'instant-nothing']);
  });
});
