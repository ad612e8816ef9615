import { rawList } from '../list.ts';
import type { FurnitureWords } from '../shape.ts';

export const furniture: FurnitureWords = {
  headings: rawList(
    'läs också | läs även | läs mer | relaterat | relaterade artiklar | mest läst | senaste nytt | kommentarer | dela | nyhetsbrev | prenumerera | annons | sök | kontakt',
  ),
  reply: rawList('=svara'),
};
