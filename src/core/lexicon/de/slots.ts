import { list } from '../list.ts';
import type { SlotWords } from '../shape.ts';

export const slots: SlotWords = {
  label: list('=anzeige | =anzeigen | =werbung | =gesponsert'),
  tail: list(
    '=nach der werbung | =nach der anzeige | =nach der werbung weiter | =nach der anzeige weiter | =hier nach der werbung | =hier geht es nach der werbung weiter | =hier geht es nach der anzeige weiter | =weiter nach der werbung | =weiter nach der anzeige | =weiter geht es nach der werbung | =weiter geht es nach der anzeige',
  ),
  close: list('=schließen'),
};
