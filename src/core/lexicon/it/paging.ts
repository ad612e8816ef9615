import { rawList } from '../list.ts';
import type { PagingWords } from '../shape.ts';

export const paging: PagingWords = {
  more: rawList(
    'carica altri | carica altro | carica di più | mostra altri | mostra altro | mostra di più | vedi altri | vedi altro | vedi tutti | mostra tutti | mostra tutto | vedi tutto | altri risultati',
  ),
  next: rawList('avanti | successiva | successivo | pagina successiva | prossima'),
  previous: rawList('indietro | precedente | pagina precedente'),
  page: rawList('pagina'),
  of: rawList('di | su'),
};
