import { list } from '../list.ts';
import type { FollowingWords } from '../shape.ts';

export const following: FollowingWords = {
  site: list(
    "zoek uit op deze site | zoek op deze site | zoek op deze website | zoek op de hele site | doorzoek deze site | doorzoek deze website | kijk op de gelinkte pagina's | volg de links | ergens op deze site | op de gelinkte pagina's | op andere pagina's van deze site",
  ),
};
