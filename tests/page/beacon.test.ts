import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { cdp } from 'vitest/browser';
import { guidePage, near } from './guide-page.ts';

let page: ReturnType<typeof guidePage>;
afterEach(() => page.end());

const onTarget = (selector: string) => () => {
  const beacon = page.beacon();
  const target = document.querySelector(selector);
  return Boolean(beacon && target && near(beacon.getBoundingClientRect(), target.getBoundingClientRect()));
};

test('the beacon marks its target, says its number and lets clicks through', async () => {
  page = guidePage('<button id=b style="position:absolute;left:80px;top:90px">Save</button>');
  const shown = await page.show('#b', 'click');
  expect(shown).toMatchObject({ inView: true, privateInput: null, leadsTo: null });
  await expect.poll(onTarget('#b')).toBe(true);
  expect(page.beacon()?.dataset.index).toBe('1');
  const { left, top } = document.querySelector('#b')!.getBoundingClientRect();
  expect(document.elementFromPoint(left + 3, top + 3)?.id).toBe('b');
  expect(page.tooltip()?.textContent).toContain('Do it');
});

test('the beacon stands still where motion is to be reduced', async () => {
  const prefer = (value: string) =>
    cdp().send('Emulation.setEmulatedMedia', { features: [{ name: 'prefers-reduced-motion', value }] });
  onTestFinished(() => void prefer(''));
  page = guidePage('<button id=b>Save</button>');
  await page.show('#b', 'click');
  const moving = () =>
    document.getAnimations().length + (page.beacon()?.getAnimations({ subtree: true }).length ?? 0);
  expect(moving()).toBeGreaterThan(0);
  await prefer('reduce');
  await expect.poll(moving).toBe(0);
});

test('a target far down is in view at once, whatever scroll behaviour the page wants', async () => {
  page = guidePage(
    '<style>html{scroll-behavior:smooth}</style><div style="height:4000px"></div><button id=b>Save</button>',
  );
  const { inView } = await page.show('#b', 'click');
  expect(inView).toBe(true);
  await expect.poll(onTarget('#b')).toBe(true);
});

test('the beacon follows its target in an inner scroller and goes away while it is scrolled out of sight', async () => {
  page = guidePage(
    '<div id=s style="height:200px;overflow:auto"><div style="height:150px"></div><button id=b>Save</button><div style="height:900px"></div></div>',
  );
  await page.show('#b', 'click');
  const scroller = document.querySelector('#s')!;
  scroller.scrollTop = 40;
  await expect.poll(onTarget('#b')).toBe(true);
  scroller.scrollTop = 600;
  await expect.poll(() => page.beacon()).toBe(null);
  scroller.scrollTop = 30;
  await expect.poll(onTarget('#b')).toBe(true);
});

test('the beacon follows a target that an animation moves', async () => {
  page = guidePage('<button id=b style="transform:translateX(0);transition:transform .2s">Save</button>');
  await page.show('#b', 'click');
  document.querySelector<HTMLElement>('#b')!.style.transform = 'translateX(200px)';
  await expect.poll(() => document.querySelector('#b')!.getBoundingClientRect().left).toBeGreaterThan(190);
  await expect.poll(onTarget('#b')).toBe(true);
});

test('the beacon follows a target that a script animates, of which no event tells', async () => {
  page = guidePage('<button id=b style="position:absolute;left:10px;top:40px">Save</button>');
  await page.show('#b', 'click');
  const target = document.querySelector('#b')!;
  target.animate([{ translate: '0' }, { translate: '300px' }], {
    duration: 150,
    delay: 500,
    fill: 'forwards',
  });
  await expect.poll(() => target.getBoundingClientRect().left).toBe(310);
  await expect.poll(onTarget('#b')).toBe(true);
});

test('the beacon follows a target in a sticky header', async () => {
  page = guidePage(
    '<div style="height:60px"></div><div style="height:3000px"><header style="position:sticky;top:0"><button id=b>Save</button></header></div>',
  );
  await page.show('#b', 'click');
  scrollTo(0, 30);
  await expect.poll(onTarget('#b')).toBe(true);
  scrollTo(0, 900);
  await expect.poll(() => document.querySelector('#b')!.getBoundingClientRect().top).toBeLessThan(10);
  await expect.poll(onTarget('#b')).toBe(true);
});

test('the beacon follows a target in a shadow tree that scrolls in there', async () => {
  page = guidePage('<div id=h></div>');
  const root = document.querySelector('#h')!.attachShadow({ mode: 'open' });
  root.innerHTML =
    '<div id=s style="height:120px;overflow:auto"><div style="height:90px"></div><button id=b>Save</button><div style="height:500px"></div></div>';
  const target = root.querySelector('#b')!;
  await page.show(target, 'click');
  const isOn = () => {
    const beacon = page.beacon();
    return beacon !== null && near(beacon.getBoundingClientRect(), target.getBoundingClientRect());
  };
  await expect.poll(isOn).toBe(true);
  root.querySelector('#s')!.scrollTop = 50;
  await expect.poll(isOn).toBe(true);
});

test('where nothing moves, no frame is asked for; what moves then without an event is followed all the same', async () => {
  page = guidePage('<style id=s></style><button id=b style="transition:margin .1s">Save</button>');
  const ask = vi.spyOn(window, 'requestAnimationFrame');
  try {
    await page.show('#b', 'click');
    document.querySelector<HTMLElement>('#b')!.style.marginLeft = '50px';
    await expect.poll(() => ask.mock.calls.length).toBeGreaterThan(2);
    const sinceLastLook = () => ask.mock.calls.splice(0).length;
    await expect.poll(sinceLastLook, { interval: 200 }).toBe(0);
    document.querySelector<HTMLStyleElement>('#s')!.sheet!.insertRule('#b { position: relative; top: 90px }');
    await expect.poll(onTarget('#b')).toBe(true);
  } finally {
    ask.mockRestore();
  }
});

test('a dialog that opens later does not cover the beacon of its button', async () => {
  page = guidePage('<dialog id=d><button id=b>OK</button></dialog>');
  await page.show('#d', 'click');
  document.querySelector<HTMLDialogElement>('#d')!.showModal();
  await page.show('#b', 'click');
  await expect.poll(onTarget('#b')).toBe(true);
  document.querySelector<HTMLDialogElement>('#d')!.close();
  document.querySelector<HTMLDialogElement>('#d')!.showModal();
  // The top layer stacks by time; the pane is on top when it was shown last.
  await expect.poll(() => [...document.querySelectorAll(':modal, :popover-open')].length).toBe(2);
  await expect.poll(onTarget('#b')).toBe(true);
});

test('a hidden checkbox is marked on what the person sees of it', async () => {
  page = guidePage(
    '<input type=checkbox id=c style="position:absolute;width:1px;height:1px;clip:rect(0,0,0,0)"><label id=l for=c style="display:inline-block;padding:8px">I agree</label>',
  );
  await page.show('#c', 'check');
  await expect.poll(onTarget('#l')).toBe(true);
});

test('only one beacon is there, and hiding it takes the host out of the document', async () => {
  page = guidePage('<button id=a>A</button><button id=b>B</button>');
  const before = document.documentElement.outerHTML;
  await page.show('#a', 'click');
  await page.show('#b', 'click');
  expect(page.glass.host?.shadowRoot?.querySelectorAll('.beacon')).toHaveLength(1);
  page.guide.guideHide({});
  expect(document.documentElement.outerHTML).toBe(before);
});
