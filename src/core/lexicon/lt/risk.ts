import { rawList } from '../list.ts';
import type { RiskWords } from '../shape.ts';

export const risk: RiskWords = {
  commits:
    rawList(`išsiųsti | siunčiu | perku | užsisakyti | ištrinti | nustatyti iš naujo | paskelbti | išsiregistruoti | išeiti | leisti |
    suteikti prieigą | pasirašyti | atlikti pavedimą | išgryninti | išsaugoti | pranešti | uždaryti paskyrą | prisijunk prie |
    registruotis | sukurti paskyrą | įdiegti | paleisti iš naujo | susieti paskyrą | į kasą | išbandyti nemokamai |
    sekti vartotoją | išvalyti … istoriją`),
  perhaps:
    rawList(`mokėjimas | užsakymas | pirkimas | rezervacija | prenumerata | auka | pavedimas | registracija | kasa | atsakyti |
    komentuoti | apmokėjimas | patvirtinimas | pasiūlymas`),
  alone: rawList(`taip`),
  harmless:
    rawList(`užsakymai | mano užsakymai | išsaugoti elementai | išsiųsti laiškai | mokėjimo būdai | apmokėjimo būdai |
    pristatymo būdai | pristatymo galimybės | sekti siuntą | sekti užsakymą | pažymėti kaip skaityt* |
    tęsti apsipirkimą | išvalyti paiešką | išsaugotos | ištrintos | ištrinti elementai | išjungti garsą |
    pristatymo kaina | keisti parduotuvę`),
  looks:
    rawList(`žiūrėti | peržiūrėti | rodyti | parodyti | išsami | detalės | istorija | sekti | būsena | būdai | galimybės | parinktys |
    nustatymai | pagalba | apie | palyginti | atgal | redaguoti | keisti | ieškoti | paieška | filtruoti | filtrai | rūšiuoti |
    rasti | informacija | santrauka | kvitas | sąskaita pdf | sąskaitos | sąlygos | spausdinti | atsisiųsti | eksportuoti |
    peržiūra | sąrašas`),
  leads:
    rawList(`visi | viskas | daugiau | mažiau | toliau | kitas | kita | tęsti | ankstesnis | atidaryti | meniu |
    skaityti | naršyti | išskleisti | suskleisti | padidinti | groti | pristabdyti | kopijuoti | slėpti | pradžia |
    puslapis | atnaujinti puslapį | pasirinkti | pridėti | sukurti | naujas | nauja | įterpti | įkelti | kalba | tema |
    profilis | kalendorius | žemėlapis | tvarkyti | kontaktai | mano | patikslinti | susiaurinti`),
  topics:
    rawList(`duk | klausimai | visas ekranas | orai | darbo laikas | tvarkaraštis | dydžių lentelė | klausyti |
    ištrauka | anonsas | nutildyti | tamsus režimas | subtitrai | katalogas | prieinamumas | apie mus | karjera |
    mėgstami | netoliese | atsiliepimai | naujienos | pagal kainą | rikiuoti | pigiausi | teksto dydis | sumažinti |
    šoninė juosta | krepšelis | į krepšelį | norų sąrašas | įkelti daugiau | šiandien | rytoj | vakar | savaitė |
    mėnuo | metai | diena | rodinys | kategorijos | bendrinama su manimi | vadovas | pristatymas | politika |
    rašyti atsiliepimą | pervadinti | dubliuoti | anuliuoti veiksmą | pakartoti | paryškinti | pusjuodis | kursyvas |
    versti | pamiršote | pamiršau | aukštyn | žemyn | apskaičiuoti | populiar* | susiję | panašūs | turinys | skyrius |
    greitis | pasukti | apkarpyti | stulpeliai | grupuoti | neskaityt* | gautieji | šiukšl* | juodraščiai |
    pagrindinis | leisti vaizdo įrašą | pauzė | maršrutas | parduotuvės | skyriai | galerija | nuotraukos |
    vaizdo įrašai | savybės | garantija | kainos | išrašas | likutis | kortelės | dokumentai | formos | renginiai |
    sezonas | serija | garsumas | kontrastas | akcijos | prekių ženklai | sportas | receptai | laisvi laikai |
    laisvi … laikai | ^iki | turime sandėlyje | laisvos vietos | tik turimi`),
  retreats: rawList(
    `atšaukti | ne | ne ačiū | ne dabar | vėliau | uždaryti | atgal | grįžti | palikti | likti | praleisti`,
  ),
  opens:
    rawList(`peržiūrėti | rodyti | skaityti | kaip | kodėl | kada | kur | kas | apie | sąlygos | taisyklės | istorija | informacija |
    išsami | sekti siunt* | kainos | vadovas | pagalba | ne | palikti prenum* | palyginti | atgal | būsena | slėpti | tvarkyti |
    sąrašas | ieškoti | žiūrėti | kas bus | kas nutiks | ar galiu | kiek | ar tai`),
  closes: rawList(`peržiūra`),
  places:
    rawList(`mokėjimas | apmokėjimas | kasa | užsakymo santrauka | atsiskaitymas | pavojinga zona | ištrinti paskyrą |
    paskyros nustatymai | pavedimas | prenumerata | auka | negrįžtamai | ar tikrai`),
  acts: rawList(`išsiųs* | siunti* | pateik* | mokė* | apmok* | sumok* | pirk* | nusipirk* | įsigy* | užsak* | rezerv* | nuom* | prenumer* |
    atsisak* | trin* | ištrin* | pašal* | ištušt* | sunaik* | atstat* | atkur* | perraš* | įrašy* | išsaug* | pritaik* |
    publik* | paskelb* | nepublik* | dalykit* | bendrin* | patvirt* | tvirt* | sutink* | sutik* | priim* | leidim* | autoriz* |
    atmet* | pasiraš* | atsijung* | perved* | įneš* | išimk* | invest* | keisk* | valiut* | panaud* | pakvie* | kvie* |
    prisijung* | prisidėk* | palik* | užblok* | blok* | atblok* | pranešk* | apie* | aktyv* | deaktyv* | įjunk* | išjunk* |
    įdieg* | įdiek* | vykdy* | paleisk* | perkrau* | pratęs* | registr* | balsuo* | prašy* | planuo* | suplan* | užbaig* |
    baig* | susie* | atsie* | priverst* | atrakin* | archyv* | nutrauk* | nebepublikuoti | taikyti | saugoti | dalytis | moku |
    žymėti kaip | pažymėti kaip | perleis* | perduoti nuosav* | šalinti | keisti raktą | naujinti planą | atnaujinti planą |
    išformuoti | atiduoti balsą | siūlyti kainą | statyti | tapti nariu | tapk nariu | tapti rėmėju | dovanoti |
    iškviesti taksi | pradėti transliaciją | atidaryti iš naujo | įdarbinti | padidinti limitą | atsiimti | įvaikinti |
    padengti | mok* dabar | išpirk* | atnaujin* prenum* | apskų* | deklar* | parduo* | koment* | persių* | išmes* | išei* iš |
    praneš* ap* | nebesek* | atjung* | įgalio* | atmes* | kandidat* | išdieg* | diegti | format* diską | paleis* iš naujo |
    sustab* | išjung* | sulie* | sujung* | auko* | paauko* | siūly* kainą | keis* planą | keisti planą | staty* už | lažin* |
    skambin* | paskambin* | dalyvau* | užsireg* | sukur* paskyrą | atidar* sąskaitą | atidaryti duris | papild* | arbatpinig* |
    perkel* vizit* | įšald* | padidin* limitą | skolin* | pasiskol* | grąžin* | paskir* | perves* | sugener* | pradė* transl* |
    praneš* visiems | ginčy* | apdraus* | priskir* | atleis* | išsiim* | atsiim* pinig* | nupirk* | noriu | siųs* | naikin* |
    išval* | skelb* | dalin*`),
  states:
    rawList(`siuntimo | siunta | mokėjimai | mokėjimas | mokėjimo | apmokėta | pirkiniai | pirkimų | pirkimo |
    užsakymas | rezervacijos | pašalinta | pašalinimo data | saugumas | sauga | saugumo | saugus | publikuota |
    publikacijos | skelbimai | skelbimas | patvirtinta | leidimai | parduota | kvietimai | pakvietimai | prisijungė |
    blokai | blokas | užblokuota | aktyvus | aktyvumas | balsai | prašymai | planai | planas | suplanuota | archyvas |
    susieti | susijęs | susiję | taikymo | taikymas | pritaikymas neįgaliesiems | grįžti | grįžti atgal | išsaugot* |
    išsiųst* | ištrint* | užsakymų | mokėjim* būd* | draudimas | paskelbt* | bendrinam* | komentarai | dalyviai |
    registruot* | pirkėj* | pirkinių | pardavėj* | prenumeratos | pasirašyt* | pranešimai | grąžinimo* | siuntos |
    siuntų | atsijungimo | įdiegt* | sutikimai | atšaukt*`),
  cancels: rawList(`atšauk*`),
  keeps: rawList(`išsaug*`),
  drafts: rawList(`juodrašt* | paiešką`),
  clears: rawList(`išvaly* | atstat* | taiky* | pašalin* | ištrin*`),
  filters: rawList(`filtr*`),
  joins: rawList(`ir | tada`),
};
