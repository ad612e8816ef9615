/** Start of an order: at the beginning, after a comma or "and", with the polite words that may stand before it. */
export const orderStart = (polite: string, verbs: string, after = ''): RegExp =>
  new RegExp(`(^ |, | (y|e|und|et|en|i|a|и|та|ve) )((${polite}) )*(${verbs})${after}`);
