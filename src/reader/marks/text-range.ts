/** The Range of characters [start, end) of an element's text; `null` where it has fewer. pdf.js' find splits its text into several nodes. */
export function rangeInside(element: Node, start: number, end: number): Range | null {
  const range = document.createRange();
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  let before = 0;
  let begun = false;
  for (let node = walker.nextNode() as Text | null; node; node = walker.nextNode() as Text | null) {
    const { length } = node;
    if (!begun && start < before + length) {
      range.setStart(node, start - before);
      begun = true;
    }
    if (begun && end <= before + length) {
      range.setEnd(node, end - before);
      return range;
    }
    before += length;
  }
  return null;
}
