/**
 * What a language contributes to the routing rules: regular expressions over normalised text (`normalize.ts`: lower case, no accents, no
 * punctuation but `?`, one space between words and at both ends). Each is tried in every query, whatever its language: the words are
 * chosen so that they do not collide, which is cheaper and surer than guessing the language of three words.
 */
export interface Words {
  /** Tried only where the text matches: keeps languages of other scripts out of each other's way. */
  script: RegExp;
  /** A procedure is asked for ("how do I", "show me how to"): GUIDE, whatever the procedure does. */
  howTo?: RegExp;
  /** A question about content begins here: FIND. Words that look like `howTo` but ask how something is or works belong here too. */
  ask?: RegExp;
  /** "Summarise", "explain", "tell me what": FIND. */
  tell?: RegExp;
  /** Wishes that are only ever about what is shown: "don't want to see", "stop showing", "just the article": HIDE. */
  away?: RegExp;
  /** Verbs of hiding: HIDE unless the thing is the person's own (`own`). */
  hide?: RegExp;
  /** Verbs of removing: HIDE for parts of the page (`noise`), GUIDE for the person's own things, else `removeMeans`. */
  remove?: RegExp;
  /** The person's own things, which one changes by using the site: cart, account, address. */
  own?: RegExp;
  /** Parts of pages that people are tired of: ads, banners, sidebars. */
  noise?: RegExp;
  /** Orders to do something on the site: GUIDE. */
  act?: RegExp;
}

export const LATIN = /\p{Script=Latin}/u;
