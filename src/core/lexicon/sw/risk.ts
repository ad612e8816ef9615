import { rawList } from '../list.ts';
import type { RiskWords } from '../shape.ts';

export const risk: RiskWords = {
  commits:
    rawList(`lipa | nunua | agiza | weka oda | thibitisha | tuma | futa | ondoa | kubali | nakubali | chapisha | shiriki | hifadhi |
    ondoka | toka | jiandikishe | jisajili | ghairi oda | ghairi usajili | hamisha | weka nafasi | saini | kataa | ruhusu |
    idhinisha | zuia | ripoti | jibu | changia | piga kura | toa pesa | weka pesa | weka upya | sakinisha | omba | wasilisha |
    funga akaunti | alika | uza | piga simu | jiunge | sitisha | batilisha | zima | washa upya | kodisha | uagize |
    utume | ulipe | ununue | uthibitishe | weka sahihi | tia sahihi | lipia | mchango | kamilisha ununuzi |
    zabuni sasa | weka zabuni | pigia kura | acha kikundi | maliza agizo | maliza oda | rejesha pesa |
    badilisha nenosiri | kubaliana | jaza salio | ongeza salio | fanya malipo | weka miadi | jaza fomu na utume |
    zabuni | vunja mkataba`),
  looks:
    rawList(`ona | tazama | onyesha | tafuta | chuja | panga | mipangilio | msaada | maelezo | hariri | linganisha | taarifa | pakua |
    chapa | hakikisho | angalia`),
  leads: rawList(
    `zaidi | inayofuata | ijayo | iliyopita | endelea | fungua | menyu | soma | chagua | ongeza |
    nakili | mpya | unda | ruka | boresha utafutaji | badilisha tarehe | badilisha lugha | badilisha tawi`,
  ),
  topics:
    rawList(`leo | kesho | nyumbani | mwanzo | kategoria | aina | kikapu | rukwama | lugha | kutuhusu | wasiliana |
    masharti | faragha | habari | kalenda | ramani | picha | maoni | vipendwa | arifa | akaunti | ingia | umesahau |
    mandhari | saa za | maduka | rasimu | ujumbe | ^salio | ^chini ya | nafasi zilizo wazi | vipimo | tathmini |
    nafasi wazi | orodha yangu | zabuni zangu`),
  retreats: rawList(`ghairi | hapana | si sasa | funga | baadaye | rudi | nyuma | nenda nyuma | siyo sasa`),
  opens:
    rawList(`ona | tazama | onyesha | soma | jinsi | kwa nini | lini | wapi | nani | kuhusu | masharti | historia | maelezo |
    linganisha | rudi | hali | ficha | tafuta | njia za | usifute | fuatilia | nini | nitalipaje | je ni`),
  places: rawList(`malipo | lipia | oda`),
  states:
    rawList(`iliyotumwa | zilizotumwa | uliofutwa | zilizofutwa | iliyofutwa | oda zangu | njia za malipo | historia ya malipo |
    zilizohifadhiwa | malipo`),
  keeps: rawList(`hifadhi`),
  drafts: rawList(`rasimu`),
  clears: rawList(`futa | ondoa | weka upya | tumia | safisha`),
  filters: rawList(`vichujio | kichujio`),
  joins: rawList(`na | kisha`),
  cancels: rawList(`ghairi`),
  harmless: rawList(`futa utafutaji | zabuni zangu | historia ya zabuni`),
};
