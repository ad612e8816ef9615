import { rawList } from '../list.ts';
import type { RiskWords } from '../shape.ts';

export const risk: RiskWords = {
  small: rawList(`il | lo | la | i | gli | le | mio | mia | miei | tuo | tua | l`),
  commits:
    rawList(`manda | trasmetti | pagare | pagamento immediato | salda | compra | comprare | fai un offerta | effettua ordine |
    effettua l ordine | finalizza | donare | fai una donazione | annulla iscrizione | annulla ordine | annulla l ordine |
    disdire | twitta | esci | logout | acconsento | acconsenti | chiudi account | chiudi conto | chiudi il conto |
    crea account | crea un account | spegni | formatta | vota | riaggancia | collega account | procedi al pagamento |
    vai al pagamento | vai alla cassa | prova gratis | prova gratuita | smetti di seguire | segui | rispondi a tutti |
    posta commento`),
  perhaps:
    rawList(`pagamento | ordine | acquisto | prenotazione | abbonamento | donazione | bonifico | iscrizione | registrazione | cassa |
    rispondi | commenta | rimborso | reso | eliminazione | cancellazione | conferma | consegna | rilascio | deploy | offerta`),
  alone: rawList(`firma | posta | dona | esegui | sì`),
  harmless:
    rawList(`ordini | inviati | cancella ricerca | annulla modifiche | pagamenti | acquisti | prenotazioni |
    posta in arrivo | posta inviata | posta elettronica | firma digitale info | segui ordine | segui il tuo ordine |
    segui la spedizione | opzioni di consegna | tempi di consegna | guarda il video | guarda i video |
    guarda il trailer | guarda ora | guarda le foto | guarda tutti | ordina per | elementi eliminati |
    guida all acquisto | segna come letto | segna come non letto | costi di consegna | costi di spedizione |
    spese di spedizione | aggiungi al confronto`),
  looks:
    rawList(`vedi | visualizza | mostra | dettagli | dettaglio | cronologia | storico | traccia | stato | metodi | metodo | opzioni |
    modalità | impostazioni | preferenze | aiuto | informazioni | confronta | indietro | torna | modifica | cerca | ricerca |
    filtra | filtri | ordina per | ordinamento | trova | info | riepilogo | ricevuta | fattura | fatture | politica |
    condizioni | stampa | scarica | esporta | anteprima | elenco | lista`),
  leads:
    rawList(`tutti | tutto | tutte | altro | di più | meno | avanti | successivo | successiva | precedente | apri |
    menu | scopri | leggi | esplora | espandi | comprimi | ingrandisci | zoom | riproduci | pausa | copia | nascondi |
    home | pagina | guida | faq | aggiorna | scegli | seleziona | cambia | aggiungi | crea | nuovo | nuova |
    inserisci | allega | carica | lingua | tema | profilo | calendario | mappa | personalizza | gestisci | configura |
    rinomina | duplica | contatti | miei | mie | domande | affina | restringi`),
  topics:
    rawList(`domande frequenti | note legali | schermo intero | meteo | orari | guida alle taglie | tabella taglie |
    ascolta | estratto | trailer | disattiva audio | modalità scura | tema scuro | sottotitoli | catalogo |
    accessibilità | chi siamo | lavora con noi | preferiti | indicazioni | vicino a te | recensioni | disponibilità |
    notizie | prezzo crescente | prezzo decrescente | più economico | dimensione testo | riduci | barra laterale |
    carrello | lista dei desideri | guarda | carica altri | oggi | domani | ieri | settimana | mese | anno | giorno |
    categorie | messaggi inviati | condivisi con | spese di | scrivi recensione | ripeti | grassetto | corsivo |
    traduci | accedi | hai dimenticato | calcola | popolari | novità | correlati | indice | capitolo | velocità |
    ruota | ritaglia | colonne | letti | cestino | bozze | muto | temi | ricette | ingredienti | negozi | filiali |
    sedi | galleria | foto | video | caratteristiche | scheda | spedizioni | resi | garanzia | tariffe | movimenti |
    saldo | carte | conti | documenti | moduli | agenda | eventi | squadra | stagione | episodi* | testi | playlist |
    volume | contrasto | vicino a me | tendenze | recenti | offerte | promozioni | marche | marchi | previsioni |
    sport | ^orari | ^meno di | ^fino a | ^saldo | ^movimenti | ^tra | disponibile subito | estratto conto |
    posti liberi | posti disponibili | solo disponibili | oggetti osservati`),
  retreats:
    rawList(`annulla | annullare | no | no grazie | non ora | più tardi | dopo | chiudi | indietro | torna | torna indietro | mantieni |
    conserva | salta | ignora`),
  opens:
    rawList(`vedi | mostra | leggi | come | perché | quando | dove | chi | informazioni | scopri | condizioni | politica | cronologia |
    storico | dettagli | dettaglio | traccia | tariffe | costi | guida | aiuto | non | mantieni | conserva | consulta |
    confronta | torna | stato | regole | nascondi | gestisci | elenco | esplora | cerca | visualizza | anteprima |
    cosa | che cosa | posso | quanto | come pago | è gratis | è gratuito`),
  places:
    rawList(`pagamento | cassa | riepilogo ordine | riepilogo dell ordine | fatturazione | zona pericolosa | zona di pericolo |
    elimina account | eliminazione account | impostazioni account | bonifico | prelievo | abbonamento | donazione | disdetta |
    irreversibile | sei sicuro | definitivamente`),
  acts: rawList(`invi* | spedi* | reinvi* | present* | acquist* | ordina* | prenot* | riserv* | affitt* | noleggi* | iscriv* | disiscri* |
    abbon* | elimin* | cancell* | rimuov* | rimozion* | scart* | svuot* | distrugg* | ripristin* | reimpost* | resett* |
    sovrascriv* | salv* | applic* | pubblic* | ripubblic* | condivid* | conferm* | convalid* | accett* | approv* | autorizz* |
    consent* | rifiut* | nega* | firm* | sottoscriv* | disconnett* | trasferis* | trasferim* | bonific* | preleva* | deposit* |
    invest* | scambi* | convert* | riscatt* | unisciti* | partecip* | abbandon* | lascia* | blocc* | sblocc* | banna* |
    segnala* | attiv* | disattiv* | abilit* | disabilit* | install* | disinstall* | esegu* | riavvi* | rinnov* | prolung* |
    registr* | revoc* | ritir* | rimbors* | richied* | candid* | pianific* | completa* | conclud* | scolleg* | forza* |
    archivi* | unirsi | esci dall | esci da | esci dal gruppo | paga | vendi | termina sessione | permetti | segna come |
    contrassegna come | ruota chiave | ruota api | rigenera | incassa | cattura | azzera | disconness* | passa a premium |
    fai l upgrade | aggiorna piano | distribuire in | metti in produzione | espelli* | sciogli* | fai … offerta | fare offerta |
    scommett* | diventa socio | diventa sostenitore | diventa membro | diventa mecenate | inserisci … annuncio | regala |
    congela | scongela | vai in diretta | avvia la diretta | timbra | fai il check in | riapri | rescind* | recedi | assumi |
    aumenta il massimale | adotta | cedi | estingui | fai il biglietto | fai ricorso | metti in vendita | inoltr* | unisci |
    rilanci* | dimetti* | cambia piano | ricaric* | cambia valuta | fissa appuntamento | fissa un appuntamento |
    sposta appuntamento | aumenta … limite | chiedi … prestito | ferma | arresta | apri la porta | apri … conto | lo voglio |
    la voglio | li voglio | contesta* | stipul* | assegna* | togli | versa | versare | aderi* | sporgi | licenzi* | recesso |
    nomina | promuovi | avvisa | notifica | chiam* | telefona | squilla | avvia diretta | diffondi | conseg* … compito |
    consegna | giura | certifica | attesta | ratifica | autentica | addebita | accredita | saldare | restitui* | impegna |
    ipoteca | gioca ora | punta | offri | sostieni | contribuisci | dona | devolvi | tesserati | associati | aggiudicati |
    prendilo | compralo | approfitta | sospendi | riattiva | caccia | bandisci | tritura | migra | rilascia | distribuisci |
    reclama | impugna | querela | denuncia | disdett* | disdic* | svincola | dissocia | annulla … ordine`),
  states:
    rawList(`inviat* | spediti | spedito | spedizione | spedizioni | pagina | pagine | pagamento | pagato |
    acquistati | acquistato | compreso | compresi | comprende | ordinamento | ordinato | donne | donna | eliminato |
    cancellato | salvato | salvate | applicazione | applicazioni | applicato | pubblicato | pubblicati |
    pubblicazioni | pubblicazione | pubblicità | pubblico | pubblica amministrazione | condivisi | condiviso |
    confermato | accettato | approvato | attività | attivo | attivi | bloccati | bloccato | blocchi | blocco | inviti |
    invito | registrato | registro | registri | votati | voti | venduti | venduto | venditore | venditori |
    partecipanti | candidature | candidato | programma | programmi | programmata | collegamenti | collegamento |
    collegati | archivio | archivi | firme | firmati | scambi | presentazione | presentazioni | presenze | presente |
    unione | richiedi aiuto | richiedi informazioni | segnalazioni | permessi | autorizzazioni | investimenti |
    trasferimenti | installato | completato | completati | abbonamenti | guarda | punta di | contestat* | inoltrati |
    versamento | versione | assegnazioni | chiamate | notifiche | consegne | consegna e resi | offerte | promozioni |
    promossi | adesivi | regali | versamenti | certificati | associazioni | sospesi | aderenza | distruttore`),
  cancels: rawList(`annull*`),
  keeps: rawList(`salv*`),
  drafts: rawList(`bozz* | ricerca`),
  clears: rawList(`cancell* | reimpost* | applic* | rimuov* | azzer* | elimin* | ripristin*`),
  filters: rawList(`filtr*`),
  joins: rawList(`e | ed | poi`),
};
