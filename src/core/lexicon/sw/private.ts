import type { PrivateWords } from '../shape.ts';

export const privateWords: PrivateWords = {
  password: ['nenosiri', 'neno la siri', 'nywila'],
  code: [
    'nambari ya siri',
    'msimbo wa uthibitisho',
    'msimbo wa usalama',
    'namba ya siri',
    'pin',
    'swali la usalama',
  ],
  payment: [
    'nambari ya kadi',
    'namba ya kadi',
    'kadi ya mkopo',
    'kadi ya benki',
    'jina kwenye kadi',
    'tarehe ya mwisho',
    'nambari ya akaunti',
    'namba ya akaunti',
    'cvv',
  ],
  identity: [
    'nambari ya kitambulisho',
    'namba ya kitambulisho',
    'kitambulisho',
    'pasipoti',
    'nambari ya pasipoti',
    '=nida',
    'kra pin',
  ],
  forms: ['=ingia', 'lipa', 'malipo', 'lipa sasa'],
  harmless: ['msimbo wa posta', 'msimbo wa ofa', 'kuponi'],
};
