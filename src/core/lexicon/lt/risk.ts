import { list } from '../list.ts';
import type { RiskWords } from '../shape.ts';

export const risk: RiskWords = {
  commits:
    list(`siųsti | išsiųsti | išsiųsk | siunčiu | pateikti | mokėti | apmokėti | sumokėti | moku | pirkti | pirk | nusipirkti | perku |
    užsakyti | užsakau | pateikti užsakymą | baigti pirkimą | užbaigti užsakymą | užbaigti | patvirtinti | patvirtinu |
    rezervuoti | užsisakyti | nuomotis | aukoti | paaukoti | prenumeruoti | atsisakyti prenumeratos | atšaukti prenumeratą |
    atšaukti užsakymą | atšaukti rezervaciją | nutraukti sutartį | nutraukti | ištrinti | trinti | ištrink | pašalinti |
    ištuštinti | išmesti | sunaikinti | nustatyti iš naujo | perrašyti | atkurti | skelbti | paskelbti | publikuoti | dalintis |
    bendrinti | dalytis | atsijungti | išsiregistruoti | išeiti | sutikti | sutinku | priimti | priimu | leisti |
    suteikti prieigą | įgalioti | atmesti | pasirašyti | pervesti | atlikti mokėjimą | atlikti pavedimą | išgryninti | įnešti |
    investuoti | parduoti | keisti valiutą | panaudoti kuponą | papildyti | išsaugoti | įrašyti | taikyti | pakviesti |
    pranešti | blokuoti | atblokuoti | išjungti | deaktyvuoti | aktyvuoti | uždaryti paskyrą | palikti grupę |
    prisijungti prie grupės | prisijunk prie | registruotis | sukurti paskyrą | kandidatuoti | prašyti grąžinimo |
    grąžinti pinigus | įdiegti | pašalinti programą | vykdyti | paleisti iš naujo | pratęsti | atnaujinti prenumeratą |
    balsuoti | skambinti | archyvuoti | susieti paskyrą | atsieti | į kasą | eiti į kasą | eiti prie apmokėjimo |
    išbandyti nemokamai | sekti vartotoją`),
  perhaps:
    list(`mokėjimas | užsakymas | pirkimas | rezervacija | prenumerata | auka | pavedimas | registracija | kasa | atsakyti |
    komentuoti | apmokėjimas | patvirtinimas | pasiūlymas`),
  alone: list('taip'),
  harmless:
    list(`užsakymai | mano užsakymai | išsaugoti elementai | išsiųsti laiškai | išvalyti filtrus | pašalinti filtrus |
    taikyti filtrus | mokėjimo būdai | apmokėjimo būdai | pristatymo būdai | pristatymo galimybės`),
  looks:
    list(`žiūrėti | peržiūrėti | rodyti | parodyti | išsami | detalės | istorija | sekti | būsena | būdai | galimybės | parinktys |
    nustatymai | pagalba | apie | palyginti | atgal | redaguoti | keisti | ieškoti | paieška | filtruoti | filtrai | rūšiuoti |
    rasti | informacija | santrauka | kvitas | sąskaita pdf | sąskaitos | sąlygos | spausdinti | atsisiųsti | eksportuoti |
    peržiūra | sąrašas`),
  leads:
    list(`visi | viskas | daugiau | mažiau | toliau | kitas | kita | tęsti | ankstesnis | atidaryti | meniu | skaityti |
    naršyti | išskleisti | suskleisti | padidinti | groti | pristabdyti | kopijuoti | slėpti | pradžia | puslapis |
    atnaujinti puslapį | pasirinkti | pridėti | sukurti | naujas | nauja | įterpti | pridėti failą | įkelti | kalba |
    tema | profilis | kalendorius | žemėlapis | praleisti | tvarkyti | kontaktai | mano`),
  topics:
    list(`dažnai užduodami klausimai | dažni klausimai | duk | klausimai | visas ekranas | orai | darbo laikas |
    tvarkaraštis | dydžių lentelė | klausyti | ištrauka | anonsas | nutildyti | tamsus režimas | subtitrai |
    katalogas | atsisiųsti | prieinamumas | apie mus | karjera | mėgstami | netoliese | atsiliepimai | naujienos |
    pagal kainą | rikiuoti | pigiausi | teksto dydis | sumažinti | šoninė juosta | krepšelis | į krepšelį |
    norų sąrašas | įkelti daugiau | rodyti | rūšiuoti`),
  retreats: list(
    'atšaukti | ne | ne ačiū | ne dabar | vėliau | uždaryti | atgal | grįžti | palikti | likti | praleisti',
  ),
  places:
    list(`mokėjimas | apmokėjimas | kasa | užsakymo santrauka | atsiskaitymas | pavojinga zona | ištrinti paskyrą |
    paskyros nustatymai | pavedimas | prenumerata | auka | negrįžtamai | ar tikrai`),
  acts: list(`siųsti* | siųsk* | išsiųs* | siunti* | pateik* | mokė* | apmok* | sumok* | pirk* | nusipirk* | įsigy* | užsak* |
    rezerv* | nuom* | aukok* | aukoti* | prenumer* | atsisak* | trin* | ištrin* | pašal* | atmesk* | atmest* |
    išmesk* | ištušt* | išvalyk* | sunaik* | atstat* | atkur* | perraš* | įrašy* | išsaug* | pritaik* | publik* |
    paskelb* | nepublik* | dalint* | dalykit* | bendrin* | patvirt* | tvirt* | sutink* | sutik* | priim* | leist* |
    leidim* | autoriz* | įgaliok* | atmet* | pasiraš* | atsijung* | perved* | pervest* | įneš* | išimk* | invest* |
    keisk* | valiut* | panaud* | pakvie* | kviesk* | kvie* | prisijung* | prisidėk* | palik* | užblok* | blok* |
    atblok* | pranešk* | apie* | aktyv* | deaktyv* | įjunk* | išjunk* | įdieg* | įdiek* | pašalink* | vykdy* |
    paleisk* | perkrau* | pratęs* | registr* | balsuo* | prašy* | prašyk* | planuo* | suplan* | užbaig* | baig* |
    susie* | atsie* | priverst* | atrakin* | archyv* | nutrauk* | parduoti | grąžinti pinigus | nebepublikuoti |
    nepublikuoti | taikyti | leisti | skelbti | saugoti | trinti | prisijungti prie grupės | dalytis | moku |
    žymėti kaip | pažymėti kaip | perleis* | perduoti nuosav* | nuskaityti mokėjimą | grąžinti | šalinti |
    keisti raktą | naujinti planą | atnaujinti planą | diegti į | įdiegti į | išformuoti | pašalinti iš grupės |
    išmesti | balsuoti | balsuok | atiduoti balsą | pateikti pasiūlymą | siūlyti kainą | statyti | tapti nariu |
    tapk nariu | tapti rėmėju | įdėti skelbimą | skelbti skelbimą | dovanoti | palikti arbatpinigių | įšaldyti |
    iškviesti taksi | užsakyti kelionę | pradėti transliaciją | pradėti įrašymą | pristabdyti prenumeratą |
    atnaujinti prenumeratą | atidaryti iš naujo | nutraukti* | atleisti | įdarbinti | padidinti limitą |
    atšaukti sutikimą | atsiimti | įvaikinti | padengti`),
  states:
    list(`išsiųsta | siuntimo | siunta | mokėjimai | mokėjimas | mokėjimo | apmokėta | pirkėjas | pirkiniai | pirkimų |
    pirkimo | užsakymai | užsakymas | mano užsakymai | rezervacijos | ištrinta | pašalinta | pašalinimo data |
    išsaugota | saugumas | sauga | saugumo | saugus | publikuota | publikacijos | paskelbta | skelbimai | skelbimas |
    bendrinama | patvirtinta | leidimai | pardavėjas | pardavėjai | parduota | kvietimai | pakvietimai | prisijungė |
    blokai | blokas | užblokuota | aktyvus | aktyvumas | įdiegta | registruotas | balsai | prašymai | planai | planas |
    suplanuota | archyvas | susieti | susijęs | susiję | taikymo | taikymas | pritaikymas neįgaliesiems | grįžti |
    grįžti atgal`),
  cancels: list(`atšauk*`),
};
