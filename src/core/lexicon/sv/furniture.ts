import { list } from '../list.ts';

export const furniture = list(
  'läs också | läs även | läs mer | relaterat | relaterade artiklar | mest läst | senaste nytt | kommentarer | dela | nyhetsbrev | prenumerera | annons | sök | kontakt',
);
