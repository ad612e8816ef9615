import { rawList } from '../list.ts';
import type { RiskWords } from '../shape.ts';

export const risk: RiskWords = {
  commits:
    rawList(`tühista tellimus | ütle üles | viska ära | kirjuta üle | postita | jaga | logi välja | välju | lae kontot | teavita |
    sulge konto | loo konto | kandideeri | lülita välja | katkesta ühendus | kassasse | proovi tasuta | jälgi kasutajat`),
  perhaps:
    rawList(`makse | tellimus | ost | broneering | annetus | ülekanne | registreerimine | kassa | vasta | kommenteeri | tagastus |
    kinnitus | pakkumine`),
  alone: rawList(`jah`),
  harmless:
    rawList(`tellimused | minu tellimused | salvestatud | saadetud | makseviisid | tarneviisid | tarnevõimalused |
    jälgi tellimust | jälgi saadetist | jälgi pakki | märgi loetuks | märgi lugematuks | jätka ostlemist |
    tühjenda otsing | vaigista | logi sisse`),
  looks:
    rawList(`vaata | näita | kuva | üksikasjad | andmed | ajalugu | jälgi | olek | viisid | valikud | seaded | sätted | abi | meist |
    võrdle | tagasi | muuda | otsi | otsing | filtreeri | filtrid | sorteeri | leia | teave | info | kokkuvõte | kviitung |
    arve | arved | tingimused | prindi | laadi alla | ekspordi | eelvaade | loend`),
  leads:
    rawList(`kõik | rohkem | veel | vähem | edasi | järgmine | jätka | eelmine | ava | menüü | loe | sirvi | laienda |
    ahenda | suurenda | esita video | paus | kopeeri | peida | avaleht | leht | värskenda | vali | lisa | loo | uus |
    sisesta | manusta | laadi üles | keel | teema | profiil | kalender | kaart | halda | kontakt | minu | täpsusta`),
  topics:
    rawList(`kkk | küsimused | täisekraan | ilm | lahtiolekuajad | sõiduplaan | graafik | suurustabel | kuula |
    katkend | treiler | tume režiim | tume teema | subtiitrid | kataloog | ligipääsetavus | karjäär | lemmikud |
    lähedal | arvustused | uudised | hinna järgi | odavaim* | teksti suurus | vähenda | külgriba | soovinimekiri |
    laadi veel | täna | homme | eile | nädal | kuu | aasta | päev | vaade | kategooriad | minuga jagatud | juhend |
    tarne | tarneinfo | poliitika | kirjuta arvustus | nimeta ümber | tee koopia | tee uuesti | paks kiri | kursiiv |
    tõlgi | unustasid | üles | alla | arvuta | populaars* | uued tooted | seotud | sarnased | sisukord | peatükk |
    kiirus | pööra | kärbi | veerud | rühmita | lugemata | saabunud | prügikast | mustandid | esita muusika |
    ostukorv* | korvi | saadavus | marsruut | poed | kontorid | galerii | pildid | fotod | videod | omadused |
    garantii | hinnad | hinnakiri | väljavõte | saldo | kaardid | kontod | dokumendid | vormid | sündmused | hooaeg |
    osa | helitugevus | kontrast | kaubamärgid | sport | retseptid | vabad ajad | =konto tehingud | ^kuni | ^alla |
    ainult laos | otsinguajalugu | tarneajad | vabad kohad | tarneaeg | suuruste tabel`),
  retreats: rawList(
    `tühista | loobu | ei | ei aitäh | mitte praegu | hiljem | sulge | tagasi | jäta alles | jää | jäta vahele`,
  ),
  opens:
    rawList(`vaata | näita | kuva | loe | kuidas | miks | millal | kus | kes | meist | rohkem | üksikasjad | jälgi saad* | juhend | abi |
    ära | säilita | võrdle | tagasi | peida | halda | sirvi | otsi | mis juhtub | mis saab | kas saan | kui palju |
    kas see`),
  closes: rawList(`vaatamine`),
  places:
    rawList(`makse | kassa | tellimuse kokkuvõte | arveldus | ohutsoon | kustuta konto | konto seaded | ülekanne | tellimus | annetus |
    pöördumatu | kas oled kindel`),
  acts: rawList(`saatmi* | esita* | ostmi* | broneer* | reserveer* | rendi* | üüri* | kustut* | eemald* | hülga* | tühjenda* | hävita* |
    lähtesta* | taasta* | ülekirjut* | salvest* | rakend* | avalda* | kinnit* | nõust* | aktsepteer* | heaks* | kiida* |
    volita* | autori* | keeldu* | lükka* | allkirjast* | väljalog* | kanna* | ülekan* | sisesta* | võta* | investeeri* |
    vaheta* | kutsu* | liitu* | lahku* | blokeer* | deblokeer* | aktiveer* | deaktiveer* | installi* | paigalda* | käivita* |
    taaskäivit* | uuenda* | registreer* | hääleta* | tagasta* | taotle* | planeeri* | ajasta* | lõpeta* | ühenda* | sunni* |
    arhiveer* | loobu* | kirjuta … üle | logi … välja | müü | luba | keela | märgi … kui | märgi saadetuks | anna üle |
    pööra võti | versiooniuuendus | vii tootmisse | viska välja | anna hääl | tee pakkumi* | panusta | hakka liikmeks |
    saa liikmeks | lisa kuulutus | kingi | jäta jootraha | külmuta | ava uuesti | vallanda | palka | suurenda limiiti |
    lapsenda | tasu* | maks* | lunast* | pikend* | kaeb* | deklareeri | pane müüki | kommenteeri | edasta | teata* |
    jälgi kasut* | katkesta ühend* | olen nõus | desinstall* | vorminda | peata | anneta* | toeta* | paku hinda | helista* |
    osale* | ava konto | ava uks | laadi kontot | sulge kaart | tõsta limiiti | laena* | laenuta | määra admin* |
    genereeri uuesti | vaidlusta | kindlusta | vii lõpule | vormista* | määra ülesanne | sissemakse tee* | osta* | telli* |
    tahan | saada*`),
  states:
    rawList(`maksed | maksmine ja tarne | ostetud | ostuajalugu | ostjad | tellimuse üksikasjad | tellimus |
    broneeringud | kustutatud | eemaldatud | rakendus | rakendused | avaldatud | avaldamise kuupäev | jagatud |
    kinnitatud | load | müüja | müüjad | müüdud | kutsed | liitunud | aktiivne | aktiivsed | installitud | paigaldus |
    registreeritud | hääled | taotlused | planeeritud | plaan | lõpetatud | ühendused | arhiiv | teated | teatised |
    tagastamine | jagamine | katkesta | esitaja | esitamise kuupäev | tasuta | esitlus* | tellimuste | makseviis* |
    kindlustused | kindlustus | kommentaarid | annetused | ostukorv* | ostujuhend | ostunimekir* | pakkumised |
    osalejad | tagastamistingim* | maksukalender | makseajalugu | laenud | lubatud | tellimisajalugu | allkirjastatud |
    tühistatud`),
  cancels: rawList(`tühista* | katkesta*`),
  keeps: rawList(`salvesta*`),
  drafts: rawList(`mustand* | otsing`),
  clears: rawList(`tühjenda* | lähtesta* | rakenda* | eemalda* | kustuta*`),
  filters: rawList(`filter | filtr*`),
  joins: rawList(`ja | ning`),
};
