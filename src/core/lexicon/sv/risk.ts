import { rawList } from '../list.ts';
import type { RiskWords } from '../shape.ts';

export const risk: RiskWords = {
  small: rawList(`min | mitt | mina | ditt | din`),
  commits:
    rawList(`lämna in | betalning nu | lägg bud | lägg beställning | genomför betalning | ge en gåva | säg upp | avbeställ | avboka |
    avbryt beställning | ta bort | tag bort | kasta | skriv över | twittra | lägg upp | logga ut | skriv under | föra över |
    ta ut pengar | sätt in | byt in | lös in | fyll på | använd ändringar | stäng konto | lämna gruppen | gå med | skapa konto |
    starta om | stäng av | formatera | förnya | till kassan | till betalning | prova gratis | följ | sluta följa | utför |
    flytta pengar | swisha | rensa historik* | rensa sökhistorik* | rensa webbhistorik* | rensa visningshistorik*`),
  perhaps:
    rawList(`betalning | beställning | köpa | bokning | prenumeration | gåva | överföring | registrering | kassa | kassan | svara |
    kommentera | återbetalning | borttagning | bekräftelse | utrullning`),
  alone: rawList(`bjud | ring | hyr | kör | neka | ja`),
  harmless: rawList(`byt namn | byt språk | byt vy | beställningar | mina beställningar | sparade | skickade |
    betalningsmetoder | betalsätt | leveransalternativ | köpguide | köpvillkor | delade | följande | bokningar |
    spåra paket | spåra försändelse | betalningshistorik | läs upp | markera som läst | markera som oläst |
    markera alla som lästa | förstora | fortsätt handla | ljud på | sänd inte | teckenstorlek | betalningssätt |
    leveranssätt | byt butik`),
  looks:
    rawList(`visa | detaljer | historik | spåra | status | metoder | alternativ | inställningar | hjälp | om oss | jämför | tillbaka |
    redigera | ändra | sök | filtrera | filter | sortera | hitta | information | info | sammanfattning | kvitto | faktura |
    fakturor | villkor | policy | skriv ut | ladda ner | ladda ned | exportera | förhandsgranska | lista | se mer | se alla |
    se beställning | *historik`),
  leads:
    rawList(`alla | mer | fler | mindre | nästa | vidare | fortsätt | föregående | öppna | meny | läs | utforska |
    expandera | fäll ihop | zooma | spela | pausa | kopiera | dölj | hem | sida | uppdatera | välj | byt | lägg till |
    skapa | ny | nytt | infoga | bifoga | ladda upp | språk | tema | profil | kalender | karta | anpassa | hantera |
    kontakt | mina | förfina | välj plats | begränsa sökningen`),
  topics:
    rawList(`frågor | helskärm | väder | öppettider | tidtabell | storleksguide | storlekstabell | lyssna | utdrag |
    smakprov | trailer | stäng av ljud* | ljud av | mörkt läge | mörkt tema | undertexter | katalog | tillgänglighet |
    karriär | jobba hos oss | press | favoriter | vägbeskrivning | nära dig | recensioner | omdömen | lagerstatus |
    nyheter | stigande | fallande | billigast* | textstorlek | förminska | sidofält | varukorg* | kundvagn |
    till kassan inte | önskelista | ladda fler | titta | till toppen | listvy | vy | i dag | i morgon | i går |
    vecka* | månad* | kategorier | orderstatus | borttagna | delat med | fraktkostnader | returpolicy |
    skriv recension | skriv omdöme | duplicera | fetstil | kursiv | översätt | glömt | beräkna | kakinställ* |
    kontakta | populära* | relaterade | innehåll | kapitel | hastighet | rotera | beskär | kolumner | rensa sökning |
    olästa | inkorg | skräppost | papperskorg | utkast | startsida | ämnen | recept | ingredienser | butiker | kontor |
    galleri | bilder | filmer | egenskaper | specifikation* | leverans | leveranser | garanti | priser |
    transaktioner | kontoutdrag | saldo | kort | konton | dokument | blanketter | evenemang | säsong* | avsnitt* |
    textning | låttext* | spellista* | volym | kontrast | nära mig | erbjudanden | märken | sport | papperskorgen |
    lediga tider | kontosaldo | kontohändelser | i önskelist* | ^under | ^upp till | ^mellan | i lager |
    lediga platser`),
  retreats: rawList(
    `avbryt | nej | nej tack | inte nu | senare | stäng | tillbaka | behåll | stanna | hoppa över | ångra`,
  ),
  opens:
    rawList(`visa | se | läs | hur | varför | när | var | vem | om | följ min | inte | behåll | jämför | tillbaka | dölj | hantera |
    utforska | sök | så här | så fungerar | vad | kan jag | hur mycket | är det`),
  places:
    rawList(`kassa | kassan | betalning | orderöversikt | sammanfattning av beställningen | fakturering | farozon | radera konto |
    kontoinställningar | överföring | uttag | prenumeration | donation | går inte att ångra | är du säker`),
  acts: rawList(`skick* | sänd* | betal* | beställ* | boka* | reserv* | doner* | skänk* | prenumer* | avprenumer* | radera* | släng* |
    förstör* | återställ* | spara* | tillämpa* | publicer* | avpublicer* | dela* | frigör* | bekräft* | godkän* | accepter* |
    samtyck* | auktoriser* | autentiser* | tillåt* | neka* | avslå* | avvis* | signer* | underteckn* | överför* | invest* |
    sälj* | växla* | bjud* | anslut* | blockera* | avblock* | bannlys* | rapport* | anmäl* | aktiver* | inaktiver* |
    avaktiver* | installer* | avinstaller* | förläng* | registrer* | rösta* | återkall* | återbetal* | begär* | ansök* |
    schemalägg* | slutför* | tvinga* | arkivera* | verkställ* | avsluta* | ta … bort | logga … ut | skriv … under |
    skriv … över | lös … in | gå … med | säg … upp | dra … tillbaka | töm | hyr | lås upp | gå ur | markera som |
    rotera … nyckel | debitera | överlåt* | uppgrader* | driftsätt* | lös upp | upplös* | sparka ut | kasta ut | uteslut* |
    lägg … röst | avge … röst | lägg … bud | ge bud | buda | bli medlem | bli månadsgivare | bli sponsor | bli stödmedlem |
    lägg in annons | lägg upp annons | ge bort | ge dricks | gå live | starta inspelning* | lämna in* | inlämn* | stämpla in |
    stämpla ut | checka in | öppna igen | säg upp* | anställ* | höj gräns* | gör till administratör | dra tillbaka* | adoptera |
    lös lån* | amortera | stöd med | stöd oss | stöd projektet | överklag* | lämna klagomål | deklarera* | till försäljning |
    vidarebefordr* | stäng … konto* | slå ihop | slå samman | returner* | slå vad | satsa* | ladda på | ladda kort* | låna |
    lån* … nu | stoppa | lägg på | meddela | öppna dörr* | öppna konto | vill ha den | jag vill ha | leverera | bestrid* |
    teckna | tilldel* | häv | rensa allt | rensa data | tacka ja | tacka nej | avsked* | utse | befordra | degradera | utvisa |
    spärr* | avspärr* | frys* | tina | ge … gåva | bidra | stöd nu | bli * givare | pantsätt | testamentera | intyga |
    bevittna | bevilja | ta ut | lös ut | makulera | krossa | nollställ | migrera | rulla | posta | mejla | ring | larma |
    avlarma | låsa upp | passa på | köp | köpa | köper | köpa* | klicka hem | fynda | haka på | delta* | avanmäl* | avregistr* | stäm | polisanmäl* |
    jag godtar | jag intygar | jag försäkrar | sjukanmäl*`),
  states:
    rawList(`skickad* | skickat | betalning | betalningar | betalningsmetod* | köpt | köpta | beställning | bokning |
    bokmärken | bokmärke | sparad | sparat | publicerad* | publicerat | delad* | delat | bekräftad | godkänd |
    godkända | anmälningar | anmälan | aktivitet | aktiviteter | aktiv | aktiva | aktiverad | installerad |
    registrerad | prenumerationer | prenumeranter | säljare | blockerade | blockerad | inbjudningar | medlemmar |
    ansökningar | användare | användarnamn | använd inte | användning | användningsvillkor | körkort | körning |
    arkiverade | delar av | skickas | hyresgäst | återställd | slutförda | slutförd | kopplad | köpare | anställda |
    anställning* | inlämningar | röster | sändning* | tecken* | betalsätt* | postnummer | posta inte | lånevillkor |
    satsning* | stopplista | deltagare | hyror | köphistorik | beställningshistorik | deltar | meddelanden |
    meddelande | abonnemang | raderad* | borttagn* | avbokad* | avbeställd* | köpvillkor*`),
  cancels: rawList(`avbryt* | avbok* | ångra*`),
  keeps: rawList(`spara*`),
  drafts: rawList(`utkast* | sökning*`),
  clears: rawList(`rensa | nollställ* | återställ* | använd* | ta bort`),
  filters: rawList(`filter* | filtr*`),
  joins: rawList(`och | sedan`),
};
