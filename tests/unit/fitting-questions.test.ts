import { expect, test } from 'vitest';
import { askableHeadings, fittingQuestions } from '../../src/modes/fitting-questions.ts';
import { heading, linesOf, pageOf } from '../fakes/page-lines.ts';

const PAGE = pageOf(
  linesOf(
    { text: 'Sign in', kind: 'control', role: 'link', tag: 'a' },
    heading(1, 'How slate roofs are laid in the hills'),
    'A slate roof keeps the rain out for two hundred years, and it is laid from the eaves to the ridge of the house.',
    heading(2, 'Choosing the slate'),
    'Good slate rings like a bell when it is struck, and it drinks no water even when it lies in a bucket for a day.',
    'Slate from the northern quarries is grey and splits thin, while that of the south is green and far heavier.',
    'A roof of heavy slate needs rafters that stand closer together, so the wood must be chosen before the stone.',
    heading(2, 'Nailing it down'),
    'Each slate is held by two copper nails, which outlast iron and do not stain the stone that lies below them.',
    'The nails are driven until the slate just hangs, because a slate that is nailed tight will crack in the frost.',
    'Along the ridge the slates are cut short and bedded in lime, which gives way when the house moves in the wind.',
    heading(2, 'Newsletter'),
  ),
  { title: 'How slate roofs are laid in the hills' },
);

test('only what the page can answer is offered, the first of each mode', () => {
  const questions = [
    { mode: 'find', text: 'What is this page about?' },
    { mode: 'find', text: 'Which dates and prices are mentioned?' },
    { mode: 'guide', text: 'Where do I sign in?' },
    { mode: 'guide', text: 'How do I change the language?' },
    { mode: 'hide', text: 'Remove the cookie banner' },
  ] as const;
  const fitting = fittingQuestions(questions, { find: PAGE, guide: PAGE, hide: PAGE });
  expect(fitting).toEqual([questions[0], questions[2]]);
});

test('a PDF can only be asked', () => {
  const questions = [{ mode: 'guide', text: 'Where do I sign in?' }] as const;
  expect(fittingQuestions(questions, { find: PAGE })).toEqual([]);
});

test('parts of the main content are asked about, what stands beside it is not', () => {
  expect(askableHeadings(PAGE, 'What is this page about?')).toEqual([
    'Choosing the slate',
    'Nailing it down',
  ]);
});
