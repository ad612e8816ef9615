/** Case, white space, typographic quotes, dashes and an ellipsis do not tell two labels apart. */
export function normalizeLabel(text: string): string {
  return text
    .normalize('NFKC')
    .toLocaleLowerCase()
    .replace(/[“”„«»]/g, '"')
    .replace(/[‘’‚]/g, "'")
    .replace(/[‐‑–—]/g, '-')
    .replace(/…|\.{3}/g, '')
    .replace(/\s+/g, ' ')
    .trim();
}
