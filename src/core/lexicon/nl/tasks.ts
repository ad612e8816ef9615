import { list } from '../list.ts';
import type { TaskWords } from '../shape.ts';

export const tasks: TaskWords = {
  doing: {
    change: 'wijzigen veranderen bewerken aanpassen hernoemen',
    delete: 'verwijderen wissen',
    create: 'maken aanmaken toevoegen nieuw nieuwe schrijven',
    find: 'zoeken vinden',
    settings: 'instellingen opties voorkeuren account profiel',
    login: 'inloggen aanmelden',
    logout: 'uitloggen afmelden',
    save: 'opslaan bewaren toepassen bevestigen',
    publish: 'publiceren plaatsen',
    buy: 'kopen bestellen winkelwagen afrekenen kassa',
    download: 'downloaden exporteren',
    upload: 'uploaden bijvoegen importeren',
    history: 'geschiedenis versies wijzigingen',
    help: 'hulp ondersteuning',
    register: 'registreren registratie',
    print: 'afdrukken printen',
    contact: 'contact contactformulier contacteren',
    job: 'vacatures vacature werken',
    subscribe: 'abonneren abonnement',
    newsletter: 'nieuwsbrief',
    comment: 'reactie reacties reageren',
    donate: 'doneren donatie steunen',
    share: 'delen',
    report: 'melden klacht',
  },
  phrases: {
    register: list('account aanmaken | account maken | nieuw account'),
    job: list('werken bij'),
  },
  filler: 'hoe kan ik wil graag ga openen tonen klik waar mijn',
};
