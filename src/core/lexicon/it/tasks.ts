import { list } from '../list.ts';
import type { TaskWords } from '../shape.ts';

export const tasks: TaskWords = {
  doing: {
    change: 'cambiare modificare aggiornare rinominare modifica cambia aggiorna',
    delete: 'eliminare cancellare rimuovere elimina cancella rimuovi eliminazione',
    create: 'creare aggiungere nuovo nuova scrivere crea aggiungi scrivi creazione comporre componi',
    find: 'cercare ricerca trovare cerca ricerche',
    settings:
      'impostazioni opzioni preferenze account profilo configurazione configurare impostazione configura',
    login: 'accedi accesso entrare accedere login autenticazione entra autenticati',
    logout: 'esci disconnetti logout disconnettersi uscire disconnettermi',
    register: 'registrati registrazione registrarsi registrarmi registrare',
    participate: 'partecipa partecipare partecipazione candidati candidatura candidarsi candidarmi partecipo',
    password: 'password',
    save: 'salvare applicare confermare salva conferma salvataggio',
    buy: 'comprare acquistare ordinare carrello cassa acquista compra acquisto shop ordina e-shop',
    tickets: 'biglietti biglietto biglietteria ticket prevendita prevendite tickets',
    book: 'prenota prenotare prenotazione prenotazioni riservare prenotarsi',
    appointment: 'appuntamento',
    download:
      'scaricare esportare scarica download installare installa esporta scaricabile scaricabili installazione',
    app: 'app applicazione iphone android ios ipad applicazioni',
    upload: 'caricare allegare importare carica importa allega upload allegato allegati',
    history: 'cronologia versioni modifiche revisioni changelog',
    help: 'aiuto assistenza faq supporto help aiutare',
    contact:
      'contatti contatto contattare contattaci contattarvi telefonare chiamare recapiti contattateci chiamaci scrivici',
    feedback: 'feedback suggerimento suggerimenti suggerire suggerisci',
    mistake: 'errore errori refuso correzione refusi rettifica correzioni correggere errata-corrige sbaglio',
    report:
      'segnala segnalare reclamo abuso segnalazione reclami bug lamentela segnalazioni lamentarmi abusi',
    tip: 'whistleblowing soffiata',
    print: 'stampa stampare stampabile',
    listen: 'ascolta ascoltare audio ascolto sentire',
    video: 'video guarda guardare filmato filmati',
    photos: 'foto galleria immagini fotogallery fotografie gallery fotogalleria gallerie fotografia',
    podcast: 'podcast puntate episodi episodio puntata',
    job: 'lavoro carriere lavorare carriera impiego assunzioni tirocinio stage jobs assumete',
    subscribe: 'abbonati abbonamento abbonarsi iscriviti abbonamenti abbonarmi abbonato',
    unsubscribe: 'disiscriviti disiscrizione disiscrivermi disiscriversi disiscrivere',
    newsletter: 'newsletter bollettino mailing-list',
    follow: 'segui seguici facebook twitter instagram seguire social linkedin seguirvi mastodon bluesky',
    feed: 'rss feed',
    comment: 'commento commenti commentare commenta rispondi discussione discutere rispondere discussioni',
    rate: 'recensione recensioni valutazione recensire stelle recensisci valutazioni',
    donate:
      'dona donazione donare sostieni donazioni sostienici donatore sosteneteci sostenerci sostenitore sostenervi',
    share: 'condividi condividere condivisione twitta whatsapp inoltra inoltrare',
    link: 'permalink citare incorpora citazione cita incorporare embed citazioni',
    bookmark: 'preferiti segnalibro preferito segnalibri',
    wishlist: 'wishlist',
    gift: 'regalo regala regali regalare buono-regalo',
    coupon: 'sconto sconti coupon promo promozione promozioni',
    price: 'prezzo prezzi costo tariffe costi costa listino preventivo tariffa tariffario',
    invoice: 'fattura fatture ricevuta scontrino ricevute bolletta fatturazione',
    track: 'pacco spedizione tracking traccia tracciare tracciamento rintracciare pacchi',
    return: 'reso resi rimborso restituire rimborsi rimborsare restituzione',
    cancel: 'annulla annullare disdetta disdire recesso recedere annullamento disdici',
    language:
      'lingua lingue tradurre traduzione italiano inglese english deutsch français español traduzioni traduci',
    accessibility:
      'accessibilità accessibile cieco ciechi ipovedenti lis sordi disabili ipovedente sordo disabilità accessibili',
    textsize: 'ingrandire ingrandisci ingrandimento rimpicciolire',
    dark: 'scuro notturna scura',
    next: 'successivo successiva avanti prossimo prossima successivi successive seguente',
    previous: 'precedente precedenti indietro',
    archive: 'archivio archivi arretrati',
    author: 'autore autrice autori giornalista scrittore redattore scrittrice giornalisti autrici',
    popular: 'popolari popolare tendenze',
    related: 'correlati correlato simili simile correlate',
    latest: 'recenti recente ultimissime',
    cookies: 'cookie cookies',
    privacy: 'privacy riservatezza gdpr',
    terms: 'termini condizioni regolamento regole',
    imprint: 'impressum colophon',
    about: 'staff',
    advertise: 'pubblicità inserzioni inserzionisti annunci annuncio inserzione inserzionista',
    press: 'ufficio-stampa comunicati comunicato',
    partner:
      'partner partnership affiliazione sponsor sponsorizzazioni affiliati collaborazioni sponsorizzazione collaborare',
    map: 'mappa indicazioni cartina mappe raggiungerci',
    stores: 'negozi filiali rivenditori rivenditore concessionari concessionario filiale sedi concessionarie',
    hours: 'orari orario apertura',
    calendar: 'calendario eventi evento agenda manifestazioni',
    epaper: 'epaper e-paper edicola',
    weather: 'meteo previsioni piove piovere pioggia pioverà',
    traffic: 'traffico viabilità autostrade',
    tv: 'tv radio televisione diretta streaming livestream palinsesto',
    games: 'giochi gioco quiz cruciverba sudoku giocare enigmistica',
    horoscope: 'oroscopo oroscopi zodiaco',
    recipes: 'ricetta ricette',
    forum: 'forum comunità community',
    wiki: 'documentazione manuale guida wiki guide manuali tutorial',
    code: 'github repository gitlab sorgente sorgenti',
    filter: 'filtra filtri filtrare filtro affina affinare',
    menu: 'menu menù navigazione sezioni',
    sitemap: 'sitemap',
    compare: 'confronta confronto confrontare paragonare comparare paragone',
    size: 'taglia taglie misure',
    invite: 'invita invitare invito inviti',
    verify: 'verifica verificare',
    publish: 'pubblicare',
    home: 'homepage',
  },
  phrases: {
    create: list('nuovo documento | crea nuovo'),
    find: list('cerca nel sito'),
    settings: list(
      'il mio account | il mio profilo | area personale | area riservata | area utente | gestisci account | il mio conto',
    ),
    login: list(
      "log in | hai già un account | già registrato | sei già registrato | sei già abbonato | ho già un account | sei già cliente | effettua l'accesso | fare l'accesso | effettua il login | entrare nel mio account",
    ),
    logout: list('log out | chiudi sessione | termina sessione'),
    register: list(
      'crea un account | creare un account | crea account | nuovo account | aprire un account | non hai un account | crea il tuo account | nuovo utente | non sei registrato | apri un account | diventa socio | nuovo cliente',
    ),
    participate: list(
      "prendi parte | prendere parte | iscriviti al corso | iscrivermi al corso | iscriviti all'evento | iscriversi al corso | iscrizione al corso | iscrivermi all'evento | invia candidatura | candidati ora | iscriversi all'evento | iscriviti ora",
    ),
    password: list(
      'password dimenticata | hai dimenticato la password | reimposta password | ho dimenticato la password | recupera password | recuperare la password | password smarrita | cambia password | non ricordo la password | reimpostare la password | parola chiave dimenticata | credenziali dimenticate',
    ),
    save: list('salva modifiche | salvare le modifiche'),
    publish: list(
      'pubblica ora | pubblica articolo | pubblica post | pubblicare un articolo | pubblicare un post | mettere online | rendere pubblico',
    ),
    buy: list(
      'aggiungi al carrello | compra ora | acquista ora | ordina ora | negozio online | il mio carrello | vai alla cassa | metti nel carrello | fare acquisti | effettuare un ordine | concludi ordine',
    ),
    tickets: list('acquista biglietti | compra biglietti | comprare i biglietti | acquista il biglietto'),
    book: list(
      'prenota ora | prenota un tavolo | prenotare un tavolo | prenota una camera | prenotare una camera | verifica disponibilità | controlla disponibilità | prenota il tuo soggiorno',
    ),
    appointment: list(
      'prendi appuntamento | fissa un appuntamento | prenota un appuntamento | fissare un appuntamento | prenota una chiamata | richiedi una demo | prenota una visita | prendere appuntamento | prenota una demo | prenota una consulenza | chiedere un appuntamento | prenotare una visita',
    ),
    download: list('in pdf | scarica pdf'),
    app: list(
      'app store | google play | le nostre app | app per android | sul mio telefono | app mobile | sul telefono | play store | la nostra app',
    ),
    upload: list(
      'scegli file | aggiungi file | seleziona file | scegli un file | mandare un file | aggiungi una foto | sfoglia file',
    ),
    history: list(
      'cronologia delle versioni | versioni precedenti | note di rilascio | registro delle modifiche | ultime modifiche | cronologia modifiche | che cosa è cambiato | cosa è cambiato | note di versione | cronologia delle modifiche',
    ),
    help: list(
      'domande frequenti | servizio clienti | centro assistenza | hai bisogno di aiuto | ho bisogno di aiuto | assistenza clienti | serve aiuto | domande e risposte | centro di assistenza | customer care',
    ),
    contact: list(
      'scrivi a noi | a chi posso chiedere | a chi mi rivolgo | mettersi in contatto | numero di telefono | mettiti in contatto | scrivere a voi | a chi chiedere | entrare in contatto | dove vi trovo | vi posso scrivere | vi posso chiamare',
    ),
    feedback: list(
      'la tua opinione | dire la mia | dicci cosa ne pensi | dire cosa penso | il tuo parere | dare un parere | lascia un parere | facci sapere | dare la mia opinione | cosa ne pensi | la vostra opinione',
    ),
    mistake: list(
      "segnala un errore | segnalare un errore | errore nel testo | ho trovato un errore | segnala errore | proponi una modifica | suggerisci una modifica | errore di battitura | errata corrige | segnala un refuso | errore nell'articolo | richiedi una correzione",
    ),
    report: list(
      "segnala un problema | segnala abuso | segnala un abuso | segnalare un problema | presentare un reclamo | diritto d'autore | segnala commento | fare reclamo | contenuto inappropriato | segnala un bug | contenuto illecito | violazione del copyright",
    ),
    tip: list(
      'diventa autore | scrivi per noi | invia una notizia | segnala una notizia | invia un articolo | proponi un articolo | diventare autore | scrivere per voi | invia la tua storia | segnalare una notizia | collabora con la redazione | mandare una notizia',
    ),
    print: list(
      'versione stampabile | stampa articolo | stampa pagina | su carta | versione per la stampa | stampa questa pagina | stampa ricetta',
    ),
    listen: list(
      "ascolta l'articolo | ascolta questo articolo | leggere ad alta voce | leggi ad alta voce | ad alta voce | versione audio | lettura vocale | ascoltare l'articolo | sintesi vocale | leggimi l'articolo",
    ),
    video: list('guarda il video | riproduci video | vedere il video'),
    photos: list('album fotografico | galleria fotografica | galleria di immagini | galleria immagini'),
    podcast: list('tutte le puntate | tutti gli episodi'),
    job: list(
      'lavora con noi | posizioni aperte | lavorare con voi | offerte di lavoro | unisciti a noi | lavorare da voi | unisciti al team | offerta di lavoro | entra nel team | lavorare per voi | opportunità di lavoro | annunci di lavoro',
    ),
    subscribe: list(
      'sottoscrivi un abbonamento | scopri le offerte | prova gratuita | diventa abbonato | attiva abbonamento | prova gratis | fare un abbonamento | sottoscrivere un abbonamento',
    ),
    unsubscribe: list(
      "annulla iscrizione | cancella iscrizione | cancellarmi dalla newsletter | non ricevere più | basta email | annulla l'iscrizione | cancellati dalla newsletter | disiscriviti dalla newsletter | annullare l'iscrizione | smettere di ricevere | cancellare l'iscrizione | non voglio più ricevere",
    ),
    newsletter: list(
      'via email | per email | nella mia casella | iscriviti alla newsletter | mailing list | nella tua casella | via mail | per posta elettronica | iscrivermi alla newsletter | via e-mail | aggiornamenti via email | lista di distribuzione',
    ),
    follow: list(
      'social media | reti sociali | social network | seguici su | canali social | i nostri social | resta connesso',
    ),
    feed: list('lettore di feed'),
    comment: list(
      'lascia un commento | scrivi un commento | aggiungi un commento | lasciare un commento | partecipa alla discussione | invia commento | dire qualcosa qui sotto | scrivere un commento | unisciti alla conversazione | leggi i commenti | pubblica un commento',
    ),
    rate: list(
      'scrivi una recensione | lascia una recensione | dare un voto | scrivere una recensione | dai un voto | lasciare una recensione | opinioni dei clienti | cosa dicono i clienti | il tuo voto | dai un giudizio',
    ),
    donate: list(
      'dare soldi | fai una donazione | fare una donazione | dona ora | sostieni il progetto | dare denaro | sostieni il nostro lavoro | cinque per mille | offrici un caffè | 5 per mille | dare un contributo | sostieni il giornale',
    ),
    share: list(
      "manda a un amico | invia a un amico | mandare a un amico | invia per email | mandarlo a un amico | inviare a un amico | manda a un'amica | invia ad un amico | segnala a un amico | condividi via email | mandare a qualcuno | consiglia a un amico",
    ),
    link: list(
      'copia link | copia il link | copiare il link | link permanente | copia url | link a questo articolo | copia indirizzo | link diretto | indirizzo di questa pagina | come citare | collegamento permanente | codice da incorporare',
    ),
    bookmark: list(
      "leggi più tardi | leggere più tardi | salva articolo | salva per dopo | leggi dopo | leggere dopo | lista di lettura | articoli salvati | salva l'articolo | elenco di lettura | salvare per dopo | da leggere dopo",
    ),
    wishlist: list('lista dei desideri | lista desideri | lista regali'),
    gift: list(
      'buono regalo | carta regalo | gift card | regala un abbonamento | buoni regalo | idea regalo | idee regalo | carte regalo | cofanetto regalo',
    ),
    coupon: list(
      'codice sconto | codice promozionale | buono sconto | codici sconto | codice promo | buoni sconto | offerte speciali',
    ),
    price: list(
      'quanto costa | quanto costano | richiedi un preventivo | chiedere un preventivo | quanto si paga',
    ),
    invoice: list("le mie fatture | prova d'acquisto | ricevuta fiscale"),
    track: list(
      "traccia il mio ordine | dov'è il mio pacco | traccia ordine | stato dell'ordine | dov'è il mio ordine | stato ordine | stato della spedizione | segui il tuo ordine | traccia il tuo ordine | dove si trova il mio pacco | seguire il mio ordine | traccia spedizione",
    ),
    return: list(
      'rimandare indietro | fare un reso | soldi indietro | resi e rimborsi | diritto di recesso | reso gratuito | cambi e resi | effettuare un reso | resi e cambi | restituire un articolo',
    ),
    cancel: list(
      "disdire l'abbonamento | annullare l'abbonamento | cancella abbonamento | disdici abbonamento | chiudere il mio account | terminare l'abbonamento | annulla abbonamento | recedere dal contratto | disdire il contratto | disdire il mio abbonamento | cancellare l'abbonamento | interrompere l'abbonamento",
    ),
    language: list(
      'in inglese | cambia lingua | altre lingue | cambiare lingua | in italiano | in tedesco | in francese | in spagnolo | scegli la lingua | seleziona lingua | cambiare la lingua | in altre lingue',
    ),
    accessibility: list(
      'screen reader | lingua dei segni | lettura facilitata | linguaggio semplice | alto contrasto | vai al contenuto | lettore di schermo | salta al contenuto | non vedente | non vedenti | facile da leggere | lettori di schermo',
    ),
    textsize: list(
      'dimensione del testo | dimensione testo | dimensione caratteri | caratteri più grandi | testo più grande | lettere più grandi | dimensione dei caratteri | ingrandire il testo | grandezza del testo | ingrandisci testo | aumenta il testo | scritte più grandi',
    ),
    dark: list(
      'modalità scura | modalità notte | dark mode | modalità notturna | tema scuro | modalità chiara | sfondo nero | tema chiaro | sfondo scuro',
    ),
    next: list(
      'pagina successiva | articolo successivo | capitolo successivo | continua a leggere | continuare a leggere | post successivo | pagina dopo | prossimo capitolo | prossima pagina | prossimo articolo | prosegui la lettura | continua la lettura',
    ),
    previous: list(
      'pagina precedente | articolo precedente | capitolo precedente | post precedente | quello prima | torna indietro | pagina prima | tornare indietro',
    ),
    archive: list(
      'articoli precedenti | numeri arretrati | post più vecchi | articoli più vecchi | numeri precedenti | per mese | vecchi articoli | numeri passati | edizioni precedenti | edizioni passate | vecchi numeri | articoli meno recenti',
    ),
    author: list(
      "tutti gli articoli di | altri articoli di | informazioni sull'autore | dello stesso autore | chi ha scritto | scritto da | altri articoli dell'autore | di questo autore | sull'autore | chi l'ha scritto | della stessa autrice | tutti i post di",
    ),
    popular: list(
      'più letti | i più letti | più visti | più lette | più popolari | le più lette | più commentati | più condivisi | i più visti | articoli più letti | più cliccati | cosa leggono gli altri',
    ),
    related: list(
      'leggi anche | potrebbe interessarti | vedi anche | articoli correlati | sullo stesso tema | sullo stesso argomento | ti potrebbe interessare | potrebbero interessarti | potrebbe interessarti anche | per approfondire | su questo argomento | guarda anche',
    ),
    latest: list(
      "ultime notizie | ultima ora | ultim'ora | ultimi articoli | più recenti | notizie di oggi | ultime news | notizie dell'ultima ora | ultimi post | appena pubblicati | in tempo reale | ultimi arrivi",
    ),
    cookies: list(
      'gestisci cookie | impostazioni cookie | preferenze cookie | cookie policy | gestisci preferenze | gestione dei cookie | informativa cookie',
    ),
    privacy: list(
      'informativa sulla privacy | privacy policy | protezione dei dati | i miei dati | dati personali | trattamento dei dati | informativa privacy | protezione dati',
    ),
    terms: list(
      "termini di servizio | termini e condizioni | condizioni d'uso | termini di utilizzo | condizioni generali | condizioni di utilizzo | termini d'uso | condizioni di vendita | codice di condotta | linee guida della community | regole dei commenti",
    ),
    imprint: list(
      "note legali | di chi è questo sito | chi c'è dietro | chi gestisce il sito | informazioni legali | nota legale | società trasparente | chi possiede | proprietario del sito | dati societari | di chi è il sito | avviso legale",
    ),
    about: list(
      'chi siamo | chi siete | la nostra storia | il nostro team | la nostra squadra | la redazione | su di noi | le persone dietro | cosa facciamo | la nostra missione | il nostro staff | i nostri valori',
    ),
    advertise: list(
      'fare pubblicità | pubblica un annuncio | media kit | mettere un annuncio | per la tua pubblicità | pubblicare un annuncio | inserire un annuncio | spazi pubblicitari | inserisci annuncio | la tua pubblicità | pubblicità con noi | concessionaria di pubblicità',
    ),
    press: list(
      'ufficio stampa | comunicati stampa | comunicato stampa | area stampa | sala stampa | rassegna stampa | cartella stampa | contatti stampa | dicono di noi | press kit | contatto stampa | parlano di noi',
    ),
    partner: list(
      'diventa partner | diventa sponsor | diventare partner | collabora con noi | i nostri partner | diventare sponsor | lavorare insieme a voi | diventa affiliato | programma di affiliazione',
    ),
    map: list(
      'come raggiungerci | dove siamo | come arrivare | dove siete | sulla mappa | come ci si arriva | come trovarci | dove trovarci | come vi raggiungo | come raggiungervi | vedi sulla mappa',
    ),
    stores: list(
      'trova negozio | punti vendita | vicino a me | trova un negozio | negozio più vicino | dove acquistare | trova il negozio | punto vendita | trova rivenditore | trova punto vendita | trova filiale | i nostri negozi',
    ),
    hours: list(
      'orari di apertura | orario di apertura | quando siete aperti | a che ora aprite | a che ora chiudete | aperto oggi | quando aprite | siete aperti | quando è aperto | giorni di apertura',
    ),
    calendar: list(
      'prossimi eventi | prossimi appuntamenti | cosa fare | prossime date | eventi in programma | tutti gli eventi | cosa succede in città | date e orari',
    ),
    epaper: list(
      'edizione digitale | sfoglia il giornale | giornale di oggi | edizione cartacea | edicola digitale | giornale digitale | leggi il giornale | versione digitale | edizione di oggi | prima pagina di oggi | leggi il quotidiano | sfoglia il quotidiano',
    ),
    weather: list('che tempo fa | che tempo farà | previsioni del tempo'),
    traffic: list('situazione delle strade | stato delle strade | strade chiuse'),
    tv: list(
      'guida tv | in diretta | programmi tv | guarda la diretta | ascolta la diretta | diretta tv | stasera in tv | guardare in diretta | in televisione | live streaming',
    ),
    games: list('parole crociate | parole intrecciate'),
    horoscope: list('segno zodiacale | segni zodiacali'),
    recipes: list('cosa cucinare | cosa cucino'),
    forum: list('parlare con altri utenti'),
    wiki: list(
      "primi passi | manuale d'uso | guida utente | istruzioni per l'uso | guida rapida | come si usa",
    ),
    code: list('codice sorgente | vedi il codice | su github | visualizza sorgente'),
    sort: list(
      'ordina per | ordinare per | prezzo crescente | prezzo decrescente | dal più economico | in ordine di | ordina risultati | mettere in ordine | dal più recente | metti in ordine',
    ),
    filter: list(
      'affina la ricerca | restringi la ricerca | limita i risultati | restringere i risultati | mostra solo',
    ),
    menu: list('tutte le sezioni | tutte le categorie | apri il menu'),
    sitemap: list('mappa del sito | tutte le pagine | indice del sito | elenco delle pagine'),
    top: list(
      "torna su | torna in alto | inizio pagina | torna all'inizio | vai su | in cima | a inizio pagina | inizio della pagina | tornare su | torna in cima",
    ),
    more: list(
      'mostra altro | carica altri | vedi tutti | vedi tutto | mostra tutti | vedi tutte | carica altro | mostra di più | altri articoli | vedi altri | altri risultati | mostra tutto',
    ),
    size: list(
      'guida alle taglie | tabella taglie | che taglia | quale taglia | guida taglie | tabella misure | trova la tua taglia',
    ),
    invite: list(
      'invita un amico | porta un amico | invita amici | presenta un amico | invita i tuoi amici | invitare un amico',
    ),
    verify: list(
      'confermare la mia identità | conferma email | conferma la tua email | confermare la mia email | dimostrare la mia identità',
    ),
    home: list('pagina principale | prima pagina'),
  },
  filler:
    "come posso voglio vorrei andare aprire mostrare dove mio mia miei mi può potrei devo si va vai vado apri mostra mostrami clicca cliccare per favore prego è trovo trova c'è il la mie lo i gli le un uno una di del della dei in a al alla questo questa quello pagina sito web qui link pulsante portami fammi vedere ci bisogna",
};
