import { rawList } from '../list.ts';
import type { CountingWords } from '../shape.ts';

export const counting: CountingWords = {
  stands: rawList(
    'står | syns | visas | listas | listade | angivna | anges | nämns här | publicerade | skrivna | läsa | se | hitta | kan jag | kan man | finns | uppräknade',
  ),
  mentions: rawList('nämn* | handlar om | talar om | pratar om | innehåller ordet | tar upp | om'),
  writes: rawList('skrivna av | skriven av | skrev | skriver | har … skrivit | postade av'),
  by: rawList('av | från'),
  pieces: rawList(
    'artik* | länk* | rubrik* | nyhet* | inlägg* | video* | film* | bild* | foto* | text* | ämne* | titel | titlar | tagg* | kategori* | kapitel* | tal | värde*',
  ),
  people: rawList('kommentar* | svar | svaren | recension* | omdöme* | reaktion* | åsikt*'),
  places: rawList(
    'ruta | rutan | lista | listan | avsnitt* | sektion* | spalt* | galleri* | meny* | block* | panel* | tabell* | recept*',
  ),
  whole: rawList('alla | fler | mer'),
  spans: rawList('år | året | månad*'),
  commenting: rawList('kommenterat | kommenterade'),
  tags: rawList('taggar | nyckelord | ämnen'),
  choosing: rawList(
    'kan jag välja mellan | kan jag välja | kan man välja | att välja mellan | att välja på | välja',
  ),
  control: rawList('rullgardinsmeny* | meny* | val | alternativ* | filter* | fält* | formulär*'),
  occasion: rawList('när | vid | under | i formuläret'),
  prompts: rawList('välj | ingen | inget'),
  languages: rawList('språk*'),
  countries: rawList('land | länder*'),
  currencies: rawList('valut*'),
  different: rawList('olika'),
};
