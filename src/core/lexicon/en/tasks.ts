import { list } from '../list.ts';
import type { TaskWords } from '../shape.ts';

export const tasks: TaskWords = {
  doing: {
    change: 'change edit modify update adjust rename',
    delete: 'delete remove erase discard trash',
    create: 'create add new make compose write',
    find: 'find search query',
    settings: 'settings preferences options configuration account profile',
    login: 'login signin',
    logout: 'logout signout',
    save: 'save store apply confirm submit',
    publish: 'publish post release',
    buy: 'buy pay payment purchase order cart basket checkout shop merch store merchandise',
    download: 'download install export',
    upload: 'upload attach import',
    history: 'history versions revisions changes',
    help: 'help support',
    register: 'register registration signup join',
    print: 'print printable printout',
    contact: 'contact',
    job: 'job jobs careers career vacancies vacancy hiring',
    subscribe: 'subscribe subscription subscriptions subscriber',
    newsletter: 'newsletter newsletters',
    comment: 'comment comments talk discuss discussion',
    donate: 'donate donation donations',
    share: 'share tweet',
    report: 'report complain complaint complaints issues bug',
  },
  phrases: {
    login: list('sign in | signed in | log in | log on | logged in'),
    logout: list('sign out | log out | log off'),
    register: list(
      'sign up | create an account | create account | new account | open an account | set up an account',
    ),
    job: list('open positions | work for us | work with us | join our team'),
    contact: list('get in touch | write to us | send them an email | send an email | reach us | talk to us'),
    history: list('old versions | view history | earlier versions | previous versions'),
    newsletter: list('email updates | updates by email'),
  },
  filler:
    'how do i can want need would like please go open show visit click press see get where my me site website page app here',
};
