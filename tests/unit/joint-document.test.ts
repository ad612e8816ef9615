import { afterAll, afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createJointDocument } from '../../src/background/joint-document.ts';
import { SightlineError } from '../../src/contracts/errors.ts';
import type { PageIndex } from '../../src/contracts/page-index.ts';
import type { AskedPage } from '../../src/contracts/pages.ts';
import type { PageDocument } from '../../src/modes/mode.ts';

vi.hoisted(() => vi.resetModules());
vi.mock('../../src/platform/tabs.ts', () => ({ awake: vi.fn(), tabInfo: vi.fn() }));
afterAll(() => void vi.resetModules());
beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const page = (n: number): AskedPage => ({ url: `https://inn${n}.test/`, title: `Inn ${n}` });
const index = ({ url, title }: AskedPage) =>
  ({
    ...{ url, title, lang: 'en', frames: {}, nextFree: 3 },
    lines: [{ n: 1, text: `A room at ${title}.`, kind: 'text', role: 'paragraph', notes: [], frame: '' }],
  }) as unknown as PageIndex;

it('reads sixty pages, some at a time; one that never settles and one that is gone are named, and the rest stands', async () => {
  const pages = Array.from({ length: 60 }, (_, n) => page(n));
  let reading = 0;
  let most = 0;
  const open = (asked: AskedPage) =>
    ({
      kind: async () => 'html',
      async snapshot() {
        reading += 1;
        most = Math.max(most, reading);
        await new Promise((resolve) => setTimeout(resolve, asked === pages[7] ? 1e9 : 50));
        reading -= 1;
        if (asked === pages[20]) throw new SightlineError('tab-closed');
        return index(asked);
      },
    }) as unknown as PageDocument;
  let kept: AskedPage[] = [];
  const joint = createJointDocument(
    () => pages,
    open,
    (asked) => {
      kept = asked;
    },
  );
  const read = joint.snapshot('find');
  await vi.advanceTimersByTimeAsync(60_000);
  const { sources, lines } = await read;
  const left = sources!.flatMap(({ title, problem }) => (problem ? [`${title}: ${problem}`] : []));
  expect(left).toEqual(['Inn 7: page-silent', 'Inn 20: tab-closed']);
  expect(new Set(lines.map(({ source }) => source)).size).toBe(58);
  expect(new Set(lines.map(({ n }) => n)).size).toBe(lines.length);
  expect(kept).toHaveLength(60);
  expect(most).toBe(6);
});
