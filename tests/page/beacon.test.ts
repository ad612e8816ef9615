import { afterEach, expect, test } from 'vitest';
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
