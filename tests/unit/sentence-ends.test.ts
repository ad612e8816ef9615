import { expect, test } from 'vitest';
import { sentenceEnds } from '../../src/core/text/sentence-ends.ts';

/** The sentences of a text, parted by ` | `. */
const cut = (text: string): string => {
  let start = 0;
  return sentenceEnds(text)
    .map((end) => {
      const sentence = text.slice(start, end).trim();
      start = end;
      return sentence;
    })
    .join(' | ');
};

test.each([
  ['en', 'He taught Hinton.[1] It is old. So is he.', 'He taught Hinton.[1] | It is old. | So is he.'],
  ['en', 'It was found.[2][3] Then it was lost.', 'It was found.[2][3] | Then it was lost.'],
  ['en', 'Dr. J. Smith came in Feb. 2020. He left.', 'Dr. J. Smith came in Feb. 2020. | He left.'],
  ['en', 'Prices incl. tax. Ask us.', 'Prices incl. tax. | Ask us.'],
  ['en', 'She said “No.” Then she left.', 'She said “No.” | Then she left.'],
  ['en', 'Really?! Yes (of course.) Fine.', 'Really?! | Yes (of course.) | Fine.'],
  [
    'de',
    'Das Fest ist am 12. Oktober. Es regnet evtl. am Abend.',
    'Das Fest ist am 12. Oktober. | Es regnet evtl. am Abend.',
  ],
  ['de', 'Er sagte: „Nein.“ Dann ging er, z. B. heim.', 'Er sagte: „Nein.“ | Dann ging er, z. B. heim.'],
  ['fr', 'M. Dupont habite av. Foch. Il est là.', 'M. Dupont habite av. Foch. | Il est là.'],
  ['es', 'La Sra. Gómez vive en la pág. 3. Punto.', 'La Sra. Gómez vive en la pág. 3. | Punto.'],
  ['pl', 'Mieszka przy ul. Długiej. Ma np. psa.', 'Mieszka przy ul. Długiej. | Ma np. psa.'],
  ['ru', 'Он родился в 1950 г. Москва. Живёт там.', 'Он родился в 1950 г. Москва. | Живёт там.'],
  ['zh', '他说：“你好。”然后走了。天黑了。', '他说：“你好。” | 然后走了。 | 天黑了。'],
  ['zh', '它专门适用于欧盟。《宪章》包含了公约。', '它专门适用于欧盟。 | 《宪章》包含了公约。'],
  ['hi', 'वह आया। वह गया।', 'वह आया। | वह गया।'],
  ['ar', 'هل جاء؟ نعم.', 'هل جاء؟ | نعم.'],
  [
    'en',
    'Version 3.4 of example.com by U.S. makers... He said so!',
    'Version 3.4 of example.com by U.S. makers... | He said so!',
  ],
  ['ja', '「雨です。」と彼は言った。寒い。', '「雨です。」と彼は言った。 | 寒い。'],
])('%s: %s', (_, text, sentences) => {
  expect(cut(text)).toBe(sentences);
});

test('no character is lost, whatever the text', () => {
  const text = 'A [b. c] d.[1] e. “f.” g)h. 「i。」j。 k...';
  const ends = sentenceEnds(text);
  expect(ends.at(-1)).toBe(text.length);
  expect(ends).toEqual([...ends].sort((a, b) => a - b));
});
