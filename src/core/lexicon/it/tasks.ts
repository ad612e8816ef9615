import { list } from '../list.ts';
import type { TaskWords } from '../shape.ts';

export const tasks: TaskWords = {
  doing: {
    change: 'cambiare modificare aggiornare rinominare',
    delete: 'eliminare cancellare rimuovere',
    create: 'creare aggiungere nuovo nuova scrivere',
    find: 'cercare ricerca trovare',
    settings: 'impostazioni opzioni preferenze account profilo',
    login: 'accedi accesso entrare',
    logout: 'esci disconnetti',
    save: 'salvare applicare confermare',
    publish: 'pubblicare',
    buy: 'comprare acquistare ordinare carrello cassa',
    download: 'scaricare esportare',
    upload: 'caricare allegare importare',
    history: 'cronologia versioni modifiche',
    help: 'aiuto assistenza',
    register: 'registrati registrazione registrarsi registrarmi',
    print: 'stampa stampare',
    contact: 'contatti contatto contattare contattaci',
    job: 'lavoro carriere',
    subscribe: 'abbonati abbonamento abbonarsi iscriviti',
    newsletter: 'newsletter',
    comment: 'commento commenti commentare',
    donate: 'dona donazione donare sostieni',
    share: 'condividi condividere',
    report: 'segnala segnalare reclamo',
  },
  phrases: {
    register: list('crea un account | creare un account | crea account | nuovo account'),
    job: list('lavora con noi'),
  },
  filler: 'come posso voglio vorrei andare aprire mostrare dove mio mia miei mi',
};
