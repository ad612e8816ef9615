import { list } from '../list.ts';
import type { SequenceWords } from '../shape.ts';

export const sequence: SequenceWords = {
  after: list(
    'und schließlich | schließlich | und zum schluss | zum schluss | und zuletzt | zuletzt | und dann | dann | und danach | danach | und anschließend | anschließend | und zeig mir dann',
  ),
  and: list('und außerdem | und'),
  first: list('^zuerst | ^zunächst | ^als erstes | ^erst'),
  tell: list('^sag mir | ^sage mir | ^nenn mir | ^nenne mir | ^verrate mir'),
  lead: list(
    'bring mich | bringe mich | führ mich | führe mich | leite mich | zeig mir, wie | zeig mir wie | zeige mir, wie | zeig mir den weg | zeig mir, wo | hilf mir',
  ),
  lookUp: list('^finde | ^find | ^such | ^suche | ^schau | ^prüfe | ^finde zuerst | ^such zuerst'),
  back: list('dorthin | dahin | hin | es | das | sie | ihn | dort | bitte | dann | zu'),
  rest: list(
    'vom rest | von dem rest | der übrigen | von den übrigen | unter den übrigen | von den restlichen | aus dem rest',
  ),
};
