import { rawList } from '../list.ts';
import type { CountingWords } from '../shape.ts';

export const counting: CountingWords = {
  stands: rawList(
    'stojí | vidět | vidí | uveden* | zobrazen* | vypsán* | napsán* | publikován* | zveřejněn* | přečíst | najít | nachází | lze | dostupn* | pod tímto | pod touto | k tomuto | k této | kdo',
  ),
  mentions: rawList(
    'zmiňuj* | zmín* | mluví o | píše o | píší o | obsahuje slovo | obsahují slovo | vyskytuje | o',
  ),
  writes: rawList('napsal | napsala | napsali | přidal | přidala | od autora'),
  by: rawList('od'),
  pieces: rawList(
    'článk* | článek | odkaz* | titulk* | titulek | nadpis* | zpráv* | příspěv* | video* | videí | fotk* | fotek | fotografi* | obrázk* | text* | témat* | téma | název | názvy | názvů | štítk* | kategori* | kapitol* | čísel | čísla | hodnot*',
  ),
  people: rawList('komentář* | odpověď | odpověd* | recenz* | reakc* | názor* | hodnocení'),
  places: rawList(
    'rámečk* | rámeček | seznam* | sekc* | rubri* | sloupc* | galeri* | menu | blok* | panel* | tabul* | recept*',
  ),
  whole: rawList('všechny | více | další'),
  spans: rawList('rok | roku | roky | let | měsíc*'),
  commenting: rawList('komentoval* | okomentoval*'),
  tags: rawList('štítk* | klíčová slova | témata'),
  different: rawList('různých | různé'),
};
