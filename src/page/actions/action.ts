/** What performing a step came to, before its effect is verified. */
export interface Performed {
  /** `false`: this cannot be done by a script here; the person does it. */
  possible: boolean;
  /** The action itself can tell that it worked (a value is in its field); absent: a change of the page has to show it. */
  verified?: boolean;
  /** URL of a link that opens a new tab: only the worker can open one without the popup blocker. */
  opens?: string;
  /** The page changed where this leads while it was being pressed, so it was let go. */
  changed?: boolean;
}

/**
 * How `page/actions/<name>.ts` performs. `value` is the step's value.
 * @param isAgreed whether the control still leads where it led when the press began: pages hear the pointer go down before the click comes
 */
export type RunAction = (
  element: Element,
  value: string | null,
  isAgreed: () => boolean,
) => Performed | Promise<Performed>;

/** White space and case do not tell two labels apart. */
export const sameWords = (a: string, b: string): boolean => clean(a) === clean(b);
const clean = (text: string): string => text.replace(/\s+/g, ' ').trim().toLocaleLowerCase();
