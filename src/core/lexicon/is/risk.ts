import { rawList } from '../list.ts';
import type { RiskWords } from '../shape.ts';

export const risk: RiskWords = {
  commits:
    rawList(`greiða | borga | kaupa | panta | senda | áskrift | segja upp | útskrá | deila | vista | hætta við pöntun | hætta í hóp |
    bóka | loka reikningi | skila inn | skrá mig | hafna | heimila | leyfa | undirrita | tilkynna | loka á | svara | gefa |
    kjósa | leggja inn | taka út | endurstilla | setja upp | tæma | afturkalla | virkja | óvirkja | sækja um | bjóða | selja |
    hringja | endurnýja | ganga í | yfirgefa | hreinsa sögu | eyða sögu`),
  looks:
    rawList(`skoða | sjá | sýna | leita | sía | raða | stillingar | hjálp | upplýsingar | nánar | yfirlit | breyta | bera saman |
    sækja skrá | prenta | forskoðun`),
  leads:
    rawList(`meira | minna | næst* | fyrri | áfram | opna | valmynd | lesa | velja | bæta við | afrita | sleppa |
    nýtt | nýr | ný`),
  topics:
    rawList(`í dag | á morgun | heim | forsíða | flokkar | karfa | í körfu | tungumál | um okkur | hafa samband | skilmálar |
    persónuvernd | fréttir | dagatal | kort | myndir | umsagnir | uppáhald | tilkynningar | aðgangurinn | innskráning |
    skrá inn | gleymt lykilorð | þema | pöntunarsaga | opnunartímar | verslanir | afhending | drög | ruslafata |
    innhólf | lausir tímar | pantanasaga | ^staða`),
  retreats: rawList(`hætta við | nei | ekki núna | loka | seinna | til baka`),
  opens:
    rawList(`skoða | sjá | sýna | lesa | hvernig | hvers vegna | hvenær | hvar | um | skilmálar | saga | upplýsingar | fyrri | ekki |
    halda | bera saman | til baka | staða | fela | leita | hvað gerist | get ég`),
  places: rawList(`greiðsla | greiða | kassi | afgreiðsla | pöntun | eyða aðgangi`),
  acts: rawList(
    `greið* núna | staðfest* | eyð* | fjarlæg* | send* umsókn | samþykk* | millifær* | bók* núna | birt* | kaup* núna`,
  ),
  states:
    rawList(`sendur | sendir | sendar | eytt | pantanir | pöntunum | greiðslumát* | sendingar* | kaupferill | bókanir | greiðslusaga |
    vistað | vistuð | samþykkt`),
  keeps: rawList(`vista`),
  drafts: rawList(`drög | drögum`),
  clears: rawList(`hreinsa | endurstilla | nota | fjarlægja`),
  filters: rawList(`síur | síum | síu`),
  joins: rawList(`og | svo`),
  harmless: rawList(`sækja reikning`),
  cancels: rawList(`hætta við | afpanta* | afbóka*`),
};
