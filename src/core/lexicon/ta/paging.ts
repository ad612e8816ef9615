import { rawList } from '../list.ts';
import type { PagingWords } from '../shape.ts';

export const paging: PagingWords = {
  more: rawList('மேலும் | அனைத்தையும்'),
  load: rawList('ஏற்று | காண்க | பார்க்க | காட்டு | முடிவுகள்'),
  next: rawList('அடுத்து | அடுத்தது | அடுத்த'),
  previous: rawList('முந்தைய | முந்தையது'),
  page: rawList('பக்கம்'),
  among: rawList('இல்'),
};
