/** Chrome's Navigation API as far as it is used here; its types are not in every TypeScript release. */
interface NavigateEvent extends Event {
  readonly hashChange: boolean;
  readonly downloadRequest: string | null;
  readonly destination: { readonly sameDocument: boolean };
}

export interface NavigationWatch {
  /** A navigation to another document was started and has neither failed nor ended this document yet. */
  pending(): boolean;
}

/** After this long a started navigation counts as failed (a download, an answer 204). */
const PENDING_MS = 8000;

/**
 * Tells of new URLs without a new document (`pushState`, hash), and whether the document is about to be left.
 * @param onUrl called after the URL changed
 */
export function watchNavigation(onUrl: () => void, signal: AbortSignal): NavigationWatch {
  let startedAt: number | null = null;
  let url = document.URL;
  const check = () => {
    if (document.URL === url) return;
    url = document.URL;
    onUrl();
  };
  const navigation = (window as unknown as { navigation?: EventTarget }).navigation;
  navigation?.addEventListener(
    'navigate',
    (event) => {
      const { destination, downloadRequest } = event as NavigateEvent;
      if (!destination.sameDocument && downloadRequest === null) startedAt = performance.now();
    },
    { signal },
  );
  for (const type of ['navigateerror', 'navigatesuccess']) {
    navigation?.addEventListener(type, () => (startedAt = null), { signal });
  }
  navigation?.addEventListener('currententrychange', check, { signal });
  window.addEventListener('popstate', check, { signal });
  window.addEventListener('hashchange', check, { signal });
  return {
    pending: () => startedAt !== null && performance.now() - startedAt < PENDING_MS,
  };
}
