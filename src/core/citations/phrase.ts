/** Marks that a model puts around or behind words it copies: quotes, emphasis, its own full stop or ellipsis. */
const LEADING_MARKS = /^(?:[\s"'“”„«»‘’`*_]|\.{2,}|…)+/;
const TRAILING_MARKS = /[\s"'“”«»‘’`*_.,;:!?…]+$/;
const ELLIPSIS = /\s*(?:\[\s*(?:\.{3}|…)\s*\]|\.{3,}|…)\s*/;
/** A part shorter than this stands on every page. */
const MIN_PART_LENGTH = 6;

/**
 * The phrase as the model wrote it, then what it may have meant, nearest first: without escapes, without Markdown, without marks at
 * the ends, without what the prompt's line has around the text (`role: text | notes`). Words are never changed.
 */
export function phraseVariants(phrase: string, role?: string): string[] {
  const unescaped = phrase.replace(/\\(["'“”\\[\]*_`|])/g, '$1');
  const plain = unescaped.replace(/\*\*|__|`/g, '').replace(/\[([^\]]*)\]\([^)\s]*\)/g, '$1');
  const bare = plain.replace(LEADING_MARKS, '').replace(TRAILING_MARKS, '');
  const variants = [phrase, unescaped, plain, bare];
  const label = /^(?:\[\d+\]\s*)?/.exec(bare)?.[0] ?? '';
  if (role && bare.startsWith(`${role}: `, label.length))
    variants.push(bare.slice(label.length + role.length + 2));
  if (bare.includes(' | ')) variants.push(bare.slice(0, bare.indexOf(' | ')));
  return [...new Set(variants.map((variant) => variant.trim()).filter((variant) => variant !== ''))];
}

/** The parts of a phrase that leaves something out (`...`), or nothing where a part would prove nothing. */
export function ellipsisParts(phrase: string): string[] {
  const parts = phrase.split(ELLIPSIS).filter((part) => part !== '');
  return parts.length >= 2 && parts.every((part) => part.length >= MIN_PART_LENGTH) ? parts : [];
}
