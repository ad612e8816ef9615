import { rawList } from '../list.ts';
import type { PagingWords } from '../shape.ts';

export const paging: PagingWords = {
  more: rawList(
    'மேலும் ஏற்று | மேலும் காண்க | மேலும் பார்க்க | மேலும் காட்டு | மேலும் முடிவுகள் | அனைத்தையும் காண்க | அனைத்தையும் காட்டு',
  ),
  next: rawList('அடுத்து | அடுத்தது | அடுத்த | அடுத்த பக்கம்'),
  previous: rawList('முந்தைய | முந்தையது | முந்தைய பக்கம்'),
  page: rawList('பக்கம்'),
  among: rawList('இல்'),
};
