import { list } from '../list.ts';
import type { FurnitureWords } from '../shape.ts';

export const furniture: FurnitureWords = {
  headings: list(
    'läs också | läs även | läs mer | relaterat | relaterade artiklar | mest läst | senaste nytt | kommentarer | dela | nyhetsbrev | prenumerera | annons | sök | kontakt',
  ),
  reply: list('=svara'),
};
