/** What stands in a snapshot for a style sheet that is still to be fetched. */
export const sheetMark = (address: string): string => `/*sightline-sheet ${encodeURI(address)}*/`;

/** Whatever a style would fetch when the page is looked at years later; what lies in the file itself stays. */
export const withoutFetches = (css: string): string =>
  css
    .replace(/@import\b[^;]*;?/gi, '')
    .replace(/url\(\s*(?!["']?(?:data:|#))(?:"[^"]*"|'[^']*'|[^)]*)\)/gi, 'url(data:,)')
    .replace(/<\/style/gi, '<\\/style');
