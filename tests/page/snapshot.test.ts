import { beforeEach, expect, it } from 'vitest';
import { takeSnapshot } from '../../src/page/snapshot/snapshot.ts';
import { nextPage } from './next-page.ts';

beforeEach(() => nextPage());

const take = () => takeSnapshot(document, (element) => element.shadowRoot).html;

/** The snapshot as it is looked at later. */
async function look(html: string): Promise<Document> {
  const frame = document.createElement('iframe');
  frame.sandbox.add('allow-same-origin');
  frame.srcdoc = html;
  const loaded = new Promise((resolve) => frame.addEventListener('load', resolve));
  document.body.append(frame);
  await loaded;
  const shown = frame.contentDocument;
  if (!shown) throw new Error('nothing is shown');
  return shown;
}

it('takes words, looks and shadow trees, and no script, handler, address to fetch or typed word', async () => {
  document.body.innerHTML = `
    <script>globalThis.ran = true</script>
    <p id="a" onclick="ran()" style="background: url(https://x.example/a.png)">Founded in <b>1887</b></p>
    <a href="/ticket" id="l">Tickets</a> <a href="javascript:ran()" id="j">Run</a>
    <input id="i" value="given"><textarea id="t">typed before</textarea>
    <img id="m" src="/never.png" alt="A tower" style="width: 120px; height: 80px">
    <div id="host"></div>
    <template id="template"><p>not drawn</p></template>`;
  const style = document.createElement('style');
  style.textContent = '#a { color: rgb(1, 2, 3) }';
  document.body.append(style);
  style.sheet?.insertRule('#a b { color: rgb(4, 5, 6) }');
  const shadow = document.querySelector('#host')!.attachShadow({ mode: 'open' });
  shadow.innerHTML = '<style>i { color: rgb(7, 8, 9) }</style><i>inside</i>';
  document.querySelector<HTMLInputElement>('#i')!.value = 'secret';
  document.querySelector<HTMLTextAreaElement>('#t')!.value = 'secret';
  const before = document.documentElement.outerHTML;

  const html = take();
  expect(document.documentElement.outerHTML).toBe(before);
  expect(html).not.toMatch(/<script|onclick|secret|typed before|given|x\.example|never\.png|javascript:/);

  const shown = await look(html);
  const colour = (element: Element | null | undefined) =>
    element && shown.defaultView?.getComputedStyle(element).color;
  expect(shown.querySelector('#a')?.textContent).toBe('Founded in 1887');
  expect(colour(shown.querySelector('#a'))).toBe('rgb(1, 2, 3)');
  expect(colour(shown.querySelector('#a b'))).toBe('rgb(4, 5, 6)');
  const inside = shown.querySelector('#host')?.shadowRoot?.querySelector('i');
  expect(inside?.textContent).toBe('inside');
  expect(colour(inside)).toBe('rgb(7, 8, 9)');
  expect(shown.querySelector('#m')?.getBoundingClientRect()).toMatchObject({ width: 120, height: 80 });
  expect(shown.querySelector('#m')?.getAttribute('alt')).toBe('A tower');
  expect(shown.querySelector<HTMLAnchorElement>('#l')?.href).toBe(new URL('/ticket', location.href).href);
});

it('takes what stands in frames of the same site, and leaves a box for others', async () => {
  document.body.innerHTML = '<iframe id="f" style="width: 200px; height: 90px"></iframe>';
  const frame = document.querySelector<HTMLIFrameElement>('#f')!;
  frame.contentDocument!.body.innerHTML = '<p>in the frame</p><script>0</script>';
  const shown = await look(take());
  const copied = shown.querySelector<HTMLIFrameElement>('#f')!;
  await expect.poll(() => copied.contentDocument?.body.textContent).toContain('in the frame');
  expect(copied.srcdoc).not.toContain('<script');
  expect(copied.getBoundingClientRect().height).toBeGreaterThanOrEqual(90);
});

it('leaves out what a page prints of what was typed into a private field, in words and attributes', async () => {
  document.body.innerHTML = `<label>Card number <input id="c" autocomplete="cc-number"></label>
    <p id="p">Card <b>4111 1111 1111 1111</b>, aria</p><i id="i" title="4111111111111111">seen</i><label>Name <input id="n"></label><p>Ada</p>`;
  document.querySelector<HTMLInputElement>('#c')!.value = '4111111111111111';
  document.querySelector<HTMLInputElement>('#n')!.value = 'Ada';
  const html = take();
  expect(html).not.toMatch(/4111/);
  expect(html).toContain('Ada');
  expect(html).toContain('seen');
});
