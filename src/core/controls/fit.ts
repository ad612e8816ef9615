import { type Asked, type Described, has, UNKNOWN } from './asked.ts';

/** Where something else says what is to be done, a word that no control has is mostly chatter. */
const CHATTER = 0.25;
/** A word that means about the same as one of the task. */
const NEAR = 0.7;
/** So many words that have nothing to do with the task are a headline, not a label. */
const HEADLINE = 5;

const means = (keys: readonly string[], key: string, near: Asked['near']): boolean =>
  near.get(key)?.some((other) => keys.includes(other)) ?? false;

/** How much of a task a control has, and how much of it where what no control has is taken for chatter. What stands beside it counts little, unless it is all that names it. */
export function sharesOf({ name, beside }: Described, { wanted, near, worth, known, needed }: Asked) {
  const ofBeside = (key: string) =>
    name.length === 0 && (needed.length === 0 || needed.includes(key)) ? 0.8 : 0.4;
  const part = (key: string) =>
    has(name, key) ? 1 : means(name, key, near) ? NEAR : has(beside, key) ? ofBeside(key) : 0;
  const sum = (weightOf: (key: string) => number) =>
    wanted.reduce((total, key) => total + weightOf(key) * worth.get(key)!, 0);
  const covered = sum(part) / (1 + 0.1 * othersOf(name, wanted, near).length);
  const offers = needed.some((key) => known.has(key));
  const chatter = sum((key) => (known.has(key) || !offers ? 1 : CHATTER / UNKNOWN));
  return { share: covered / (sum(() => 1) || 1), ofKnown: covered / (chatter || 1) };
}

/** Words of a name that the task has not. */
const othersOf = (name: readonly string[], wanted: readonly string[], near: Asked['near']): string[] =>
  name.filter((key) => !has(wanted, key) && !wanted.some((each) => means([key], each, near)));

/** It has all that the task names of what sites offer. The names of all languages are one word here: which of them is meant only the person can tell. */
export const offersAll = (control: Described, { needed }: Asked): boolean =>
  needed.every((key) => key !== 'language' && has(calledBy(control), key));

/** What a control is called, and where it has no name what stands beside it. */
const calledBy = ({ name, beside }: Described): readonly string[] => (name.length > 0 ? name : beside);

/** It is called that, and hardly anything else: "Donate", "Our newsletter". */
export const isJustThat = ({ name }: Described, { needed, wanted, near }: Asked): boolean =>
  needed.some((key) => has(name, key)) && othersOf(name, wanted, near).length <= 1;

/** Whether a control is about the thing of the task, not only about what is done to it. */
export const isAbout = ({ name, beside }: Described, { things, near }: Asked): boolean =>
  things.length === 0 || things.some((key) => has(name, key) || has(beside, key) || means(name, key, near));

/** "More on the game" is no way to buy it: what is to be done must be what the control does, in whatever words. */
export const doesIt = (control: Described, { needed, near }: Asked): boolean =>
  needed.length === 0 || needed.some((key) => has(calledBy(control), key) || means(control.name, key, near));

/** It is a headline. */
export const isHeadline = ({ name }: Described, { wanted }: Asked): boolean =>
  name.filter((key) => !has(wanted, key)).length >= HEADLINE;
