import { rawList } from '../list.ts';
import type { RiskWords } from '../shape.ts';

export const risk: RiskWords = {
  commits:
    rawList(`објави | потврђујем | откажи поруџбину | затвори налог | направи налог | обнови | otkaži porudžbinu | zatvori nalog | napravi nalog |
    obnovi | понуди цену | ponudi cenu | prebaci sredstva | пребаци средства | пребаци новац | prebaci novac`),
  perhaps:
    rawList(`плаћање | поруџбина | куповина | резервација | претплата | донација | одговори | plaćanje | porudžbina | kupovina |
    rezervacija | pretplata | donacija | odgovori`),
  alone: rawList(`да | da`),
  harmless:
    rawList(`моје поруџбине | поруџбине | начини плаћања | начини доставе | moje porudžbine | porudžbine |
    načini plaćanja | načini dostave | прати пошиљку | прати поруџбину | означи као прочитано | настави куповину |
    искључи звук | prati pošiljku | nastavi kupovinu | označi kao pročitano | обриши претрагу | obriši pretragu`),
  looks:
    rawList(`прикажи | погледај | види | детаљи | историја | прати | статус | начини | опције | подешавања | помоћ | о нама | упореди |
    назад | уреди | измени | тражи | претражи | претрага | филтери | сортирај | пронађи | информације | рачуни | услови |
    штампај | преузми | листа | prikaži | pogledaj | vidi | detalji | istorija | prati | status | načini | opcije |
    podešavanja | pomoć | o nama | uporedi | nazad | uredi | izmeni | traži | pretraži | pretraga | filteri | sortiraj |
    pronađi | informacije | računi | uslovi | štampaj | preuzmi | lista`),
  leads:
    rawList(`све | више | мање | даље | следеће | настави | претходно | отвори | мени | сазнај | прочитај | прошири |
    копирај | сакриј | почетна | страница | освежи | изабери | промени | додај | направи | ново | језик | профил |
    календар | мапа | контакт | моје | sve | više | manje | dalje | sledeće | nastavi | prethodno | otvori | meni |
    saznaj | pročitaj | proširi | kopiraj | sakrij | početna | stranica | osveži | izaberi | promeni | dodaj |
    napravi | novo | jezik | profil | kalendar | mapa | kontakt | moje | сузи | suzi`),
  topics:
    rawList(`питања | цео екран | пун екран | ред вожње | табела величина | послушај | одломак | најава | тамни режим |
    титлови | каталог | приступачност | каријере | омиљено | у близини | рецензије | доступност | вести | по цени |
    најјефтиније | величина текста | увећај | умањи | корпа | у корпу | листа жеља | учитај још | гледај | korpa |
    radno vreme | red vožnje | vesti | следећа | претходна | поређај | pitanja | ceo ekran | pun ekran |
    tabela veličina | poslušaj | odlomak | najava | isključi zvuk | tamni režim | titlovi | katalog | pristupačnost |
    karijere | omiljeno | u blizini | recenzije | dostupnost | po ceni | najjeftinije | veličina teksta | uvećaj |
    umanji | u korpu | lista želja | učitaj još | gledaj | sledeća | prethodna | poređaj | данас | сутра | јуче |
    недеља | месец | година | дан | приказ | категорије | послато | избрисано | водич | достава | испорука |
    напиши рецензију | нова порука | нова фасцикла | преименуј | дуплирај | поништи | понови | подебљано |
    уметни табелу | приложи | преведи | преглед | тема | заборављена лозинка | на врх | израчунај | популарно |
    новости | повезано | слично | садржај | поглавље | брзина | ротирај | исеци | колоне | групиши | непрочитано |
    пријемно | отпад | нацрти | пусти | паузирај | скупи | продавнице | галерија | слике | фотографије | оцене |
    гаранција | ценовник | извод | стање | картице | документи | обрасци | догађаји | јачина звука | акције | спорт |
    време | рецепти | danas | sutra | kategorije | novosti | pregled | ^промет по | ^promet po | ^стање | ^stanje |
    слободни термини | slobodni termini | ^извод | ^izvod | на стању | na stanju | слободна места | slobodna mesta`),
  retreats:
    rawList(`откажи | одустани | не | не хвала | не сада | касније | затвори | назад | задржи | прескочи | otkaži | odustani | ne |
    ne hvala | ne sada | kasnije | zatvori | nazad | zadrži | preskoči`),
  opens:
    rawList(`прикажи | погледај | види | прегледај | прочитај | како | зашто | када | где | ко | о нама | више о | услови | правила |
    историја | детаљи | трошкови | водич | помоћ | не | задржи | упореди | назад | статус | сакриј | управљај | листа |
    истражи | тражи | prikaži | pogledaj | vidi | pročitaj | kako | zašto | kada | gde | o nama | uslovi | istorija | detalji |
    ne | zadrži | nazad | шта | šta | могу ли | mogu li | колико | koliko | да ли је | da li je`),
  places:
    rawList(`плаћање | благајна | опасна зона | брисање налога | подешавања налога | претплата | донација | да ли сте сигурни |
    plaćanje | blagajna | opasna zona | brisanje naloga | podešavanja naloga | pretplata | donacija | da li ste sigurni`),
  acts: rawList(`пошаљ* | послати* | слањ* | поднес* | предај* | плати* | плаћањ* | наруч* | поруч* | резервиш* | изнајм* | претплат* |
    одјав* | избриш* | избрис* | обриш* | бриши* | брисањ* | уклони* | уклањ* | одбиј* | испразн* | уништ* | ресетуј* |
    поново* | постав* | преписати* | препиш* | сачувај* | чувањ* | примен* | сними* | подели* | потврд* | прихват* | сагласн* |
    слажем* | одобр* | дозвол* | ауторизуј* | потпиш* | потпис* | пренос* | пренес* | уплат* | исплат* | подигн* | инвестир* |
    замен* | искорист* | позов* | позив* | придруж* | напуст* | блокир* | одблокир* | деблокир* | пријав* | активир* | омогућ* |
    онемогућ* | инсталир* | деинсталир* | изврш* | покрен* | продуж* | регистр* | затраж* | рефундир* | закаж* | доврш* |
    заврш* | повежи* | принуд* | откључ* | архивир* | раскин* | споји* | публик* | промена* | лозинк* | надогради* |
    пусти у продукцију | распусти | избаци | дај понуду | постани члан | постани подржавалац | поклони | остави бакшиш |
    крени уживо | започни снимање | запосли | повећај лимит | повуци* | усвоји | izbaci | daj ponudu | postani član | predaj* |
    povuci* | opozovi* | pokloni | zamrzni | pošalj* | poslati* | slanj* | podnes* | plati* | plaćanj* | naruč* | poruč* |
    rezerviš* | iznajm* | doniraj* | pretplat* | odjav* | izbris* | obriš* | briši* | brisanj* | ukloni* | uklanj* | odbaci* |
    odbij* | isprazn* | uništ* | resetuj* | ponovo* | postav* | prepiš* | sačuvaj* | čuvanj* | primen* | snimi* | objavi* |
    objavlj* | podeli* | potvrd* | prihvat* | saglasn* | slažem* | odobr* | dozvol* | autorizuj* | ovlasti* | potpis* |
    prenos* | prenes* | uplat* | isplat* | podign* | investir* | prodaj* | zamen* | iskorist* | pozov* | poziv* | pridruž* |
    napust* | blokir* | odblokir* | deblokir* | prijav* | aktivir* | deaktivir* | omoguć* | onemoguć* | instalir* |
    deinstalir* | izvrš* | pokren* | produž* | registr* | glasaj* | zatraž* | refundir* | zakaž* | dovrš* | završ* | poveži* |
    prekini* | prinud* | otključ* | arhivir* | raskin* | spoji* | publik* | promena* | lozink* | poništi objavu | nadogradi* |
    pusti u produkciju | raspusti | daj glas | licitiraj | kladi se | postani podržavalac | ostavi bakšiš | kreni uživo |
    započni snimanje | otpusti | zaposli | povećaj limit | usvoji | otplati | прода* | комент* | проследи | одбац* | врати |
    деактив* | престани да пратиш | отпрати | опозов* | прекин* | овласт* | прихваћ* | пристај* | форматир* | заустав* |
    искључ* | угаси | објав* | донир* | лицитир* | глас* | дај отказ | промени пакет | клади | зови | учеств* | учлан* |
    отвори рачун | отвори врата | допун* | улаж* | помери термин | замрзн* | позајм* | отплат* | именуј | иди уживо |
    обавести све | оспор* | рекламир* | осигур* | додели | отпуст* | полож* | куп* | узми | prosledi | vrati | zaustavi |
    dopuni | kupi*`),
  states:
    rawList(`плаћања | купљено | купац | купци | поруџбина | наруџбине | резервације | резервација | уклоњено |
    објављено | објављена | објаве | објава | дељено | подељено | потврђено | одобрено | продавац | продато |
    позивнице | позиви | пријављен | пријаве | пријава | активност | активности | активан | активно | инсталација |
    регистрација | гласови | захтеви | распоред | архива | повезани | повезано | врати се | публикације | plaćanja |
    kupljeno | kupac | kupci | kupon | kuponi | porudžbina | narudžbine | rezervacije | rezervacija | izbrisano |
    uklonjeno | objavljeno | objavljena | objave | objava | deljeno | podeljeno | potvrđeno | odobreno | prodavac |
    prodato | pozivnice | pozivi | prijavljen | prijave | prijava | aktivnost | aktivnosti | aktivan | aktivno |
    instalacija | registracija | glasovi | zahtevi | raspored | arhiva | povezani | povezano | vrati se | završeno |
    publikacije | сачуван* | послат* | избрисан* | уплате | исплате | осигурања | осигурање | продавниц* |
    регистрован* | завршен* | гласник | купон* | предаја инфо | поставке | обрисан* | отказан* | poslat* | obrisan* |
    otkazan* | sačuvan*`),
  cancels: rawList(`откаж* | поништ* | опозов* | otkaž* | poništ* | opozov*`),
  keeps: rawList(`сачува* | sačuva*`),
  drafts: rawList(`нацрт* | nacrt* | скиц* | skic* | претрагу | pretragu`),
  clears:
    rawList(`обриши | obriši | поништ* | poništ* | примени | primeni | уклони | ukloni | очисти | očisti |
    ресетуј | resetuj`),
  filters: rawList(`филтер* | филтр* | filter* | filtr*`),
  joins: rawList(`и | i | па | pa | те | te`),
};
