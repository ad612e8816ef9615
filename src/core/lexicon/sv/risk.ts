import { list } from '../list.ts';
import type { RiskWords } from '../shape.ts';

export const risk: RiskWords = {
  small: list('min | mitt | mina | ditt | din'),
  commits:
    list(`skicka | skicka in | sänd | lämna in | betala | betala nu | betalning nu | köp | köp nu | köpa | lägg bud | beställ |
    beställa | lägg beställning | slutför köp | slutför beställning | slutför | genomför köp | genomför betalning | boka |
    boka nu | reservera | skänk | donera | ge en gåva | prenumerera | avprenumerera | avsluta prenumeration | säg upp |
    säg upp prenumeration | avsluta abonnemang | avbeställ | avboka | avbryt prenumeration | avbryt beställning | avregistrera |
    ta bort | radera | tag bort | töm | töm papperskorgen | kasta | förstör | återställ | skriv över | publicera | dela |
    twittra | lägg upp | logga ut | bekräfta | godkänn | acceptera | jag accepterar | jag godkänner | samtyck | tillåt |
    auktorisera | avvisa | signera | skriv under | underteckna | överför | föra över | ta ut pengar | sätt in | investera |
    sälj | byt in | lös in | fyll på | spara | verkställ | tillämpa | använd ändringar | bjud in | anmäl | rapportera |
    blockera | avblockera | inaktivera | aktivera | avsluta konto | stäng konto | lämna gruppen | gå med | registrera |
    registrera dig | skapa konto | anmäl dig | ansök | återbetala | begär återbetalning | avinstallera | installera | starta om |
    stäng av | formatera | förnya | förläng | rösta | arkivera | koppla konto | koppla från | till kassan | gå till kassan |
    till betalning | prova gratis | följ | sluta följa | utför | flytta pengar | swisha`),
  perhaps:
    list(`betalning | beställning | köpa | bokning | prenumeration | gåva | överföring | registrering | kassa | kassan |
    svara | kommentera | återbetalning | borttagning | bekräftelse | utrullning`),
  alone: list('bjud | ring | hyr | kör | neka | ja'),
  harmless:
    list(`byt namn | byt språk | byt vy | beställningar | mina beställningar | sparade | skickade | återställ filter | rensa filter | ta bort filter | använd filter |
    betalningsmetoder | betalsätt | leveransalternativ | köpguide | köpvillkor | delade | följande | bokningar`),
  looks:
    list(`visa | detaljer | historik | spåra | status | metoder | alternativ | inställningar | hjälp | om oss | jämför | tillbaka |
    redigera | ändra | sök | filtrera | filter | sortera | hitta | information | info | sammanfattning | kvitto | faktura |
    fakturor | villkor | policy | skriv ut | ladda ner | ladda ned | exportera | förhandsgranska | lista | se mer | se alla |
    se detaljer | se beställning`),
  leads:
    list(`alla | mer | fler | mindre | nästa | vidare | fortsätt | föregående | öppna | meny | läs | utforska | expandera |
    fäll ihop | zooma | spela | pausa | kopiera | dölj | hem | sida | uppdatera | välj | byt | lägg till | skapa |
    ny | nytt | infoga | bifoga | ladda upp | språk | tema | profil | kalender | karta | hoppa över | anpassa |
    hantera | kontakt | mina`),
  topics:
    list(`vanliga frågor | frågor | helskärm | väder | öppettider | tidtabell | storleksguide | storlekstabell | lyssna |
    utdrag | smakprov | trailer | stäng av ljud* | ljud av | mörkt läge | mörkt tema | undertexter | katalog |
    ladda ner | tillgänglighet | om oss | karriär | jobba hos oss | press | favoriter | vägbeskrivning | nära dig |
    recensioner | omdömen | lagerstatus | nyheter | stigande | fallande | billigast* | textstorlek | förstora |
    förminska | sidofält | varukorg* | kundvagn | till kassan inte | önskelista | ladda fler | titta | sortera |
    visa`),
  retreats: list(
    'avbryt | nej | nej tack | inte nu | senare | stäng | tillbaka | behåll | stanna | hoppa över | ångra',
  ),
  places:
    list(`kassa | kassan | betalning | orderöversikt | sammanfattning av beställningen | fakturering | farozon | radera konto |
    kontoinställningar | överföring | uttag | prenumeration | donation | går inte att ångra | är du säker`),
  acts: list(`skick* | skicka* | sänd* | betal* | beställ* | boka* | reserv* | doner* | skänk* | prenumer* | avprenumer* |
    radera* | raderar* | släng* | förstör* | återställ* | spara* | sparar* | tillämpa* | publicer* | avpublicer* |
    dela* | delar* | frigör* | bekräft* | godkän* | accepter* | samtyck* | auktoriser* | autentiser* | tillåt* |
    neka* | avslå* | avvis* | signer* | underteckn* | överför* | invest* | sälj* | växla* | bjud* | anslut* |
    blockera* | avblock* | bannlys* | rapport* | anmäl* | aktiver* | inaktiver* | avaktiver* | installer* |
    avinstaller* | förläng* | registrer* | rösta* | återkall* | återbetal* | begär* | ansök* | schemalägg* |
    slutför* | koppla* | tvinga* | arkivera* | verkställ* | avsluta* | ta … bort | tar … bort | logga … ut |
    skriv … under | skriv … över | lös … in | gå … med | säg … upp | dra … tillbaka | begär | töm | köp | hyr |
    lås upp | ångra publicering | gå ur | markera som | rotera … nyckel | debitera | överlåt* | begär retur |
    återbetala | uppgrader* | rulla ut | driftsätt* | lös upp | upplös* | sparka ut | kasta ut | uteslut* |
    lägg … röst | avge … röst | rösta | lägg … bud | lägg bud | ge bud | buda | satsa | bli medlem |
    bli månadsgivare | bli sponsor | bli stödmedlem | lägg in annons | lägg upp annons | ge bort | ge dricks | frys |
    spärra* | ring taxi | beställ taxi | gå live | starta sändning* | börja sända | starta inspelning* | lämna in* |
    inlämn* | stämpla in | stämpla ut | checka in | pausa prenumeration* | återuppta prenumeration* | öppna igen |
    häv avtal* | säg upp* | avskeda | anställ* | höj gräns* | gör till administratör | dra tillbaka* | återkalla* |
    adoptera | lös lån* | amortera | stöd med | stöd oss | stöd projektet | donera*`),
  states:
    list(`skickad* | skickat | betalning | betalningar | betalningsmetod* | betalsätt | köpt | köpta | köpguide |
    köpvillkor | beställningar | beställning | bokningar | bokning | bokmärken | bokmärke | sparade | sparad |
    sparat | publicerad* | publicerat | delad* | delat | delade | bekräftad | godkänd | godkända | anmälningar |
    anmälan | aktivitet | aktiviteter | aktiv | aktiva | aktiverad | installerad | registrerad | prenumerationer |
    prenumeranter | säljare | blockerade | blockerad | inbjudningar | medlemmar | ansökningar | användare |
    användarnamn | använd inte | användning | användningsvillkor | körkort | körning | arkiverade | delar av |
    skickas | hyresgäst | återställd | slutförda | slutförd | kopplad | köpare | anställda | anställning* |
    inlämningar | röster`),
  cancels: list(`avbryt* | avbok* | ångra*`),
};
