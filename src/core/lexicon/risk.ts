import { risk as de } from './de/risk.ts';
import { risk as en } from './en/risk.ts';
import { risk as es } from './es/risk.ts';
import { risk as fr } from './fr/risk.ts';
import { risk as it } from './it/risk.ts';
import { phrases } from './matcher.ts';
import { risk as pt } from './pt/risk.ts';
import type { RiskWords } from './shape.ts';

/** Languages that tell committing controls, by ISO 639-1 code. */
export const RISK: Readonly<Record<string, RiskWords>> = { de, en, es, fr, it, pt };

const all = Object.values(RISK);
const commits = phrases(...all.map((words) => words.commits));
const harmless = phrases(...all.map((words) => words.harmless ?? []));
const places = phrases(...all.map((words) => words.places ?? []));

/** Whether a control of this name commits the person to something, by its words alone. */
export const namesCommitment = (name: string): boolean => commits.test(name) && !harmless.test(name);

/** Whether a form, dialog, heading or page of this name is where people pay, order, transfer or delete. */
export const namesCommittingPlace = (name: string): boolean => places.test(name);
