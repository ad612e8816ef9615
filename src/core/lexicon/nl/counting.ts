import { rawList } from '../list.ts';
import type { CountingWords } from '../shape.ts';

export const counting: CountingWords = {
  stands: rawList(
    'staan | staat | vermeld | getoond | verschijnen | gevonden | geschreven | gepubliceerd | lezen | zien | aangeboden | aangegeven',
  ),
  mentions: rawList(
    'noemen | noemt | vermelden | gaan over | gaat over | spreken over | bevatten het woord | over | genoemd | noemen | noemt',
  ),
  writes: rawList('geschreven door | schreef | geplaatst door'),
  by: rawList('van | door'),
  pieces: rawList(
    'artikel* | link | links | bericht* | nieuws | kop | koppen | video* | foto* | afbeelding* | onderwerp* | getal* | waarde*',
  ),
  people: rawList('reactie* | commentaar | commentaren | antwoord* | beoordeling* | recensie* | mening*'),
  places: rawList('kader | box | lijst | rubriek | sectie | kolom | galerij | menu | blok | tabel | recept'),
  whole: rawList('alle | meer'),
  spans: rawList('jaar | jaren | maand*'),
};
