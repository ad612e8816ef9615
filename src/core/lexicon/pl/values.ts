import { rawList } from '../list.ts';
import type { ValueWords } from '../shape.ts';

export const values: ValueWords = {
  signed: rawList('Tekst | tekst | Autor'),
  within: rawList('w | we'),
  formerly: rawList('zamiast'),
  money: rawList('złot* | euro | dolarów | groszy'),
  scales: rawList('tys. | tys | tysiąc* | tysięcy | mln | milion* | mld | miliard*'),
  free: rawList('bezpłatn* | za darmo'),
};
