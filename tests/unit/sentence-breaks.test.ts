import { describe, expect, it } from 'vitest';
import { sentenceBreaks } from '../../src/core/text/sentence-breaks.ts';

const ranges = [
  [0, 0x24f],
  [0x2000, 0x206f],
  [0x20a0, 0x20cf],
  [0x2100, 0x21ff],
] as const;
const western = ranges.flatMap(([from, to]) =>
  Array.from({ length: to - from + 1 }, (_, at) => String.fromCharCode(from + at)),
);
/** A letter of another script sends a text the slow way. */
const FAR = 'ж ';

describe('sentenceBreaks', () => {
  it('reads texts of western letters and signs as texts with letters of other scripts', () => {
    for (const sign of western) {
      for (const text of [
        `One${sign} Two`,
        `One.${sign} Two`,
        `One.${sign}Two`,
        `One. ${sign}wo`,
        `One.${sign}`,
        `1.${sign} a`,
        `a.${sign}`,
        `One? ${sign} (2) Two`,
      ]) {
        const slow = sentenceBreaks(FAR + text).map((at) => at - FAR.length);
        expect(sentenceBreaks(text), JSON.stringify(text)).toEqual(slow);
      }
    }
  });
});
