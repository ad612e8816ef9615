import { describe, expect, it } from 'vitest';
import type { GuideStep } from '../../../src/contracts/guide.ts';
import { list } from '../../../src/core/lexicon/list.ts';
import { RISK } from '../../../src/core/lexicon/risk.ts';
import { commits } from '../../../src/modes/guide/risk.ts';
import { plainButton } from '../../fakes/plain-button.ts';
import { SIGHTS } from './sights.ts';

const clickOn = (text: string) =>
  ({
    action: 'click',
    value: null,
    instruction: '',
    url: 'https://site.example/page',
    target: { n: 1, role: 'button', text, locator: {} },
  }) as unknown as GuideStep;
/** Whether a plain button of this name on a page of this language is waited for. */
const isWaitedFor = (language: string) => (name: string) =>
  commits(clickOn(name), plainButton({ names: [name], lang: language }));

/** Reads the words of all languages: seconds on a machine that does other things, too. */
const READS_ALL = 30_000;

it('every language that tells committing controls has such labels', () => {
  expect(Object.keys(SIGHTS).sort()).toEqual(Object.keys(RISK).sort());
});

describe('drafts, filters, copies, questions and ways back', () => {
  it.each(Object.entries(SIGHTS))(
    '%s',
    (language, { harmless, commits }) => {
      const waits = isWaitedFor(language);
      expect(list(harmless).filter(waits)).toEqual([]);
      expect(list(commits).filter((name) => !waits(name))).toEqual([]);
    },
    READS_ALL,
  );
});

it('a word that no list knows is unknown in scripts that write vowels as marks, too', () => {
  expect(isWaitedFor('ta')('கொமாடு')).toBe(true);
});

it('on a page in a language that is not listed, a word of another one makes nothing harmless', () => {
  expect(isWaitedFor('cy')('Dileu cyfrif')).toBe(true);
});
