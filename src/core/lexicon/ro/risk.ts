import { rawList } from '../list.ts';
import type { RiskWords } from '../shape.ts';

export const risk: RiskWords = {
  small: rawList(`meu | mea | mele`),
  commits:
    rawList(`publicați | activați | donați | ieșire | plata acum | donez | deloghează | efectuează plata | reîncarcă | salvați |
    activează | închide contul | creează cont | creare cont | continuă la plată | spre plată | mergi la casă |
    încearcă gratuit | urmărește pe`),
  perhaps:
    rawList(`plată | comanda mea acum | achiziție | rezervare | abonament | transfer | donație | răspunde | comentează | ștergere |
    confirmare | implementare | ofertă`),
  alone: rawList(`sună | da`),
  harmless:
    rawList(`comenzi | comenzile | comenzile mele | salvate | trimise | metode de plată | modalități de plată |
    opțiuni de livrare | urmărește coletul | urmărește comanda | marchează ca citit | marchează ca necitit |
    continuă cumpărăturile | șterge căutarea | cost livrare | costuri de livrare | oprește sunetul | conectare |
    politica de retur | schimbă limba | schimbă magazinul`),
  looks:
    rawList(`vezi | arată | afișează | detalii | istoric | urmărește | stare | metode | modalități | opțiuni | setări | preferințe |
    ajutor | despre | compară | înapoi | editează | modifică | caută | căutare | filtrează | filtre | sortează | găsește |
    informații | sumar | chitanță | factură | facturi | termeni | politica | tipărește | descarcă | exportă | previzualizare |
    listă`),
  leads:
    rawList(`toate | mai mult | mai multe | mai puțin | înainte | următorul | următoarea | anterior | deschide | meniu | află | citește |
    explorează | extinde | restrânge | mărește | redă | copiază | ascunde | acasă | pagina | alege | selectează | schimbă |
    adaugă | creează | nou | nouă | inserează | atașează | încarcă | limbă | temă | profil | calendar | hartă | sari |
    gestionează | contact | mele | rafinează`),
  topics:
    rawList(`întrebări | ecran complet | vremea | program | orar | orare | tabel de mărimi | ascultă | fragment |
    trailer | fără sunet | mod întunecat | subtitrări | catalog | accesibilitate | despre noi | cariere | presă |
    favorite | traseu | în apropiere | recenzii | disponibilitate | știri | preț crescător | preț descrescător |
    cel mai ieftin | dimensiunea textului | micșorează | bara laterală | coș | vezi coșul | lista de dorințe |
    încarcă mai multe | urmărește video | informații legale | sortare | azi | astăzi | mâine | ieri | săptămân* |
    lun* | an | zi | vizualizare | categorii | elemente șterse | ghid | livrare | scrie o recenzie | scrie recenzie |
    redenumește | duplică | refă | aldin | cursiv | tradu* | previzualiz* | ai uitat parola | am uitat parola | sus |
    jos | calculea* | populare | noutăți | similare | cuprins | capitol* | viteză | rotește | decupează | coloane |
    grupează | necitite | primite | ciorne | pauză | magazine | sucursale | galerie | poze | fotografii |
    videoclipuri | caracteristici | garanție | prețuri | extras | sold | carduri | conturi | documente | formulare |
    evenimente | sezon* | episod* | versuri | volum | contrast | oferte | promoții | mărci | sport | rețete |
    ^tranzacții | ^sold | ^sub | ^până la | ore libere | ore disponibile | sold cont | ^între | în stoc |
    extras de cont | locuri libere | locuri disponibile | doar în stoc`),
  retreats:
    rawList(`anulează | anulare | renunță | nu | nu mulțumesc | nu acum | mai târziu | închide | înapoi | păstrează | rămâi |
    sari peste`),
  opens:
    rawList(`vezi | afișează | arată | citește | cum | de ce | când | unde | cine | despre | condiții | condițiile | termeni | politica |
    istoric | istoricul | detalii | detaliile | urmărește com* | tarife | ghid | ajutor | nu | păstrează | compară | înapoi |
    starea | stare | reguli | ascunde | gestionează | explorează | caută | vizualizează | află | ce | pot | cât |
    este gratuit`),
  places:
    rawList(`plată | finalizare comandă | casă | sumar comandă | facturare | zonă periculoasă | ștergere cont | șterge contul |
    setări cont | transfer | abonament | donație | ireversibil | sunteți sigur | ești sigur`),
  acts: rawList(`trimit* | trimis* | retrimit* | expedi* | depun* | plăt* | achit* | cumpăr* | achizi* | licit* | comand* | plas* | rezerv* |
    închir* | abon* | dezabon* | șterg* | elimin* | înlătur* | golesc* | goliți* | distrug* | reset* | restaur* | restabil* |
    reven* | suprascri* | salv* | aplic* | public* | dezpublic* | posteaz* | distribu* | partaj* | confirm* | aprob* |
    autoriz* | permit* | refuz* | resping* | semn* | deconect* | transfer* | retrag* | depoz* | invest* | vând* | vinde* |
    schimb* | convert* | răscump* | invit* | raport* | bloch* | debloc* | dezactiv* | părăs* | alătur* | înregistr* | înscri* |
    solicit* | ramburs* | instal* | dezinstal* | execut* | reporn* | opreșt* | reînno* | prelung* | programare* | programea* |
    finaliz* | revoc* | fuzion* | ieșire din cont | ieșiți din cont | dau acordul | marchează ca | marcați ca | rotește cheia |
    restitui* | încasează | upgrade | treci la | actualizează planul | implementează în | dizolv* | exclude | dă afară |
    fă o ofertă | faceți o ofertă | devino membru | devino patron | devino susținător | devino sponsor | adaugă anunț |
    dăruiește | îngheaț* | cheamă taxi | intră în direct | începe transmisiunea | predă tema | redeschide | rezili* |
    angajeaz* | mărește limita | adoptă | rate | folosește voucher* | valorific* | contest* | declar* | scoate la vânzare |
    coment* | redirecțion* | arunc* | renunț* | ieși din | bloca* | accept* | consimț* | formatea* | îmbin* | unește |
    lanseaz* | arhiv* | urmărește utiliz* | don* acum | donea* | vot* | demision* | pari* | mizea* | sun* | particip* |
    deschide … cont | deschide contul | încarcă cartela | alimentea* | bacșiș | reprogram* | împrumut* | rambours* | numeșt* |
    cedea* | regenerea* | transmit* | anunță pe toți | notific* | deschide ușa | asigur* acum | încheie* | atribui* | concedi* |
    return* | vreau | profită | golește* | validea* | certific*`),
  states:
    rawList(`trimis la | plată | platforma | platformă | cumpărate | cumpărător | rezervări | abonamente | abonați |
    eliminate | aplicații | aplicație | aplicația | public | publicitate | publicații | confirmat | acceptat |
    aprobat | semne | semnătură | semnături | semnal | transferuri | vânzător | vânzători | vândute | schimburi |
    invitații | invitație | rapoarte | raport | rapoartele | blocat | blocuri | activ | activitate | activități |
    active | activat | înregistrat | înregistrări | solicitări | instalat | voturi | arhivă | programe | program |
    programat | conectat | conexiuni | donatori | donații | restaurant | restaurante | domeniu | doniu |
    doneaza sfaturi | abonat | retrageri | eliminare filtre | plăți | asigurări | asigurare | înregistrați |
    partajate | distribuite | comentarii | rezervările | plătite | notificări | rate și dobânzi | apeluri | programul |
    retururi | certificate | sunet | abonamentele | raportul | anulat* | șters* | salvat* | publicat*`),
  cancels: rawList(`anul* | renunț*`),
  keeps: rawList(`salv*`),
  drafts: rawList(`ciorn* | schiț* | căutarea`),
  clears: rawList(`șterg* | reset* | aplic* | elimin*`),
  filters: rawList(`filtr*`),
  joins: rawList(`și | apoi`),
};
