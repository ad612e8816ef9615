import { list } from '../list.ts';
import type { RiskWords } from '../shape.ts';

export const risk: RiskWords = {
  small: list('il | lo | la | i | gli | le | mio | mia | miei | tuo | tua | l'),
  commits:
    list(`firma digitalmente | firma ora | firma documento | firma contratto | invia | inviare | invio | spedisci | manda | trasmetti | presenta domanda | paga | pagare | pagamento immediato | salda |
    acquista | acquistare | compra | comprare | fai un offerta | ordina | ordinare | effettua ordine | effettua l ordine |
    invia ordine | conferma | confermare | conferma ordine | completa ordine | completa acquisto | completa l acquisto |
    concludi | finalizza | prenota | prenotare | noleggia | affitta | donare | fai una donazione | iscriviti | iscrivimi |
    abbonati | abbonarsi | sottoscrivi | disiscriviti | annulla iscrizione | annulla abbonamento | annulla l abbonamento |
    annulla ordine | annulla l ordine | annulla prenotazione | disdici | disdire | recedi | elimina | eliminare |
    cancella account | cancella tutto | cancella | cancellare | rimuovi | rimuovere | svuota | svuota cestino | scarta |
    distruggi | reimposta | ripristina | sovrascrivi | pubblica | pubblicare | twitta | condividi | condividere | esci |
    esci da tutti | disconnetti | logout | accetta | accettare | accetto | approva | autorizza | acconsento | acconsenti |
    consenti | rifiuta | trasferisci | effettua bonifico | invia bonifico | bonifica | preleva | deposita | investi | vendi |
    scambia | riscatta | ricarica conto | ricarica ora | salva | salvare | applica | invita | segnala | blocca | sblocca |
    banna | disattiva | attiva | chiudi account | chiudi conto | chiudi il conto | abbandona gruppo | lascia gruppo | unisciti |
    registrati | crea account | crea un account | candidati | richiedi | richiedi rimborso | rimborsa | disinstalla | installa |
    riavvia | spegni | formatta | rinnova | vota | chiama | riaggancia | archivia | collega account | scollega |
    procedi al pagamento | vai al pagamento | vai alla cassa | prova gratis | prova gratuita | smetti di seguire | segui |
    rispondi a tutti | convalida | firma ora | firma contratto | firma il contratto | posta commento`),
  perhaps:
    list(`pagamento | ordine | acquisto | prenotazione | abbonamento | donazione | bonifico | iscrizione | registrazione |
    cassa | rispondi | commenta | rimborso | reso | eliminazione | cancellazione | conferma | consegna | rilascio |
    deploy | offerta`),
  alone: list('firma | posta | dona | esegui | sì'),
  harmless:
    list(`ordini | inviati | reimposta filtri | applica filtri | cancella filtri | cancella ricerca | rimuovi filtri |
    annulla modifiche | pagamenti | acquisti | prenotazioni | posta in arrivo | posta inviata | posta elettronica |
    firma digitale info | segui ordine | segui il tuo ordine | segui la spedizione | opzioni di consegna |
    tempi di consegna | guarda il video | guarda i video | guarda il trailer | guarda ora | guarda le foto |
    guarda tutti | ordina per`),
  looks:
    list(`vedi | visualizza | mostra | dettagli | dettaglio | cronologia | storico | traccia | stato | metodi | metodo | opzioni |
    modalità | impostazioni | preferenze | aiuto | informazioni | confronta | indietro | torna | modifica | cerca | ricerca |
    filtra | filtri | ordina per | ordinamento | trova | info | riepilogo | ricevuta | fattura | fatture | politica |
    condizioni | stampa | scarica | esporta | anteprima | elenco | lista`),
  leads:
    list(`tutti | tutto | tutte | altro | di più | meno | avanti | successivo | successiva | precedente | apri | menu |
    scopri | leggi | esplora | espandi | comprimi | ingrandisci | zoom | riproduci | pausa | copia | nascondi | home |
    pagina | guida | faq | aggiorna | scegli | seleziona | cambia | aggiungi | crea | nuovo | nuova | inserisci |
    allega | carica | lingua | tema | profilo | calendario | mappa | salta | personalizza | gestisci | configura |
    rinomina | duplica | contatti | miei | mie | domande`),
  topics:
    list(`domande frequenti | note legali | schermo intero | meteo | orari | guida alle taglie | tabella taglie | ascolta |
    anteprima | estratto | trailer | disattiva audio | modalità scura | tema scuro | sottotitoli | catalogo |
    accessibilità | chi siamo | lavora con noi | stampa | preferiti | indicazioni | vicino a te | recensioni |
    disponibilità | notizie | prezzo crescente | prezzo decrescente | più economico | dimensione testo | riduci |
    barra laterale | carrello | lista dei desideri | guarda | carica altri | ordina per | mostra`),
  retreats:
    list(`annulla | annullare | no | no grazie | non ora | più tardi | dopo | chiudi | indietro | torna | torna indietro | mantieni |
    conserva | salta | ignora`),
  places:
    list(`pagamento | cassa | riepilogo ordine | riepilogo dell ordine | fatturazione | zona pericolosa | zona di pericolo |
    elimina account | eliminazione account | impostazioni account | bonifico | prelievo | abbonamento | donazione | disdetta |
    irreversibile | sei sicuro | definitivamente`),
  acts: list(`invi* | spedi* | reinvi* | present* | acquist* | ordina* | prenot* | riserv* | affitt* | noleggi* | iscriv* |
    disiscri* | abbon* | elimin* | cancell* | rimuov* | rimozion* | scart* | svuot* | distrugg* | ripristin* |
    reimpost* | resett* | sovrascriv* | salv* | applic* | pubblic* | ripubblic* | condivid* | conferm* | convalid* |
    accett* | approv* | autorizz* | consent* | rifiut* | nega* | firm* | sottoscriv* | disconnett* | trasferis* |
    trasferim* | bonific* | preleva* | deposit* | invest* | scambi* | convert* | riscatt* | invit* | unisciti* |
    partecip* | abbandon* | lascia* | blocc* | sblocc* | banna* | segnala* | attiv* | disattiv* | abilit* |
    disabilit* | install* | disinstall* | esegu* | riavvi* | rinnov* | prolung* | registr* | revoc* | ritir* |
    rimbors* | richied* | candid* | pianific* | completa* | conclud* | scolleg* | forza* | archivi* |
    pubblicazione programmata | programma pubblicazione | unirsi | unisciti | esci dall | esci da | esci dal gruppo |
    firma ora | paga | vendi | termina sessione | termina abbonamento | permetti | segna come | contrassegna come |
    ruota chiave | ruota api | rigenera | incassa | cattura pagamento | cattura | trasferisci proprietà |
    richiedi reso | azzera | disconness* | passa a premium | esegui upgrade | fai l upgrade | aggiorna piano |
    distribuire in | rilascia in | metti in produzione | espelli* | sciogli* | fai … offerta | fai un offerta |
    fare offerta | scommett* | diventa socio | diventa sostenitore | diventa membro | diventa mecenate |
    inserisci … annuncio | pubblica … annuncio | regala | lascia … mancia | congela | scongela | chiama … taxi |
    richiedi … corsa | vai in diretta | avvia la diretta | avvia registrazione | consegna il compito |
    consegna compito | timbra | fai il check in | sporgi reclamo | sospendi l abbonamento | riprendi l abbonamento |
    riapri | rescind* | recedi | licenzia | assumi | aumenta il limite | aumenta il massimale |
    nomina amministratore | ritira … consenso | adotta | cedi | estingui | punta ora`),
  states:
    list(`inviat* | spediti | spedito | spedizione | spedizioni | pagina | pagine | pagamento | pagamenti | pagato |
    acquistati | acquistato | compreso | compresi | comprende | ordinamento | ordina per | ordinato | prenotazioni |
    donne | donna | eliminato | cancellato | salvato | salvate | applicazione | applicazioni | applicato |
    pubblicato | pubblicati | pubblicazioni | pubblicazione | pubblicità | pubblico | pubblica amministrazione |
    condivisi | condiviso | confermato | accettato | approvato | attività | attivo | attivi | bloccati | bloccato |
    blocchi | blocco | inviti | invito | registrato | registro | registri | votati | voti | venduti | venduto |
    venditore | venditori | partecipanti | candidature | candidato | programma | programmi | programmata |
    collegamenti | collegamento | collegati | archivio | archivi | firme | firmati | scambi | presentazione |
    presentazioni | presenze | presente | unione | richiedi aiuto | richiedi informazioni | segnalazioni | permessi |
    autorizzazioni | investimenti | trasferimenti | installato | completato | completati | abbonamenti |
    guarda il video | guarda`),
  cancels: list(`annull*`),
};
