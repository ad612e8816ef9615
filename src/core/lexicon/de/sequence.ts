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
  but: list('aber | jedoch | doch'),
  earlier: list(
    'zuerst | zunächst | vorher | zuvor | davor | als erstes | aber vorher | aber zuerst | bitte vorher | bitte zuerst',
  ),
  adverbs: list('zuerst | zunächst | vorher | zuvor'),
  once: list(
    'aber erst nachdem | aber erst wenn | erst nachdem | erst wenn | nachdem | sobald | wenn | nach',
  ),
  before: list('aber bevor | aber noch bevor | noch bevor | bevor | ehe | vor'),
  selves: list('ich | wir'),
  turned: [
    [
      'du … (ausblendest/ausgeblendet hast/versteckst/versteckt hast/verborgen hast/weggeblendet hast) | du … wegmachst | -… (ausgeblendet/versteckt) (ist/sind) | -… weg (ist/sind)',
      'blende … aus',
    ],
    ['-dem (ausblenden/verstecken) (der/von) …', 'blende die … aus'],
    ['-dem (ausblenden/verstecken) (des) …', 'blende … aus'],
    ['du … (entfernst/entfernt hast) | -… entfernt (ist/sind)', 'entferne …'],
    ['du mir … (sagst/gesagt hast) | du mir (sagst/gesagt hast) …', 'sag mir …'],
    ['du mir … (nennst/genannt hast)', 'nenn mir …'],
    [
      'du … (zusammenfasst/zusammengefasst hast) | du mir … (zusammenfasst/zusammengefasst hast)',
      'fass … zusammen',
    ],
    [
      'du mir … (erklärst/erklärt hast) | du mir (erklärst/erklärt hast) … | du … (erklärst/erklärt hast)',
      'erkläre …',
    ],
    ['du … (findest/gefunden hast/heraussuchst/herausgesucht hast/raussuchst/rausgesucht hast)', 'finde …'],
    ['du mich … (bringst/gebracht hast/führst/geführt hast/leitest)', 'bring mich …'],
    ['du mir zeigst wie … | du mir gezeigt hast wie …', 'zeig mir, wie …'],
  ],
};
