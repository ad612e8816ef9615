import { describe, expect, it } from 'vitest';
import { createCitationParser } from '../../../src/core/citations/parse.ts';
import type { Segment } from '../../../src/core/citations/segment.ts';
import { createVerifier } from '../../../src/core/citations/verify.ts';
import { linesOf } from '../../fakes/page-lines.ts';

const lines = linesOf(
  'Berlin is the capital of Germany.',
  'He said "see [2]" and ["x"] to me.',
  'It costs 10 euros, or 12 with tax.',
  'A rather long line about nothing in particular. '.repeat(6).trim(),
  'Use arr[3] or f("a"] now',
  '首都は東京です。',
);

/** Segments in one line of text: citations as `{n: phrase}`. */
function show(segments: Segment[]): string {
  return segments
    .map((segment) =>
      segment.kind === 'text'
        ? segment.text
        : `{${segment.refs.map(({ n, occurrence }) => (occurrence > 1 ? `${n}#${occurrence}` : n)).join(',')}: ${segment.phrase}}`,
    )
    .join('');
}

const textOf = (segments: Segment[]) =>
  segments.map((segment) => (segment.kind === 'text' ? segment.text : '')).join('');

/** Feeds the reply in pieces and returns what is settled in the end. */
function parse(...deltas: string[]): string {
  const parser = createCitationParser(createVerifier({ lines }));
  const settled = deltas.flatMap((delta) => parser.push(delta).settled);
  return show([...settled, ...parser.finish().settled]);
}

const CASES: [name: string, reply: string, expected: string][] = [
  ['the grammar', 'So [1: "capital of Germany"].', 'So {1: capital of Germany}.'],
  ['an occurrence', '[1#2: "Berlin"]', '{1#2: Berlin}'],
  [
    'several citations in a sentence',
    'A [1: "Berlin"] b [3: "10 euros"] c',
    'A {1: Berlin} b {3: 10 euros} c',
  ],
  ['curly quotes', '[1: “capital of Germany”]', '{1: capital of Germany}'],
  ['single quotes', "[1: 'capital of Germany']", '{1: capital of Germany}'],
  ['guillemets', '[1: «capital of Germany»]', '{1: capital of Germany}'],
  ['CJK brackets and quotes', '首都【6：「東京です」】。', '首都{6: 東京です}。'],
  ['full-width brackets', '［6：“東京です”］', '{6: 東京です}'],
  ['mixed quotes', '[1: “capital of Germany"]', '{1: capital of Germany}'],
  ['escaped quotes', '[1: \\"capital of Germany\\"]', '{1: capital of Germany}'],
  ['no spaces and many spaces', '[1:"Berlin"] [ 1 : "Berlin" ]', '{1: Berlin} {1: Berlin}'],
  ['a full stop before the bracket', '[1: "Berlin".] ok', '{1: Berlin} ok'],
  ['no colon', '[1 "capital of Germany"]', '{1: capital of Germany}'],
  [
    'a word before the number',
    '[N1: "Berlin"] [line 1: "Berlin"] [#1: "Berlin"]',
    '{1: Berlin} {1: Berlin} {1: Berlin}',
  ],
  ['double brackets', 'x [[1: "Berlin"]] y', 'x {1: Berlin} y'],
  ['several numbers', '[1, 3: "capital of Germany"]', '{1,3: capital of Germany}'],
  ['several citations in one bracket', '[1: "Berlin"; 3: "10 euros"]!', '{1: Berlin}{3: 10 euros}!'],
  ['several phrases in one bracket', '[3: "10 euros", "12 with tax"]', '{3: 10 euros}{3: 12 with tax}'],
  [
    'quotes and brackets in the phrase',
    '[2: "said "see [2]" and ["x"] to"] ok',
    '{2: said "see [2]" and ["x"] to} ok',
  ],
  ['a phrase that ends in a bracket', '[5: "Use arr[3] or f("a"]"] ok', '{5: Use arr[3] or f("a"]} ok'],
  [
    'prose with a quote and a bracket behind',
    '[1: "Berlin"] and "more [of] it"] too',
    '{1: Berlin} and "more [of] it"] too',
  ],
  ['an unknown phrase, up to its first end', '[1: "Munich"] and "more"] too', '{1: Munich} and "more"] too'],
  ['a missing last quote', 'x [1: "capital of Germany] y', 'x {1: capital of Germany} y'],
  ['missing quotes', 'x [1: capital of Germany] y', 'x {1: capital of Germany} y'],
  [
    'missing quotes around unknown words',
    'x [1: capital of all Bavaria] y',
    'x {1: capital of all Bavaria} y',
  ],
  [
    'a number alone after words of its line',
    'Berlin is a capital [1].',
    'Berlin is a capital {1: Berlin is the capital of Germany.}.',
  ],
  [
    'a number alone after the full stop',
    'Berlin is big. [1]',
    'Berlin is big. {1: Berlin is the capital of Germany.}',
  ],
  ['a number alone of a long line', 'A long line [4].', 'A long line {4: }.'],
  [
    'numbers alone',
    'Berlin costs euros [1, 3]',
    'Berlin costs euros {1: Berlin is the capital of Germany.}{3: It costs 10 euros, or 12 with tax.}',
  ],
  ['a citation in code marks', 'x `[1: "Berlin"]` y', 'x {1: Berlin} y'],
  ['lines of their own', '- a [1: "Berlin"]\n- b [3: "10 euros"]\n', '- a {1: Berlin}\n- b {3: 10 euros}\n'],
  ['half a citation at the end whose words are there', 'x [1: "capital of Ger', 'x {1: capital of}'],
  ['half a citation at the end of a line', 'x [1: "capital of Germany"\ny', 'x {1: capital of Germany}\ny'],
  ['half a citation whose words are not there', 'x [1: "lord of the ri', 'x lord of the'],
  ['half an opening at the end', 'x [1: "', 'x '],
  ['a beginning of an opening at the end', 'x [12', 'x '],
  ['half a citation before another', '[1: "capital of [3: "10 euros"]', '{1: capital of}{3: 10 euros}'],
  // What is no citation
  ['footnote marks', 'Something else [1], entirely [27].', 'Something else [1], entirely [27].'],
  [
    'links',
    'See [1](https://a.b) and [1: Berlin](https://a.b)',
    'See [1](https://a.b) and [1: Berlin](https://a.b)',
  ],
  ['times and code in brackets', 'at [3: 10] x[2] [3:30]', 'at [3: 10] x[2] [3:30]'],
  ['inline code', 'write `a[1: "Berlin"] b` there', 'write `a[1: "Berlin"] b` there'],
  ['blocks of code', '```\n[1: "Berlin"]\n```\n[1: "Berlin"]', '```\n[1: "Berlin"]\n```\n{1: Berlin}'],
  ['placeholders of our own', 'a\uE0001\uE001b', 'a1b'],
];

describe('the citation grammar', () => {
  for (const [name, reply, expected] of CASES) {
    it(`reads ${name}`, () => expect(parse(reply)).toBe(expected));
  }

  it('gives the same result wherever a reply is split', () => {
    for (const [, reply, expected] of CASES) {
      for (let at = 1; at < reply.length; at++) {
        expect(parse(reply.slice(0, at), reply.slice(at)), `${reply} at ${at}`).toBe(expected);
      }
      expect(parse(...reply), `${reply} by character`).toBe(expected);
    }
  });

  it('never shows a part of a citation as text while it streams', () => {
    for (const [name, reply] of CASES.filter(([, , expected]) => expected.includes('{'))) {
      if (name.includes('code marks') || name.includes('blocks of code')) continue;
      const parser = createCitationParser(createVerifier({ lines }));
      let settled = '';
      for (const character of reply) {
        const parsed = parser.push(character);
        settled += textOf(parsed.settled);
        expect(settled + textOf(parsed.tail), reply).not.toMatch(
          /[[［【]\s*(N|#|line)?\s*(\d+\s*[:：]?\s*(["“«'「][^\]］】]*)?)?$/i,
        );
      }
    }
  });

  it('shows a citation as soon as it is closed, and mends it when the phrase goes on', () => {
    const parser = createCitationParser(createVerifier({ lines }));
    expect(show(parser.push('[2: "said "see [2]" and ["x"]').tail)).toBe('{2: said "see [2]" and ["x}');
    expect(show(parser.push(' to"]').tail)).toBe('{2: said "see [2]" and ["x"] to}');
  });

  it('reads a reply of 2 MB in small pieces', () => {
    const parser = createCitationParser(createVerifier({ lines }));
    const sentence =
      'Berlin, it says, is a capital [1: "capital of Germany"], and "more" [of] that follows here. ';
    const reply = sentence.repeat(Math.ceil(2_000_000 / sentence.length));
    let citations = 0;
    const count = (segments: Segment[]) => segments.filter(({ kind }) => kind === 'citation').length;
    for (let at = 0; at < reply.length; at += 16)
      citations += count(parser.push(reply.slice(at, at + 16)).settled);
    citations += count(parser.finish().settled);
    expect(citations).toBe(reply.length / sentence.length);
  }, 30_000);
});
