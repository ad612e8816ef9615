import type { PageEnvironment } from '../environment.ts';
import type { ShadowRootOf } from './dom.ts';
import { queryAll, shadowOf, tagOf } from './dom.ts';

/** How long a frame waits for its parent to say that it knows it, in ms; a parent without our script never does. */
const ACK_MS = 300;

/** Which `<iframe>` shows which child document: the child announces its key, the parent sees which window spoke. */
export interface Frames {
  announce(): Promise<void>;
  keyOf(frame: Element): string | undefined;
}

export function createFrames(environment: PageEnvironment, key: string): Frames {
  const { document, signal, shadowRootOf } = environment;
  const view = document.defaultView!;
  const keys = new WeakMap<Element, string>();

  const hear = (event: MessageEvent) => {
    const announced = (event.data as { sightline?: unknown } | null)?.sightline;
    const port = event.ports[0];
    if (typeof announced !== 'string' || !port || !event.source || event.source === view) return;
    // Listeners that the page adds later need not meet it; those that were there first have, and find nothing but a random number.
    event.stopImmediatePropagation();
    const frame = frameShowing(document, event.source, shadowRootOf);
    if (frame) keys.set(frame, announced);
    port.postMessage(frame !== null);
  };
  view.addEventListener('message', hear, { capture: true, signal });

  return {
    keyOf: (frame) => keys.get(frame),
    announce() {
      if (view.parent === view) return Promise.resolve();
      const channel = new MessageChannel();
      const heard = new Promise<void>((resolve) => {
        channel.port1.onmessage = () => resolve();
        setTimeout(resolve, ACK_MS);
      });
      view.parent.postMessage({ sightline: key }, '*', [channel.port2]);
      return heard.finally(() => channel.port1.close());
    },
  };
}

function frameShowing(
  document: Document,
  source: MessageEventSource,
  shadowRootOf: ShadowRootOf,
): Element | null {
  const shows = (frame: Element) => (frame as HTMLIFrameElement).contentWindow === source;
  const roots: (Document | ShadowRoot)[] = [document];
  for (const root of roots) {
    const found = queryAll(root, 'iframe, frame').find(shows);
    if (found) return found;
    for (const element of queryAll(root, '*')) {
      const shadow = shadowOf(element, tagOf(element), shadowRootOf);
      if (shadow) roots.push(shadow);
    }
  }
  return null;
}
