import type { Words } from './words.ts';
import { english } from './words-en.ts';
import {
  arabic,
  chinese,
  further,
  hindi,
  japanese,
  korean,
  polish,
  russian,
  turkish,
} from './words-other.ts';
import {
  dutch,
  dutchInfinitives,
  french,
  german,
  germanInfinitives,
  italian,
  portuguese,
  spanish,
} from './words-western.ts';

/** Every language that contributes to the rules. A new one is a `Words` and a name here. */
export const LANGUAGES: readonly Words[] = [
  english,
  spanish,
  portuguese,
  french,
  german,
  germanInfinitives,
  italian,
  dutch,
  dutchInfinitives,
  chinese,
  japanese,
  korean,
  russian,
  polish,
  turkish,
  arabic,
  hindi,
  ...further,
];
