import { list } from '../list.ts';
import type { HidingWords } from '../shape.ts';

export const hiding: HidingWords = {
  items: list('berichten | artikelen | reacties'),
  about: list('over | van | met'),
  joins: list('of | en'),
  inside: list('in | van'),
  articles: list('de | het'),
  fillers: list('verberg | verwijder | de | het | en | of'),
  shapes: list('knop | knoppen | pictogrammen | iconen | formulier | vak | kader | balk | venster | hoofd'),
};
