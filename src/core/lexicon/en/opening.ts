import { list } from '../list.ts';

export const opening = list(
  'open | choose | select | pick | click | press | tap | go to | show | the | a | an | my | your | on | menu | page | tab | button | link',
);
