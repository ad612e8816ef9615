/**
 * What the page script lacks at first, in files of their own that the worker puts into a document when one of its calls needs them: `features` is
 * all besides reading, `private-words` the words of all languages by which private fields are known.
 */
export type FurtherScript = 'features' | 'private-words';

/** Thrown where a call cannot be answered without a further script. Nothing was changed by then: the same call is made once more, with it. */
export class Lacking extends Error {
  constructor(readonly script: FurtherScript) {
    super(`lacks ${script}`);
  }
}
