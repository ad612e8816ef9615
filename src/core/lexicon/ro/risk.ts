import { list } from '../list.ts';
import type { RiskWords } from '../shape.ts';

export const risk: RiskWords = {
  small: list('meu | mea | mele'),
  commits:
    list(`trimite | trimiteți | eliminați | publicați | aprobați | semnați | invitați | resetați | activați | dezactivați |
    aplicați | restaurați | transferați | comandați | donați | acceptați | blocați | deconectați | ieșire | expediază | depune | plătește | plătesc | plătiți | plata acum | achită | cumpără | cumpăr |
    cumpărați | achiziționează | licitează | comandă | comand | plasează comanda | trimite comanda | finalizează |
    finalizează comanda | finalizare comandă | rezervă | rezervați | închiriază | donează | donez | abonează te | abonează |
    abonează-te | dezabonare | dezabonează | anulează abonamentul | anulează comanda | anulează rezervarea | reziliază |
    renunță la abonament | șterge | ștergeți | ștergere cont | elimină | înlătură | golește | golește coșul | distruge |
    resetează | suprascrie | restaurează | publică | publicați | postează | distribuie | partajează | deconectare |
    deconectează | deconectează te | ieșire din cont | deloghează | confirmă | confirm | confirmați | acceptă | accept |
    sunt de acord | aprobă | autorizează | permite | refuză | respinge | semnează | transferă | efectuează plata | retrage |
    depune bani | investește | vinde | schimbă valuta | răscumpără | reîncarcă | salvează | salvați | aplică | invită |
    raportează | blochează | deblochează | dezactivează | activează | închide contul | părăsește grupul | alătură te |
    înregistrează te | înregistrare | creează cont | creare cont | înscrie te | solicită | rambursează | dezinstalează |
    instalează | execută | repornește | oprește | formatează | reînnoiește | prelungește | votează | arhivează |
    continuă la plată | spre plată | mergi la casă | încearcă gratuit | urmărește pe`),
  perhaps:
    list(`plată | comanda mea acum | achiziție | rezervare | abonament | transfer | donație | răspunde | comentează |
    ștergere | confirmare | implementare | ofertă`),
  alone: list('sună | da'),
  harmless:
    list(`comenzi | comenzile | comenzile mele | salvate | trimise | resetează filtrele | aplică filtrele | șterge filtrele |
    metode de plată | modalități de plată | opțiuni de livrare | elimină filtrele`),
  looks:
    list(`vezi | arată | afișează | detalii | istoric | urmărește | stare | metode | modalități | opțiuni | setări | preferințe |
    ajutor | despre | compară | înapoi | editează | modifică | caută | căutare | filtrează | filtre | sortează | găsește |
    informații | sumar | chitanță | factură | facturi | termeni | politica | tipărește | descarcă | exportă | previzualizare |
    listă`),
  leads:
    list(`toate | mai mult | mai multe | mai puțin | înainte | următorul | următoarea | anterior | deschide | meniu | află |
    citește | explorează | extinde | restrânge | mărește | redă | copiază | ascunde | acasă | pagina |
    reîncarcă pagina | alege | selectează | schimbă | adaugă | creează | nou | nouă | inserează | atașează | încarcă |
    limbă | temă | profil | calendar | hartă | sari | gestionează | contact | mele`),
  topics:
    list(`întrebări frecvente | întrebări | ecran complet | vremea | program de lucru | program | orar | orare |
    tabel de mărimi | ghid de mărimi | ascultă | fragment | trailer | fără sunet | mod întunecat | subtitrări |
    catalog | accesibilitate | despre noi | cariere | presă | favorite | traseu | în apropiere | recenzii |
    disponibilitate | știri | preț crescător | preț descrescător | cel mai ieftin | dimensiunea textului |
    micșorează | bara laterală | coș | vezi coșul | lista de dorințe | încarcă mai multe | urmărește video |
    informații legale | sortează | sortare | afișează`),
  retreats: list(
    'anulează | anulare | renunță | nu | nu mulțumesc | nu acum | mai târziu | închide | înapoi | păstrează | rămâi | sari peste',
  ),
  places:
    list(`plată | finalizare comandă | casă | sumar comandă | facturare | zonă periculoasă | ștergere cont | șterge contul |
    setări cont | transfer | abonament | donație | ireversibil | sunteți sigur | ești sigur`),
  acts: list(`trimit* | trimis* | retrimit* | expedi* | depun* | plăt* | achit* | cumpăr* | achizi* | licit* | comand* | plas* |
    rezerv* | închir* | abon* | dezabon* | șterg* | ștergere* | elimin* | înlătur* | golesc* | goliți* | distrug* |
    reset* | restaur* | restabil* | reven* | suprascri* | salv* | aplic* | public* | dezpublic* | posteaz* |
    distribu* | partaj* | confirm* | aprob* | autoriz* | permit* | refuz* | resping* | semn* | deconect* | transfer* |
    retrag* | retrageți* | depoz* | invest* | vând* | vinde* | schimb* | convert* | răscump* | invit* | raport* |
    bloch* | debloc* | dezactiv* | părăs* | alătur* | înregistr* | înscri* | înscrie* | solicit* | ramburs* |
    instal* | dezinstal* | execut* | reporn* | opreșt* | reînno* | prelung* | programare* | programea* | finaliz* |
    reziliez* | reziliere* | revoc* | fuzion* | ieșire din cont | ieșiți din cont | plătesc | plată acum |
    programează publicarea | restituie | dau acordul | părăsește | marchează ca | marcați ca | rotește cheia |
    restitui* | încasează | transferă proprietatea | solicită retur | upgrade | treci la | actualizează planul |
    implementează în | lansează în | publică în producție | dizolv* | exclude | dă afară | votează | trimite votul |
    fă o ofertă | faceți o ofertă | pariaz* | devino membru | devino patron | devino susținător | devino sponsor |
    adaugă anunț | publică anunț | dăruiește | oferă bacșiș | lasă bacșiș | îngheaț* | cheamă taxi | comandă o cursă |
    intră în direct | începe transmisiunea | începe înregistrarea | predă tema | depune plângere | depune cererea |
    depune* | suspendă abonamentul | reia abonamentul | redeschide | rezili* | concediaz* | angajeaz* |
    mărește limita | retrage … acordul | retrage consimțământul | retrage* | adoptă | achită*`),
  states:
    list(`trimise | trimis la | plată | metode de plată | platforma | platformă | cumpărate | cumpărător | comenzi |
    comenzile | rezervări | abonamente | abonați | șterse | șters | eliminate | salvate | salvat | aplicații |
    aplicație | aplicația | publicat | publicată | publicate | public | publicitate | publicații | confirmat |
    acceptat | aprobat | semne | semnătură | semnături | semnal | transferuri | vânzător | vânzători | vândute |
    schimburi | invitații | invitație | rapoarte | raport | rapoartele | blocat | blocuri | activ | activitate |
    activități | active | activat | înregistrat | înregistrări | solicitări | instalat | voturi | arhivă | programe |
    program | programat | conectat | conexiuni | donatori | donații | restaurant | restaurante | domeniu | doniu |
    doneaza sfaturi | abonat | retrageri | eliminare filtre`),
  cancels: list(`anul* | renunț*`),
};
