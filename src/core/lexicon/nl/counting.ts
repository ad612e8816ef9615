import { rawList } from '../list.ts';
import type { CountingWords } from '../shape.ts';

export const counting: CountingWords = {
  stands: rawList(
    'staan | staat | vermeld | getoond | verschijnen | gevonden | geschreven | gepubliceerd | lezen | zien | aangeboden | aangegeven | dateren | voorgesteld* | gelinkt | achtergelaten',
  ),
  mentions: rawList(
    'noemen | noemt | vermelden | gaan over | gaat over | spreken over | bevatten het woord | over | genoemd | noemen | noemt | in de titel | gaat het over | bevatten',
  ),
  writes: rawList('geschreven door | schreef | geplaatst door | heeft … geschreven'),
  by: rawList('van | door'),
  pieces: rawList(
    'artikel* | link | links | bericht* | nieuws | kop | koppen | video* | foto* | afbeelding* | onderwerp* | getal* | waarde* | tag | tags | categorie* | verhalen | verhaal',
  ),
  people: rawList('reactie* | commentaar | commentaren | antwoord* | beoordeling* | recensie* | mening*'),
  places: rawList(
    'kader | box | lijst | rubriek | sectie | kolom | galerij | menu | blok | tabel | recept | onderaan | bovenaan',
  ),
  whole: rawList('alle | meer'),
  spans: rawList('jaar | jaren | maand*'),
  commenting: rawList('gereageerd | reageerde | reageerden'),
  tags: rawList('tags | trefwoord* | onderwerpen'),
  begins: rawList('beginnen met | begint met'),
  choosing: rawList(
    'kan ik kiezen | kan ik kiezen uit | kan ik selecteren | kun je kiezen | te kiezen | kiezen | selecteren',
  ),
  control: rawList(
    'keuzemenu | keuzelijst | vervolgkeuzelijst | menu | keuze* | optie* | filter* | veld | formulier',
  ),
  occasion: rawList('bij het | wanneer | als ik | tijdens | in het formulier'),
  prompts: rawList('kies | kiezen | selecteer | maak een keuze | geen'),
  languages: rawList('taal | talen'),
  countries: rawList('land | landen'),
  currencies: rawList('valuta* | munteenheid | munteenheden'),
  different: rawList('verschillende'),
};
