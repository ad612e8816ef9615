import { describeContainer } from '../hide/describe-container.ts';
import { pruneContainers } from '../hide/prune-containers.ts';
import type { ContainerTest } from './walk.ts';

/** Container lines of a `hide` index: what counts as one, and which of them are worth a line, is hiding's own knowledge (`page/hide`). */
export function containersOf(): ContainerTest {
  return (element, tag, role, look) => {
    if (!look.shown) return null;
    const info = describeContainer(element, look.style);
    return info ? { role: role ?? tag, ...info } : null;
  };
}

export { pruneContainers };
