import { list } from '../list.ts';
import type { ValueWords } from '../shape.ts';

export const values: ValueWords = {
  scales: list('אלף | מיליון | מיליארד'),
  money: list('שקל | שקלים | ש"ח | ש״ח | אירו | דולר'),
  free: list('חינם'),
};
