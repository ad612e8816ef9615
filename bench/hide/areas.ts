/** Those that lie in no other of them. */
export const outermost = (elements: Element[]): Element[] =>
  [...new Set(elements)].filter(
    (element) => !elements.some((other) => other !== element && other.contains(element)),
  );

/** Square CSS pixels of what was wanted, what went and both; characters of the page beside what was wanted, and those of them that went. */
export function measure(wanted: Element[], hidden: Element[]) {
  const boxes = (elements: Element[]) => elements.map((element) => element.getBoundingClientRect());
  const gold = boxes(wanted);
  const gone = boxes(hidden);
  const letters = textNodes(document.body);
  const other = letters.filter(({ node }) => !wanted.some((element) => element.contains(node)));
  const lost = other.filter(({ node }) => hidden.some((element) => element.contains(node)));
  const sum = (some: { size: number }[]) => some.reduce((total, { size }) => total + size, 0);
  return {
    gold: unionArea(gold),
    hidden: unionArea(gone),
    both: unionArea(gold.flatMap((one) => gone.map((two) => overlap(one, two)))),
    otherText: sum(other),
    lostText: sum(lost),
  };
}

/** Characters inside of an element that lie in none of what is meant. */
export const lostIn = (element: Element, meant: Element[]): number =>
  textNodes(element)
    .filter(({ node }) => !meant.some((each) => each.contains(node)))
    .reduce((total, { size }) => total + size, 0);

export const beginningOf = (element: Element): string =>
  (element.textContent ?? '').trim().replace(/\s+/g, ' ').slice(0, 40);

function textNodes(root: Element): { node: Node; size: number }[] {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const nodes: { node: Node; size: number }[] = [];
  while (walker.nextNode()) {
    const size = (walker.currentNode.nodeValue ?? '').trim().length;
    const parent = walker.currentNode.parentElement;
    if (size > 0 && parent?.checkVisibility()) nodes.push({ node: walker.currentNode, size });
  }
  return nodes;
}

export function overlap(a: DOMRect, b: DOMRect): DOMRect {
  const left = Math.max(a.left, b.left);
  const top = Math.max(a.top, b.top);
  const width = Math.max(0, Math.min(a.right, b.right) - left);
  return new DOMRect(left, top, width, Math.max(0, Math.min(a.bottom, b.bottom) - top));
}

/** Exact area of a union of rectangles, by slices between all edges. */
export function unionArea(rects: DOMRect[]): number {
  const real = rects.filter(({ width, height }) => width > 0 && height > 0);
  const edges = [...new Set(real.flatMap(({ top, bottom }) => [top, bottom]))].sort((a, b) => a - b);
  let area = 0;
  for (let i = 0; i + 1 < edges.length; i += 1) {
    const top = edges[i]!;
    const spans = real
      .filter((rect) => rect.top <= top && rect.bottom >= edges[i + 1]!)
      .map(({ left, right }) => [left, right] as const)
      .sort((a, b) => a[0] - b[0]);
    let reach = Number.NEGATIVE_INFINITY;
    for (const [left, right] of spans) {
      area += Math.max(0, right - Math.max(left, reach)) * (edges[i + 1]! - top);
      reach = Math.max(reach, right);
    }
  }
  return area;
}
