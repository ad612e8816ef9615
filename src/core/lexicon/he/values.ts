import { rawList } from '../list.ts';
import type { ValueWords } from '../shape.ts';

export const values: ValueWords = {
  scales: rawList('אלף | מיליון | מיליארד'),
  money: rawList('שקל | שקלים | ש"ח | ש״ח | אירו | דולר'),
  free: rawList('חינם'),
};
