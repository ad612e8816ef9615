import { areaOf } from '../dom/dom.ts';

/** Milliseconds of quiet after which new content is reported. */
const QUIET_MS = 400;

/**
 * Tells when the page adds blocks (an endless feed). What Sightline itself draws and blocks without a size do not count.
 * @param report number of added blocks since the last report
 */
export function createGrowthWatch(
  document: Document,
  report: (blocks: number) => void,
): { watch(on: boolean): void } {
  const added = new Set<Element>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const observer = new MutationObserver((records) => {
    for (const record of records)
      for (const node of record.addedNodes) if (node instanceof Element) added.add(node);
    if (added.size === 0) return;
    clearTimeout(timer);
    timer = setTimeout(flush, QUIET_MS);
  });

  function flush(): void {
    const blocks = [...added].filter((element) => element.isConnected && areaOf(element) > 2500);
    added.clear();
    if (blocks.length > 0) report(blocks.length);
  }

  return {
    watch(on) {
      observer.disconnect();
      clearTimeout(timer);
      added.clear();
      if (on && document.body) observer.observe(document.body, { childList: true, subtree: true });
    },
  };
}
