import '../page/private/all-words.ts';
import { takeSnapshot } from '../page/snapshot/snapshot.ts';
import { answerSnapshots } from '../platform/snapshot-port.ts';

/** Takes a page down as one file, for labelling. Injected when somebody asks for that on the labelling page; the second time it does nothing. */
const world = globalThis as { sightlineSnapshot?: true };
if (!world.sightlineSnapshot) {
  world.sightlineSnapshot = true;
  answerSnapshots((shadowRootOf) => takeSnapshot(document, shadowRootOf));
}
