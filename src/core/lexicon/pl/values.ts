import { list } from '../list.ts';
import type { ValueWords } from '../shape.ts';

export const values: ValueWords = {
  signed: list('Tekst | tekst | Autor'),
  within: list('w | we'),
  formerly: list('zamiast'),
  money: list('złot* | euro | dolarów | groszy'),
  scales: list('tys. | tys | tysiąc* | tysięcy | mln | milion* | mld | miliard*'),
  free: list('bezpłatn* | za darmo'),
};
