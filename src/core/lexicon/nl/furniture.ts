import { rawList } from '../list.ts';
import type { FurnitureWords } from '../shape.ts';

export const furniture: FurnitureWords = {
  headings: rawList(
    'lees ook | lees meer | gerelateerd | gerelateerde artikelen | meer over | meest gelezen | laatste nieuws | aanbevolen | reacties | geef een reactie | delen | volg ons | nieuwsbrief | abonneer | advertentie | over de auteur | zoeken | categorieën | archief | contact',
  ),
  reply: rawList('=reageren | =beantwoorden'),
  appeals: rawList(
    'steun ons | onze nieuwsbrief | volg ons | word lid | abonneer je | doneer | meld je aan | registreer je | alle rechten voorbehouden',
  ),
};
