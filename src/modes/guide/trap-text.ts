import type { GuideStep } from '../../contracts/guide.ts';

/** How the page deceives, in one sentence of `public/_locales`: its key, and the page's words for it. */
export const trapText = ({
  kind,
  words,
}: Pick<NonNullable<GuideStep['trap']>, 'kind' | 'words'>): [key: string, places: { words: string }] => [
  `guide_trap_${kind.replace('-', '_')}`,
  { words },
];
