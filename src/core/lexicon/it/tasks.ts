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
    help: 'aiuto contatti assistenza',
  },
  filler: 'come posso voglio vorrei andare aprire mostrare dove mio mia miei mi',
};
