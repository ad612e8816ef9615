import { rawList } from '../list.ts';
import type { RiskWords } from '../shape.ts';

export const risk: RiskWords = {
  commits:
    rawList(`betaal | koop | bestel | bespreek | stuur | verstuur | dien | indien | vee uit | verwyder | skrap | bevestig | aanvaar |
    teken uit | meld af | teken in op | publiseer | plaas | deel | stoor | oordra | dra oor | goedkeur |
    keur goed | weier | blokkeer | rapporteer | verlaat | sluit rekening | skenk | stem | onttrek | herstel | installeer |
    maak leeg | aansoek doen | doen aansoek | onderteken | laat toe | magtig | herroep | antwoord | nooi | verkoop | bel |
    hernu | sluit aan | registreer | deaktiveer | vee … uit`),
  looks:
    rawList(`wys | sien | soek | filter | sorteer | instellings | hulp | besonderhede | wysig | vergelyk | inligting | laai af | druk |
    bekyk | voorskou | *geskiedenis`),
  leads: rawList(
    `meer | minder | volgende | vorige | gaan voort | maak oop | kieslys | lees | kies | voeg by | kopieer | nuwe | skep`,
  ),
  topics:
    rawList(`vandag | môre | tuis | kategorieë | mandjie | taal | oor ons | kontak | voorwaardes | privaatheid | nuus | kalender |
    kaart | foto s | resensies | gunstelinge | kennisgewings | rekening | meld aan | teken in | wagwoord vergeet | tema | ure |
    winkels | konsepte | asblik | boodskappe | rekeningsaldo | oop tye | ^onder | bestelgeskiedenis`),
  retreats: rawList(`kanselleer | nee | nie nou nie | sluit | later | terug`),
  opens:
    rawList(`wys | sien | lees | hoe | hoekom | wanneer | waar | wie | oor | voorwaardes | geskiedenis | besonderhede | vergelyk |
    terug | status | versteek | soek | moenie | behou | bekyk | wat gebeur | kan ek`),
  places: rawList(`betaling | kassa | bestelling`),
  states:
    rawList(`gestuurde | geskrapte | verwyderde | bestellings | betaalmetodes | gestoorde | gedeelde | besprekings | afleweringsopsies |
    betaalgeskiedenis`),
  keeps: rawList(`stoor*`),
  drafts: rawList(`konsep*`),
  clears: rawList(`vee | herstel* | pas | verwyder*`),
  filters: rawList(`filter*`),
  joins: rawList(`en | dan`),
  cancels: rawList(`kanselleer*`),
  small: rawList(`die | my | jou`),
};
