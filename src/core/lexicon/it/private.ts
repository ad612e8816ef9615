import { rawList } from '../list.ts';
import type { PrivateWords } from '../shape.ts';

export const privateWords: PrivateWords = {
  password:
    rawList(`password | passphrase | chiave api | chiave segreta | chiave privata | chiave di accesso |
    chiave di sicurezza | token di accesso | token api | frase di recupero | frase segreta | chiave wifi`),
  code: rawList(`codice di verifica | codice verifica | codice di sicurezza | codice sicurezza | codice di conferma |
    codice di autenticazione | codice di attivazione | codice di accesso | codice accesso | codice monouso |
    codice usa e getta | codice otp | codice sms | codice ricevuto | codice temporaneo | codice segreto |
    codice personale | codice pin | pin | codice puk | codice di recupero | codici di recupero |
    codice di backup | codici di backup | codice dispositivo | codice a 6 cifre | domanda di sicurezza |
    domanda segreta | risposta di sicurezza | risposta segreta | risposta alla domanda |
    cognome da nubile della madre | cognome da nubile di tua madre | nome del primo animale | memorabile`),
  payment:
    rawList(`carta di credito | carta di debito | carta di pagamento | carta bancaria | carta prepagata |
    numero di carta | numero carta | numero della carta | num carta | n carta | dati della carta | dati carta |
    titolare della carta | titolare carta | intestatario della carta | intestatario carta | nome sulla carta |
    intestatario del conto | intestatario conto | data di scadenza | =scadenza | scadenza carta |
    mese di scadenza | anno di scadenza | valida fino | valido fino | codice cvv | codice cvc | cvv | cvc |
    cvv2 | codice di sicurezza della carta | tre cifre sul retro | 3 cifre sul retro | numero di conto |
    numero conto | numero del conto | conto corrente | conto bancario | coordinate bancarie | iban | bic |
    codice swift | codice bic | abi cab | =carta | data scadenza | data di scad | data scad | num conto`),
  identity:
    rawList(`codice fiscale | cod fiscale | codicefiscale | passaporto | numero di passaporto | numero passaporto |
    carta d identità | carta identità | numero carta d identità | numero documento | numero di documento |
    documento di identità | documento d identità | numero del documento | patente | numero patente |
    patente di guida | tessera sanitaria | numero tessera sanitaria | numero di previdenza sociale |
    previdenza sociale | numero identificativo | permesso di soggiorno | spid | partita iva | p iva`),
  shortCode: rawList(`codice | cifre`),
  forms:
    rawList(`=accedi | =accesso | accedere | login | =entra | effettua l accesso | password dimenticata | crea account |
    crea un account | crea il tuo account | pagamento | pagamenti | paga | paga ora | metodo di pagamento |
    dati di pagamento | cassa | concludi ordine | completa ordine | completa l acquisto | acquista ora |
    carta di credito | dati bancari | bonifico | dona ora`),
  harmless:
    rawList(`codice promozionale | codice promo | codice sconto | codice coupon | coupon | codice regalo | codice amico |
    codice invito | codice postale | cap | codice di avviamento postale | codice paese | prefisso | codice qr |
    codice a barre | codice sorgente | codice errore | codice prodotto | codice articolo | codice ordine |
    codice colore | codice destinatario | numero ordine | parola chiave | parole chiave | biglietto da visita |
    carta fedeltà | carta d imbarco | carta regalo messaggio | gestore di password`),
  expiry: 'mm aa',
};
