/** How long a document that is still being parsed is waited for, in ms; what is there by then is read. Frames are worth less patience. */
const WAIT_MS = { page: 6_000, frame: 1_500 };

/** Resolves when the document's text is parsed, or has taken too long. */
export function parsed(document: Document): Promise<void> {
  if (document.readyState !== 'loading') return Promise.resolve();
  const view = document.defaultView;
  const wait = view && view === view.top ? WAIT_MS.page : WAIT_MS.frame;
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, wait);
    document.addEventListener(
      'DOMContentLoaded',
      () => {
        clearTimeout(timer);
        resolve();
      },
      { once: true },
    );
  });
}
