import { rawList } from '../list.ts';
import type { CountingWords } from '../shape.ts';

export const counting: CountingWords = {
  stands: rawList(
    'står | ses | vises | listet | oppført | angitt | nevnt her | publisert | skrevet | lese | se | finne | kan jeg | kan man | finnes',
  ),
  mentions: rawList('nevn* | handler om | snakker om | inneholder ordet | om'),
  writes: rawList('skrevet av | skrev | skriver | har … skrevet'),
  by: rawList('av | fra'),
  pieces: rawList(
    'artik* | lenke* | link | overskrift* | nyhet* | innlegg* | video* | bilde* | foto* | tekst* | emne* | tittel | titler | tagg* | kategori* | kapitel* | kapitl* | tall | verdi*',
  ),
  people: rawList('kommentar* | svar | svarene | anmeldelse* | reaksjon* | mening*'),
  places: rawList(
    'boks* | liste | listen | avsnitt* | seksjon* | spalte* | galleri* | meny* | blokk* | panel* | tabell* | oppskrift*',
  ),
  whole: rawList('alle | flere | mer'),
  spans: rawList('år | året | måned*'),
  commenting: rawList('kommentert | kommenterte'),
  tags: rawList('tagger | stikkord | emner'),
  choosing: rawList('kan jeg velge mellom | kan jeg velge | kan man velge | å velge mellom | velge'),
  control: rawList('nedtrekksmeny* | meny* | valg | alternativ* | filter* | filtre | felt* | skjema*'),
  occasion: rawList('når | ved | under | i skjemaet'),
  prompts: rawList('velg | ingen'),
  languages: rawList('språk*'),
  countries: rawList('land*'),
  currencies: rawList('valuta*'),
  different: rawList('forskjellige'),
};
