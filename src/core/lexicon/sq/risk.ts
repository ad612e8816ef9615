import { rawList } from '../list.ts';
import type { RiskWords } from '../shape.ts';

export const risk: RiskWords = {
  commits:
    rawList(`paguaj | bli | porosit | bëj porosinë | konfirmo | dërgo | fshi | fshij | hiq | prano | pranoj | publiko | ndaj me | ndaje |
    ruaj | dil | dilni | abonohu | anulo porosinë | anulo abonimin | transfero | rezervo | nënshkruaj | refuzo | lejo | blloko |
    raporto | përgjigju | dhuro | voto | tërhiq | rivendos | instalo | zbraz | apliko | mbyll llogarinë | fto | shit |
    telefono | bashkohu | regjistrohu | ndalo | largohu | çaktivizo | aktivizo | dorëzo | miratо | mirato |
    pastro historikun | fshi historikun`),
  looks:
    rawList(`shiko | shfaq | kërko | filtro | rendit | cilësimet | ndihmë | detajet | ndrysho | krahaso | informacion | shkarko |
    printo | parapamje`),
  leads:
    rawList(`më shumë | më pak | tjetra | tjetër | mëparshme | vazhdo | hap | menu | lexo | zgjidh | shto | kopjo | e re | i ri | krijo |
    kapërce`),
  topics:
    rawList(`sot | nesër | kreu | kategoritë | shporta | në shportë | gjuha | rreth nesh | kontakt | kushtet | privatësia | lajme |
    kalendari | harta | foto | vlerësime | të preferuarat | njoftimet | llogaria | hyr | keni harruar | tema | orari | dyqanet |
    skicat | koshi | ^historiku | ^gjendja | orare të lira | gjendja e llogarisë`),
  retreats: rawList(`anulo | jo | mbyll | më vonë | prapa`),
  opens:
    rawList(`shiko | shfaq | lexo | si | pse | kur | ku | kush | rreth | kushtet | historiku | detajet | krahaso | kthehu | statusi |
    fshih | kërko | mos | çfarë ndodh`),
  places: rawList(`pagesa | arka | porosia`),
  states: rawList(
    `porositë e mia | mënyrat e pagesës | historiku i pagesave | të dërguara | të fshira | të ruajtura | dërgesat`,
  ),
  keeps: rawList(`ruaj*`),
  drafts: rawList(`draft* | skic*`),
  clears: rawList(`pastro* | rivendos* | apliko* | hiq`),
  filters: rawList(`filtr*`),
  joins: rawList(`dhe | pastaj`),
  cancels: rawList(`anul*`),
  small: rawList(`e | të | i | im | ime`),
};
