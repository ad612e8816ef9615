/** The attribute of a hidden element. Its value is empty or names what hiding it must loosen: words of `PageLock`. */
export const HIDDEN_ATTRIBUTE = 'data-sightline-hidden';

/**
 * What hiding needs in style rules. The worker inserts the same text with origin USER into every document, where `!important`
 * beats the page's own; shadow roots are out of its reach and adopt it (`page/hide/sheet.ts`). The attribute's value tells what a removed layer had locked, so
 * that loosening needs no change to the page: words of `PageLock`.
 */
export const HIDE_CSS = `
[${HIDDEN_ATTRIBUTE}]{display:none!important}
:root:has([${HIDDEN_ATTRIBUTE}~="scroll"]),:root:has([${HIDDEN_ATTRIBUTE}~="scroll"])>body{overflow:visible!important;overflow-y:auto!important;height:auto!important;max-height:none!important;touch-action:auto!important}
:root:has([${HIDDEN_ATTRIBUTE}~="scroll"])>body{overflow:visible!important}
:root:has([${HIDDEN_ATTRIBUTE}~="pinned"])>body{position:static!important;top:auto!important;width:auto!important}
:root:has([${HIDDEN_ATTRIBUTE}~="blur"]) :is(body,body>*,body>*>*,body>*>*>*,main,article){filter:none!important;backdrop-filter:none!important}
:root:has([${HIDDEN_ATTRIBUTE}~="inert"]) :is(body,body>*,body>*>*,main,article){user-select:auto!important;pointer-events:auto!important}
`;

/** What a layer keeps locked: scrolling, a pinned body, a blur over the rest, a page that takes no clicks. */
export type PageLock = 'scroll' | 'pinned' | 'blur' | 'inert';
