import { rawList } from '../list.ts';
import type { PagingWords } from '../shape.ts';

export const paging: PagingWords = {
  more: rawList('altri | altro | di più | tutti | tutte | tutto'),
  load: rawList('carica | mostra | vedi | risultati'),
  next: rawList('avanti | successiva | successivo | prossima'),
  previous: rawList('indietro | precedente'),
  back: rawList('indietro'),
  page: rawList('pagina'),
  of: rawList('di | su'),
};
