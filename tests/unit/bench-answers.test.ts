import { describe, expect, test } from 'vitest';
import { holds } from '../../bench/model/answers.ts';

describe('an answer holds a wanted value', () => {
  test.each([
    ['It cost 1,250 euros.', '1250'],
    ['Es waren 1.250 Euro', '1250'],
    ['in the week of 25 February', '25th February'],
    ['about 3.5 million', '3,5'],
    ['The four seats failed.', 'four'],
    ['Die Vierte', 'vier'],
    ['身高160CM。', '160'],
    ['她就读于圣尼各拉女校', '圣尼各拉'],
    ['Press “Log in” at the top', 'log in'],
  ])('%s: %s', (answer, value) => expect(holds(answer, [value])).toBe(true));

  test.each([
    ['It cost 12,500 euros.', '1250'],
    ['21600 people', '160'],
    ['3.55 million', '3.5'],
    ['He plays golf', 'lf'],
    ['', 'x'],
  ])('but not %s: %s', (answer, value) => expect(holds(answer, [value])).toBe(false));
});
