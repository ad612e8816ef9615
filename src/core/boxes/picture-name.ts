/** The file name in an address, as a name for its picture; '' where it has none. */
export function nameOf(src: string): string {
  if (!/^https?:/i.test(src) || !URL.canParse(src)) return '';
  const file = new URL(src).pathname.split('/').pop() ?? '';
  return file.slice(0, 80);
}
