import { list } from '../list.ts';
import type { TrapWords } from '../shape.ts';

export const traps: TrapWords = {
  addOns: list(
    'versicherung* | *versicherung | reiseschutz | geräteschutz | vollschutz | diebstahlschutz | käuferschutz | garantieverlängerung | spende | premium | geschenkverpackung | expressversand | servicegebühr | probeabo',
  ),
  refuses: list(
    'nein danke | nein ich | ohne | ablehnen | kein interesse | ich möchte nicht | ich will nicht | ich verzichte | nicht hinzufügen',
  ),
  orders: list(
    'sie bestellen | du bestellst | zahlungspflichtig | kostenpflichtig | wird ihnen berechnet | wird dir berechnet | wird abgebucht | abo beginnt | abonnement beginnt | sie kaufen | du kaufst',
  ),
  hurry: list('angebot endet | endet in | läuft ab in | nur noch | beeil* | reserviert für'),
};
