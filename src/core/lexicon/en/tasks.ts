import type { TaskWords } from '../shape.ts';

export const tasks: TaskWords = {
  doing: {
    change: 'change edit modify update adjust rename',
    delete: 'delete remove erase discard trash',
    create: 'create add new make compose write',
    find: 'find search query',
    settings: 'settings preferences options configuration account profile',
    login: 'login log sign signin',
    logout: 'logout signout',
    save: 'save store apply confirm submit',
    publish: 'publish post release',
    buy: 'buy purchase order cart basket checkout',
    download: 'download export',
    upload: 'upload attach import',
    history: 'history versions revisions changes',
    help: 'help support contact',
  },
  filler:
    'how do i can want need would like please go open show visit click press see get where my me site website page app here',
};
