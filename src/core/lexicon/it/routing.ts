import { rawList } from '../list.ts';
import { orderStart } from '../order-start.ts';
import { LATIN, type RoutingWords } from '../shape.ts';

export const routing: RoutingWords = {
  script: LATIN,
  howTo: [
    /^ dov ?e (il mio|la mia) |^ dove sono (i miei|le mie) /,
    /\bcome (posso|potrei|si (fa|puo|cambia|cancella|disdice|elimina|aggiunge|scarica|esporta|attiva|disattiva|imposta|crea)|faccio|fare|devo|dovrei|mi (iscrivo|registro|disiscrivo|cancello|collego)|\w+(are|ere|ire|arsi|ersi|irsi|arlo|arla) |(cambio|disdico|elimino|cancello|aggiungo|scarico|carico|esporto|nascondo|blocco|attivo|disattivo|imposto|creo|compro|prenoto|pago|modifico|aggiorno|recupero|trovo|richiedo|restituisco|\w+o (la|il|lo|i|le|gli|un|una|l) (mi\w+)?))|\bdov ?e? (e|si trova|trovo|sta) (il |la |lo |l )?(\w+ )?(pulsante|bottone|tasto|link|opzione|menu|impostazion\w+)\b|\bdov e (il |la |l )?(\w+ )?(pulsante|bottone|tasto|link|opzione)\b|^ dove \w+o (il|la|lo|l|i|gli|le|un|una) (?!e )|\bdove (posso|clicco|devo|trovo (il|l opzione|la funzione)|si (clicca|cambia|trova il pulsante)|cambio|scarico)\b|\b(guidami|aiutami|mostrami come|insegnami|portami|spiegami come (si fa|fare|\w+are|posso)|dimmi come (fare|posso|\w+are)|passo passo|passo dopo passo|passaggi per|quale pulsante)\b/,
    /^ come \w{3,}o (in|via|fuori|da|su) /,
    /^ dove si (paga|cambia|modifica|scarica|carica|annulla|disdice|compra|prenota|attiva|disattiva|invia|richiede|inserisce|imposta|elimina|cancella|aggiunge|rinnova|stampa|firma|conferma) /,
  ],
  ask: [
    /^( e)?( (in|di|a|da|con|per|su|fino a|secondo|tra))? (chi|che|cosa|che cosa|qual|quale|quali|quando|quanto|quanta|quanti|quante|dove|perche|come|c e|ci sono|e possibile|esiste|sono|posso|si puo|la \w+ e|il \w+ e|accettano|include|e|era) /,
    /\bmi (chiedo|domando) (se|che|cosa|perche|come|quando|chi)\b|\bvorrei sapere\b|^ (funziona|vale la pena|conviene) /,
  ],
  tell: [
    /^ (per favore )?(riassum\w+|spieg\w+|descriv\w+|definis\w+|dimmi (cosa|chi|quando|quanto|quale|dove|se|il|la|i|le)|traduc\w+|elenca|nomina|fammi un riassunto|dammi (un riassunto|i punti|il|la)|raccontami|voglio sapere)/,
    /^ in breve\b/,
  ],
  away: [
    /\bnon (sopporto|reggo)\b|\blascia(mi)? (solo|soltanto)\b|\bposso fare a meno\b/,
    /\bnon (voglio|vorrei|desidero|mi interessa|sopporto) (piu )?(vedere|che (mi )?(mostr|appai))|\bnon (mi )?mostra\w*|\bnon far(mi)? vedere|\b(smetti\w*|smettere|basta) (di )?(mostrar\w*|far(mi)? vedere|raccomand\w*|suggerir\w*)|\b(solo|soltanto|unicamente) (voglio (vedere|leggere) )?(il|lo|la|l|gli|i|le|mostra)\b|\bmostra(mi)? (solo|soltanto)\b|\b(sparire|sparisca|scomparire|basta (pubblicita|annunci|popup|banner|con)|senza (pubblicita|annunci)|via (le|i|gli|la|il) )|\bmodalita (di )?lettura\b|\b(stufo|stufa|stanco) d|\b(da|danno|dia) fastidio|\bmi (disturb|infastidi|distra|irrit)\w*|\bvoglio (vedere|leggere) (solo|soltanto)\b|\bnient altro $/,
    /\bmezz[oa] (schermo|pagina)\b|^ (niente|senza|basta) (politica|calcio|sport|pubblicita|gossip)\b|^ via (i|le|gli|la|il|lo|l) |\bdeve sparire\b/,
  ],
  hide: orderStart(
    'per favore|puoi|potresti|puo|potrebbe|voglio|vorrei|mi piacerebbe|devi|ti prego di',
    'nascond\\w+|nascosti|puli(re|sci\\w*)|togli(ere|mi|ete)?|lev(a|are|ami|ate)|liber(a|ati|ami|arsi) (da|di|del)|filtra (via|fuori|i post|gli|le)|oscur(a|are)|occulta\\w*|copri(re)? (i|il|lo|la|le|gli)|semplific\\w+|sbarazza\\w*|ripuli\\w+',
    '\\b',
  ),
  remove: orderStart(
    'per favore|puoi|potresti|voglio|vorrei',
    'rimuov\\w+|elimin\\w+|cancell\\w+|blocc\\w+|silenzi\\w+|chiud\\w+|disattiv\\w+|spegn\\w+',
    '\\b',
  ),
  own: /\b(carrello|account|mio|mia|miei|mie|abbonamento|profilo|password|carta|ordine|prenotazione|utente|file|lista dei desideri|preferiti|impostazioni)\b/,
  noise:
    /\b(colonn[ae]|riquadr[oi]|pubblicit\w+|annunci\w*|inserzioni|sponsorizzat\w+|promoss\w+|banner\w*|cookies?|barr\w+ (laterale|in alto)|commenti|consigliat\w+|suggeri\w+|correlat\w+|popups?|pop|finestr\w+|chat|menu|intestazione|video|immagini|foto|post|notizie|pagina|schermo|spoilers?|risultati|articoli|esauriti|avviso|storie)\b/,
  act: [
    /\b(nel|al) carrello\b|^ (per favore )?(segna|attiva|sposta|passa|parlare con|rinnova\w*|proroga\w*|rimborsa\w*)\b|\brivoglio i\b|\bindietro i (miei )?soldi\b/,
    orderStart(
      'per favore|puoi|potresti|voglio|vorrei|devo|dobbiamo|mi serve',
      'cerc(a|are|ami|o|hi)|trov(a|are|ami|i)|prenot(a|are|ami)|compr(a|are|ami)|acquist\\w+|aggiung(i|ere|imi)|mett(i|ere)|mostra(mi|re)?|fammi vedere|vedi|vedere|apri(re|mi)?|vai (a|al|alla|su|nella)|andare|navig\\w+|ordin(a|are)|filtr(a|are)|scaric(a|are)|caric(a|are)|invi(a|are)|acced\\w+|entr(a|are)|iscriv\\w+|registr\\w+|disdi(re|ci)|annull(a|are)|cambi(a|are)|modific(a|are)|aggiorn(a|are)|confront(a|are)|selezion\\w+|scegli(ere)?|compil(a|are)|scriv(i|ere)|pubblic(a|are)|noleggi\\w+|affitt\\w+|richied\\w+|chied(i|ere)|pag(a|are)|controll(a|are)|verific(a|are)|calcol(a|are)|individua\\w*|esplor(a|are)|sfogli(a|are)|riprodu\\w+|segui(re)?|salv(a|are)|condivid\\w+|attiv(a|are)|programm(a|are)|crea(re)?|clicc(a|are)|vend(i|ere)|applic(a|are)|restitu\\w+|configur\\w+|imposta(re)?|eliminare il mio|traccia(re)?',
      '\\b',
    ),
  ],
  polite: /\b(puoi|potresti|puo|potrebbe|mi aiuti)\b/,
  nothingElse: /(nient altro|nulla altro) $/,
  whereSee:
    /^ dove (posso|vedo|trovo|leggo|consulto|controllo|si (vede|vedono|trova|trovano|possono|puo)|sono i miei|sono le mie|e il mio|e la mia|vedere|trovare) /,
  wish: [
    /^ (voglio|vorrei|devo|ho bisogno di) (?!(sapere|capire|vedere|leggere|conoscere) )\w+(are|ere|ire|rmi|rlo|rla) |^ (voglio|vorrei|mi serve|mi servono|ho bisogno di) (un|uno|una|due|tre|altro|\d+) (?!(riassunto|risposta|spiegazione|traduzione|lista|informazion\w+))|^ (cerco|sto cercando) (?!(il|lo|la|l|i|gli) )/,
    /^ (?!(sapere|capire|vedere|leggere|conoscere|riassumere|spiegare|tradurre|definire|descrivere|elencare|nascondere|togliere|levare|rimuovere|eliminare|cancellare|bloccare|chiudere|disattivare|pulire|silenziare|mare|genere|potere|cantiere|carriere|quartiere) )\w{2,}(are|ere|ire|arsi|ersi|irsi|armi|ermi|irmi) /,
  ],
  vanish: rawList('nascond* | scompar* | spari* | rimuov* | togli* | elimin* | leva | levami | via | chiudi'),
  noneOf: rawList(
    'senza | niente | nessun* | meno | basta | non voglio | non mi serve | non mi servono | non ho bisogno | non mi interessa | non mi interessano | fare a meno | risparmiami | no grazie',
  ),
  fedUp: rawList(
    'troppo | troppa | troppi | troppe | fastidi* | infastid* | disturb* | stufo | stufa | stanco | stanca | distra* | irrit* | copre | coprono | invadent* | noios* | pieno di | ovunque | mezzo schermo',
  ),
  only: rawList('solo | soltanto | unicamente | tutto tranne | tranne | eccetto | nient altro che'),
  content: rawList(
    'articolo | ricetta | testo | contenuto | storia | istruzioni | tabella | testo della canzone',
  ),
  trouble: rawList(
    'dimenticato | dimenticata | ho perso | perso | non funziona | non riesco a entrare | non riesco ad accedere | non riesco | scaduto | scaduta | è sbagliato | è sbagliata | è cambiato | è cambiata | ho traslocato | non è arrivato | bloccato | mi hanno addebitato | troppo piccolo | troppo piccola | mai arrivato | mai arrivata | rubato | due volte | cambiato idea | rivoglio | non arriva | non mi arriva | non ricevo | non trovo | sbagliato | sbagliata | ho perso',
  ),
  goods: rawList(
    'biglietto | biglietti | volo | voli | treno | autobus | posto | posti | camera | tavolo | appuntamento | auto a noleggio',
  ),
  self: rawList('io | mio | mia | miei | mie | mi | noi | nostro | nostra'),
  talk: rawList(
    'grazie | grazie mille | molte grazie | ciao | buongiorno | buonasera | salve | arrivederci | ottimo | perfetto | va bene | ok | sì | no | capito | molto utile | bravo | come stai',
  ),
  about: rawList(
    'cosa puoi fare | cosa sai fare | che cosa puoi fare | chi sei | aiuto | come funzioni | a cosa servi',
  ),
  clutter: rawList(
    'pubblicità | annunci | banner | popup | barra laterale | sponsorizzat* | suggerimenti | cookie | intestazione',
  ),
  fact: rawList('numero'),
  source: rawList(
    'secondo questo articolo | secondo l articolo | secondo il testo | secondo questa pagina | secondo l autore',
  ),
  retell: rawList(
    '^fai … tabella | ^fammi … tabella | ^metti … tabella | ^fai … elenco | ^confronta i due | ^confronta le due | ^leggimi | ^leggi ad alta voce | ^traduci | ^elenca',
  ),
  noControl: rawList('vedo … pulsante | trovo … pulsante | non c è il pulsante | manca il pulsante'),
  takeMe: rawList('^portami | ^conducimi'),
  readWithout: rawList('leggere … senza | vedere … senza | mostrare … senza'),
  facts: rawList(
    '^quale | ^quali | ^qual | ^che | ^cosa | ^che cosa | ^di che | ^con che | ^di cosa | ^chi | ^a chi | ^di chi | ^con chi | ^per chi | ^da chi | ^quando | ^da quando | ^perché | come mai | quanto | quanta | quanti | quante | come si chiama | come si chiamava | in che anno | cosa è successo | cosa succede | era | erano | fu | furono | è stato | è stata',
  ),
  controls: rawList(
    'premere | pulsante | bottone | tasto | menu | impostazion* | opzion* | link | icona | scheda | modulo | casella | clicc* | premo | pagina | schermo | carrello',
  ),
  asksControl: rawList(
    'cosa tocco | cosa clicco | cosa schiaccio | cosa devo toccare | cosa devo cliccare | quale pulsante | che pulsante | quale tasto | quale di questi tasti | quale di questi pulsanti | quale icona | qual è l icona | che icona | quale link | quale scheda | in che angolo | in quale angolo | dove clicco | dove cliccare | dove premo | dove si clicca | cosa premo | cosa devo premere | da quale menu | in quale menu | un pulsante per | a quale pagina devo',
  ),
  required: rawList(
    '^devo | ^dobbiamo | ^bisogna | ^serve | ^occorre | ^ho bisogno | ^è necessario | ^è obbligatorio | ^è gratis | ^si deve',
  ),
  sees: rawList('vedere | guardare | sopportare'),
};
