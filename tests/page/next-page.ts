let before = new AbortController();

/** Ends the page script that ran before and gives the next one its end: all tests share one window, and each page would hear the others' frames. */
export function nextPage(): AbortController {
  before.abort();
  before = new AbortController();
  return before;
}
