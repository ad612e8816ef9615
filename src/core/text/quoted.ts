/** Words between quotation marks of any language, the words as group 1. */
export const QUOTED = /["“„«「『»‘‚]\s*([^"”“»«」』’\n]{1,80}?)\s*["”“»«」』’]/gu;
