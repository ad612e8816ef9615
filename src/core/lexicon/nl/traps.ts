import { list } from '../list.ts';
import type { TrapWords } from '../shape.ts';

export const traps: TrapWords = {
  addOns: list(
    'verzekering | *verzekering | beschermingsplan | verlengde garantie | donatie | premium | cadeauverpakking | spoedlevering | proefperiode',
  ),
  refuses: list(
    'nee bedankt | nee ik | zonder | weigeren | afwijzen | ik wil niet | geen interesse | niet toevoegen',
  ),
  orders: list(
    'u bestelt | je bestelt | betaalverplichting | wordt in rekening gebracht | wordt afgeschreven | je abonnement begint | uw abonnement begint | je koopt',
  ),
  hurry: list('aanbieding eindigt | eindigt over | verloopt over | nog maar | haast je | gereserveerd voor'),
};
