import { tasks as ar } from './ar/tasks.ts';
import { tasks as cs } from './cs/tasks.ts';
import { tasks as da } from './da/tasks.ts';
import { tasks as de } from './de/tasks.ts';
import { tasks as el } from './el/tasks.ts';
import { tasks as en } from './en/tasks.ts';
import { tasks as es } from './es/tasks.ts';
import { tasks as fi } from './fi/tasks.ts';
import { tasks as fr } from './fr/tasks.ts';
import { tasks as hu } from './hu/tasks.ts';
import { tasks as it } from './it/tasks.ts';
import { tasks as ja } from './ja/tasks.ts';
import { tasks as ko } from './ko/tasks.ts';
import { tasks as nb } from './nb/tasks.ts';
import { tasks as nl } from './nl/tasks.ts';
import { tasks as pl } from './pl/tasks.ts';
import { tasks as pt } from './pt/tasks.ts';
import { tasks as ro } from './ro/tasks.ts';
import { tasks as ru } from './ru/tasks.ts';
import type { TaskWords } from './shape.ts';
import { tasks as sv } from './sv/tasks.ts';
import { tasks as tr } from './tr/tasks.ts';
import { tasks as uk } from './uk/tasks.ts';
import { tasks as zh } from './zh/tasks.ts';

/** Languages that name what is done on sites, by ISO 639-1 code; English first: it wins where two share a word. */
export const TASKS: Readonly<Record<string, TaskWords>> = {
  en,
  ar,
  cs,
  da,
  de,
  el,
  es,
  fi,
  fr,
  hu,
  it,
  ja,
  ko,
  nb,
  nl,
  pl,
  pt,
  ro,
  ru,
  sv,
  tr,
  uk,
  zh,
};
