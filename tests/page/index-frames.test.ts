import { expect, test } from 'vitest';
import { indexPage } from './index-page.ts';

/** A child document with its own page script, which says when its hello is answered. */
const CHILD = `<script type="module">
  import { createPage } from '/src/page/page.ts';
  const end = new AbortController();
  const { handlers: page } = createPage({ document, shadowRootOf: (e) => e.shadowRoot, report() {}, signal: end.signal });
  page.hello({}).then(({ key }) => parent.postMessage({ greeted: key, width: innerWidth }, '*'));
</script>`;

test('a frame has a line with its host, in reading order, and its own words stay in the frame', () => {
  const page = indexPage(
    '<p>Before</p><iframe title="Map" srcdoc="<p>Inside</p>" width="200" height="100"></iframe><p>After</p>',
  );
  expect(page.lines()).toEqual(['paragraph: Before', 'iframe: Map | inline document', 'paragraph: After']);
});

test('a child frame that says hello is found at its line; listeners that come later do not hear it', async () => {
  const page = indexPage('<div id="host"></div><iframe width="20" height="20"></iframe>');
  const root = document.querySelector('#host')!.attachShadow({ mode: 'open' });
  root.innerHTML = '<iframe width="300" height="150"></iframe>';
  const greeted: { greeted: string; width: number }[] = [];
  const others: unknown[] = [];
  const hear = ({ data }: MessageEvent) => (data?.greeted ? greeted.push(data) : others.push(data));
  addEventListener('message', hear, { signal: page.context.signal });
  for (const frame of [root.querySelector('iframe')!, document.querySelector('iframe')!])
    frame.srcdoc = CHILD;
  await expect.poll(() => greeted.length, { timeout: 20_000 }).toBe(2);

  const index = page.snapshot();
  const [large] = index.lines.filter(({ kind, box }) => kind === 'frame' && box.width > 50);
  // The second frame is too small to be read.
  expect(index.children).toEqual([{ key: greeted.find(({ width }) => width === 300)!.greeted, n: large!.n }]);
  expect(others.filter((data) => (data as { sightline?: unknown } | null)?.sightline)).toEqual([]);
  page.end();
});
