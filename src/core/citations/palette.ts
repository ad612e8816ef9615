export function highlightCss(from: number, to: number, _dark: boolean): string {
  return Array.from(
    { length: to - from + 1 },
    (_, i) => `::highlight(sightline-cite-${from + i}){background-color:#fde047;color:#111}`,
  ).join('\n');
}
