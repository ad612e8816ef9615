import { expect, it } from 'vitest';
import { asks } from '../../../src/core/lexicon/questions.ts';

const isOfComments = asks('comments');

it.each(['comments', '12 comments', 'leave a comment', 'comment', 'comment by ada'])(
  '%s is of comments',
  (text) => {
    expect(isOfComments(text)).toBe(true);
  },
);
it.each(['comment faire une tarte', 'comment choisir son vélo ?'])('%s asks how, in French', (text) => {
  expect(isOfComments(text)).toBe(false);
});
