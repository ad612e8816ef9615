import { list } from '../list.ts';
import type { TrapWords } from '../shape.ts';

export const traps: TrapWords = {
  addOns: list(
    'assicurazione | protezione acquisti | estensione di garanzia | donazione | premium | confezione regalo | consegna espressa | periodo di prova',
  ),
  refuses: list(
    'no grazie | non voglio | senza | rifiut* | non mi interessa | preferisco pagare | non aggiungere',
  ),
  orders: list(
    'ordini con obbligo di pagamento | obbligo di pagamento | ti verrà addebitato | le verrà addebitato | accetti di pagare | il tuo abbonamento inizia | stai acquistando',
  ),
  hurry: list('l offerta termina | termina tra | scade tra | solo … rimast* | affrettati | riservato per'),
};
