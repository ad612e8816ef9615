import { rawList } from '../list.ts';
import type { CountingWords } from '../shape.ts';

export const counting: CountingWords = {
  stands: rawList(
    'stoi | stoją | widać | widoczn* | wymienion* | podan* | pokazan* | wyświetlon* | pojawia* | opublikowan* | napisan* | można przeczytać | przeczytać | znaleźć | można znaleźć | dostępn* | zamieszczon* | umieszczon* | do wyboru | pod tym | pod | kto',
  ),
  mentions: rawList(
    'wspomina* | wzmianku* | wspomnian* | mówi o | mówią o | pisze o | piszą o | zawiera słowo | zawierają słowo | pojawia się słowo | występuje | nawiązuj* | dotyczy | dotyczą',
  ),
  writes: rawList(
    'napisał* przez | napisane przez | napisał | napisała | pisał | pisała | dodał | dodała | skomentował* | autorstwa',
  ),
  by: rawList('od firmy | od | przez'),
  pieces: rawList(
    'artykuł* | ofert* | link* | odnośnik* | odsyłacz* | nagłówk* | nagłówek | wiadomoś* | news* | wpis* | tekst* | film* | wideo | zdjęć | zdjęci* | obraz* | materiał* | temat* | tytuł* | tag | tagi | tagów | kategori* | rozdział* | liczb* | wartoś* | komunikat*',
  ),
  people: rawList('komentarz* | odpowied* | opini* | recenzj* | reakcj* | wypowied*'),
  places: rawList(
    'ramk* | ramce | lista | liście | listy | liscie | sekcj* | dział* | dziale | kolumn* | galeri* | menu | blok* | panel* | tabel* | przepis*',
  ),
  whole: rawList('wszystkie | więcej | pozostałe'),
  spans: rawList('rok | roku | lata | lat | miesiąc* | miesięc*'),
  commenting: rawList('skomentował* | komentował* | komentuj*'),
  tags: rawList('tagi | tagów | słowa kluczowe | słów kluczowych | tematy'),
  choosing: rawList('mogę wybrać | można wybrać | do wyboru | wybrać'),
  control: rawList('lista rozwijana | liście rozwijanej | menu | wybór | opcj* | filtr* | pole | formularz*'),
  occasion: rawList('przy | podczas | gdy | kiedy | w formularzu'),
  prompts: rawList('wybierz | proszę | brak'),
  languages: rawList('język*'),
  countries: rawList('kraj* | państw*'),
  currencies: rawList('walut*'),
  different: rawList('różnych | różne'),
};
