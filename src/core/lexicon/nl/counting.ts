import { list } from '../list.ts';
import type { CountingWords } from '../shape.ts';

export const counting: CountingWords = {
  stands: list(
    'staan | staat | vermeld | getoond | verschijnen | gevonden | geschreven | gepubliceerd | lezen | zien | aangeboden | aangegeven',
  ),
  mentions: list(
    'noemen | noemt | vermelden | gaan over | gaat over | spreken over | bevatten het woord | over',
  ),
  writes: list('geschreven door | schreef | geplaatst door'),
  by: list('van | door'),
  pieces: list(
    'artikel* | link | links | bericht* | nieuws | kop | koppen | video* | foto* | afbeelding* | onderwerp* | getal* | waarde*',
  ),
  people: list('reactie* | commentaar | commentaren | antwoord* | beoordeling* | recensie* | mening*'),
  places: list('kader | box | lijst | rubriek | sectie | kolom | galerij | menu | blok | tabel | recept'),
  whole: list('alle | meer'),
  spans: list('jaar | jaren | maand*'),
};
