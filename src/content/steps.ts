import '../page/private/all-words.ts';
import { createPageContext } from '../page/reader.ts';
import { takeSnapshot } from '../page/snapshot/snapshot.ts';
import { recordSteps } from '../page/steps/recorder.ts';
import { showSign } from '../page/steps/sign.ts';
import { toLabels } from '../platform/steps-port.ts';

/**
 * Records what the person does in a document, for labelling. The labelling page injects it into the pages of the tab that somebody records in, and it
 * records while that page listens; the second time it does nothing.
 */
const world = globalThis as { sightlineSteps?: true };

if (!world.sightlineSteps) {
  world.sightlineSteps = true;
  toLabels(({ words, tell, shadowRootOf, signal }) => {
    const context = createPageContext({ document, shadowRootOf, report: () => undefined, signal });
    const isPage = window === top;
    recordSteps(context, isPage ? () => takeSnapshot(document, shadowRootOf) : undefined, tell, signal);
    if (isPage) showSign(document, context.glass, words, () => tell({ type: 'stop' }), signal);
  });
}
