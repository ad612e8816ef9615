import { rawList } from '../list.ts';
import type { RiskWords } from '../shape.ts';

export const risk: RiskWords = {
  commits:
    rawList(`nosūtīt | maksā | pērc | īrēt | nomāt | dzēst | izlogoties | atslēgties | veikt maksājumu | izpirkt | saglabāt |
    lietot izmaiņas | piemērot | ziņot | slēgt kontu | izveidot kontu | uz kasi | izmēģināt bez maksas |
    sekot lietotājam | notīrīt … vēsturi | dzēst … vēsturi`),
  perhaps:
    rawList(`maksājums | pasūtījums | pirkums | rezervācija | abonements | ziedojums | pārskaitījums | reģistrācija | kase | atbildēt |
    komentēt | apmaksa | apstiprinājums | piedāvājums`),
  alone: rawList(`jā`),
  harmless:
    rawList(`pasūtījumi | mani pasūtījumi | saglabātie | nosūtītie | maksājumu veidi | apmaksas veidi |
    piegādes veidi | piegādes iespējas | sekot sūtījumam | sekot pasūtījumam | atzīmēt kā lasītu |
    turpināt iepirkties | notīrīt meklēšanu | dzēstie | izslēgt skaņu | piegādes izmaksas | pieslēgties |
    solījumu vēsture | konta izraksts | mani solījumi`),
  looks:
    rawList(`skatīt | rādīt | parādīt | informācija | detaļas | vēsture | izsekot | statuss | veidi | iespējas | opcijas | iestatījumi |
    palīdzība | par mums | salīdzināt | atpakaļ | rediģēt | mainīt | meklēt | meklēšana | filtrēt | filtri | kārtot | atrast |
    kopsavilkums | čeks | rēķins | rēķini | noteikumi | drukāt | lejupielādēt | eksportēt | priekšskatījums | saraksts`),
  leads:
    rawList(`visi | viss | vairāk | mazāk | tālāk | nākamais | turpināt | iepriekšējais | atvērt | izvēlne | lasīt |
    pārlūkot | izvērst | sakļaut | palielināt | atskaņot | pauze | kopēt | paslēpt | sākums | lapa | atsvaidzināt |
    izvēlēties | pievienot | izveidot | jauns | jauna | ievietot | augšupielādēt | valoda | motīvs | profils |
    kalendārs | karte | pārvaldīt | kontakti | mani | precizēt | sašaurināt`),
  topics:
    rawList(`buj | jautājumi | pilnekrāns | laikapstākļi | darba laiks | kustības saraksts | grafiks | izmēru tabula |
    klausīties | fragments | treileris | tumšais režīms | subtitri | katalogs | piekļūstamība | karjera | izlase |
    tuvumā | atsauksmes | ziņas | lētākie | teksta izmērs | samazināt | sānjosla | grozs | uz grozu | vēlmju saraksts |
    ielādēt vairāk | šodien | rīt | vakar | nedēļa | mēnesis | gads | diena | skats | kategorijas | ceļvedis |
    piegāde | politika | rakstīt atsauksmi | pārdēvēt | dublēt | atsaukt darbību | atkārtot | treknraksts | kursīvs |
    tulkot | priekšskat* | tēma | aizmirsi | augšup | lejup | aprēķin* | populār* | jaunumi | saistītie | līdzīgi |
    saturs | nodaļa | ātrums | pagriezt | apgriezt | kolonnas | grupēt | nelasīt* | iesūtne | atkritne | melnraksti |
    grozā | pieejamība | maršruts | veikali | filiāles | galerija | attēli | fotoattēli | īpašības | garantija |
    cenas | izraksts | atlikums | kartes | konti | dokumenti | veidlapas | pasākumi | sērija | skaļums | kontrasts |
    akcijas | zīmoli | sports | receptes | brīvie laiki | ^līdz | tikai pieejamie | piegādes laiki | brīvās vietas`),
  retreats: rawList(
    `atcelt | nē | nē paldies | ne tagad | vēlāk | aizvērt | atpakaļ | paturēt | palikt | izlaist`,
  ),
  opens:
    rawList(`skatīt | rādīt | parādīt | lasīt | kā | kāpēc | kad | kur | kas | par mums | par | noteikumi | vēsture | informācija |
    izsekot | cenas | ceļvedis | palīdzība | ne | paturēt | salīdzināt | atpakaļ | statuss | paslēpt | pārvaldīt | saraksts |
    meklēt | apskatīt | vai varu | cik | vai tas`),
  closes: rawList(`skatīšana`),
  places:
    rawList(`maksājums | apmaksa | kase | pasūtījuma kopsavilkums | norēķini | bīstamā zona | dzēst kontu | konta iestatījumi |
    pārskaitījums | abonements | ziedojums | neatgriezeniski | vai tiešām`),
  acts: rawList(`nosūt* | iesnie* | iesūt* | apmaks* | pirk* | nopirk* | pasūt* | rezerv* | iznom* | ziedo* | abonē* | atrakst* | dzēs* |
    izdzēs* | nodzēs* | noņem* | atmest* | izmest* | iztukš* | iznīc* | atiest* | atjauno* | atgriez* | pārrakst* | saglab* |
    pielieto* | publicē* | kopīg* | apstiprin* | pieņem* | atļau* | autoriz* | noraid* | atteik* | parakst* | izrakst* |
    iziet* | pārskait* | pārsūt* | iemaks* | izmaks* | izņem* | invest* | pārdo* | apmain* | izmant* | uzaicin* | pievieno* |
    pamest* | atstā* | bloķē* | atbloķ* | aktiv* | deaktiv* | iespējo* | atspējo* | atinstal* | izpild* | palaist* | restart* |
    pagarin* | reģistr* | balso* | atmaks* | pieprasī* | plāno* | ieplāno* | pabeig* | savieno* | atvieno* | piespied* |
    lauzt* | maksāt | lietot kodu | ziņot par | dalīties | atzīmēt kā | nodot īpaš* | mainīt atslēgu | iekasēt | jaunināt |
    uzlabot plānu | izvietot ražošanā | izformēt | nodot balsi | likt likmi | kļūt par biedru | kļūsti par |
    kļūt par atbalstītāju | ievietot sludinājumu | dāvināt | izsaukt taksi | sākt tiešraidi | sākt ierakstu | atvērt atkārtoti |
    palielināt limitu | adoptēt | samaks* | maks* tagad | apstrīd* | deklar* | komentēt | ziņo* par | pārtraukt sek* |
    pilnvaro* | piekrī* | pieteikt* | instal* | formatē* | aptur* | izslēg* | apvieno* | ievieš* | arhiv* | ielūg* | solī* |
    uzteikt | mainīt plānu | mainīt tarifu | likt uz | zvanī* | piedalī* | atvērt kontu | atvērt durvis | papildin* | ieguldī* |
    mainīt valūtu | dzeramnaud* | pierakstīties pie* | pārcelt | iesald* | aizņem* | aizdo* | iecel* | pārģener* |
    paziņot visiem | apdrošin* | piešķir* | atlaist* | vēlos | gribu | sūt* | izbeig*`),
  states:
    rawList(`maksājumi | maksājums | maksāšanas veidi | pirkumi | pirkumu | pirkuma | pasūtījums | rezervācijas |
    rezervācija | izdzēsts | lietotne | lietotnes | lietotājs | lietotāji | lietošanas | lietojumprogramma |
    publicēts | publicētie | publikācijas | pašlaik publicēts | iepriekš publicēts | kopīgots | apstiprināts |
    atļaujas | paraksti | pārdotie | uzaicinājumi | pievienojās | pievienots | ziņojumi | ziņas | aktīvs | aktīvie |
    aktivitāte | aktivitātes | instalācija | reģistrēts | balsis | pieprasījumi | plāns | plāni | plānotie | pabeigts |
    savienojumi | arhīvs | atgriezties uz sākumu | atgriezties | maksas | bezmaksas | pievienot filtru |
    pievienot saiti | pievienot | atsauksmes | saglabāt* | nosūtīt* | dzēst* | maksājumu | apdrošināšana | komentāri |
    ziedojumi | dalībnieki | reģistrēti | parakstīts | noteikumi | pārdevēj* | bloķētie | pasūtījuma statuss |
    pasūtījumu vēsture | atceltie | atceltās`),
  cancels: rawList(`atcel* | anul* | atsauk*`),
  keeps: rawList(`saglab*`),
  drafts: rawList(`melnrakst* | meklēšanu`),
  clears: rawList(`notīr* | atiestat* | lietot | noņem* | dzēst`),
  filters: rawList(`filtr*`),
  joins: rawList(`un | tad`),
};
