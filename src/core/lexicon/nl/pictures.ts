import { list } from '../list.ts';

export const pictures = list(
  'afbeelding | afbeeldingen | plaatje | plaatjes | foto | foto s | grafiek | grafieken | diagram | diagrammen | illustratie | infographic | schermafbeelding | tekening | logo | kaartje | x-as | y-as | op de achtergrond | op de voorgrond',
);
