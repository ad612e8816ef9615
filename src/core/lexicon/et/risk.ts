import { list } from '../list.ts';
import type { RiskWords } from '../shape.ts';

export const risk: RiskWords = {
  commits:
    list(`saada | saadan | esita | maksa | maksan | maksa kohe | osta | ostan | osta kohe | telli | tellin | esita tellimus |
    vormista tellimus | vormista ost | kinnita | kinnitan | kinnita tellimus | lõpeta ost | broneeri | broneerin | rendi |
    anneta | annetan | liitu uudiskirjaga | tühista tellimus | tühista broneering | loobu tellimusest | lõpeta leping |
    ütle üles | kustuta | kustutan | eemalda | tühjenda | tühjenda prügikast | viska ära | hävita | lähtesta | kirjuta üle |
    taasta | avalda | avaldan | postita | jaga | logi välja | väljalogimine | välju | nõustu | nõustun | aktsepteeri | luba |
    kiida heaks | volita | keeldu | lükka tagasi | allkirjasta | kanna üle | tee makse | tee ülekanne | võta välja | investeeri |
    müü | vaheta valuutat | lunasta | lae kontot | salvesta | rakenda | kutsu | teata rikkumisest | teavita | blokeeri |
    deaktiveeri | aktiveeri | sulge konto | lahku grupist | liitu | registreeri | registreeru | loo konto | kandideeri | taotle |
    tagasta raha | paigalda | desinstalli | käivita | taaskäivita | lülita välja | uuenda tellimust | pikenda | hääleta |
    helista | arhiveeri | ühenda konto | katkesta ühendus | mine maksma | kassasse | proovi tasuta | jälgi kasutajat`),
  perhaps:
    list(`makse | tellimus | ost | broneering | annetus | ülekanne | registreerimine | kassa | vasta | kommenteeri |
    tagastus | kinnitus | pakkumine`),
  alone: list('jah'),
  harmless:
    list(`tellimused | minu tellimused | salvestatud | saadetud | lähtesta filtrid | tühjenda filtrid | eemalda filtrid |
    rakenda filtrid | makseviisid | tarneviisid | tarnevõimalused | jälgi tellimust`),
  looks:
    list(`vaata | näita | kuva | üksikasjad | andmed | ajalugu | jälgi | olek | viisid | valikud | seaded | sätted | abi | meist |
    võrdle | tagasi | muuda | otsi | otsing | filtreeri | filtrid | sorteeri | leia | teave | info | kokkuvõte | kviitung |
    arve | arved | tingimused | prindi | laadi alla | ekspordi | eelvaade | loend`),
  leads:
    list(`kõik | rohkem | veel | vähem | edasi | järgmine | jätka | eelmine | ava | menüü | loe | sirvi | laienda | ahenda |
    suurenda | esita video | paus | kopeeri | peida | avaleht | leht | värskenda | vali | lisa | loo | uus | sisesta |
    manusta | laadi üles | keel | teema | profiil | kalender | kaart | jäta vahele | halda | kontakt | minu`),
  topics:
    list(`korduma kippuvad küsimused | kkk | küsimused | täisekraan | ilm | lahtiolekuajad | sõiduplaan | graafik |
    suurustabel | kuula | katkend | treiler | vaigista | tume režiim | tume teema | subtiitrid | kataloog |
    laadi alla | ligipääsetavus | meist | karjäär | lemmikud | lähedal | arvustused | uudised | hinna järgi |
    odavaim* | teksti suurus | vähenda | külgriba | ostukorv | ostukorvi vaatamine | soovinimekiri | laadi veel |
    sorteeri | näita`),
  retreats: list(
    'tühista | loobu | ei | ei aitäh | mitte praegu | hiljem | sulge | tagasi | jäta alles | jää | jäta vahele',
  ),
  places:
    list(`makse | kassa | tellimuse kokkuvõte | arveldus | ohutsoon | kustuta konto | konto seaded | ülekanne | tellimus | annetus |
    pöördumatu | kas oled kindel`),
  acts: list(`saatmi* | esita* | ostmi* | broneer* | reserveer* | rendi* | üüri* | kustut* | eemald* | hülga* | tühjenda* |
    hävita* | lähtesta* | taasta* | ülekirjut* | salvest* | rakend* | avalda* | kinnit* | nõust* | aktsepteer* |
    heaks* | kiida* | volita* | autori* | keeldu* | lükka* | allkirjast* | väljalog* | kanna* | ülekan* | sisesta* |
    võta* | investeeri* | vaheta* | lunasta* | kutsu* | liitu* | liitumi* | lahku* | blokeer* | deblokeer* |
    aktiveer* | deaktiveer* | installi* | paigalda* | desinstalli* | käivita* | taaskäivit* | pikenda* | uuenda* |
    registreer* | hääleta* | tagasta* | taotle* | planeeri* | ajasta* | lõpeta* | ühenda* | sunni* | arhiveer* |
    loobu* | kirjuta … üle | logi … välja | kanna … üle | võta … tagasi | maksa kohe | saada | telli | osta | müü |
    kutsu | luba | keela | ajasta | märgi … kui | märgi saadetuks | märgi kui | anna üle | pööra võti | tagasta raha |
    uuenda paketti | versiooniuuendus | vii tootmisse | saada laiali | viska välja | eemalda grupist | anna hääl |
    tee pakkumine | tee pakkumi* | panusta | hakka liikmeks | hakka toetajaks | saa liikmeks | lisa kuulutus |
    avalda kuulutus | kingi | jäta jootraha | külmuta | kutsu takso | telli sõit | alusta ülekannet |
    alusta salvestamist | peata tellimus | jätka tellimust | ava uuesti | vallanda | palka | maksa tagasi |
    suurenda limiiti | tühista nõusolek | võta tagasi | lapsenda | tasu*`),
  states:
    list(`saadetud | maksed | makseviis | makseviisid | maksmine ja tarne | ostetud | ostukorv | ostuajalugu | ostjad |
    tellimused | minu tellimused | tellimuse üksikasjad | tellimus | broneeringud | kustutatud | eemaldatud |
    salvestatud | rakendus | rakendused | avaldatud | avaldamise kuupäev | jagatud | kinnitatud | load | müüja |
    müüjad | müüdud | kutsed | liitunud | aktiivne | aktiivsed | installitud | paigaldus | registreeritud | hääled |
    taotlused | planeeritud | plaan | lõpetatud | ühendused | arhiiv | teated | teatised | tagastamine | jagamine |
    katkesta | esitaja | esitamise kuupäev | tasuta | esitlus*`),
  cancels: list(`tühista* | katkesta*`),
};
