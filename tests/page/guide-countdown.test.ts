import { afterEach, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { guidePage } from './guide-page.ts';

let page: ReturnType<typeof guidePage>;
afterEach(() => page.end());
const el = (selector: string) => document.querySelector<HTMLElement>(selector)!;
const told = () => page.events.map((event) => ('why' in event ? event.why : event.type));

function counting(html: string, ms = 400) {
  page = guidePage(html);
  page.show('#b', 'click');
  page.guide.guideCountdown({ stepId: 's1', ms });
}

test('the countdown ends with a reminder, and no synthetic event of the page stops it', async () => {
  counting('<button id=b>Show weather</button>');
  for (const type of ['pointerdown', 'keydown', 'wheel'])
    el('#b').dispatchEvent(new Event(type, { bubbles: true, composed: true }));
  await expect.poll(told).toEqual(['guide-due']);
});

test('the person takes over by any input', async () => {
  counting('<button id=b>Show weather</button><input id=i>', 5000);
  await userEvent.click(el('#i'));
  await expect.poll(told).toContain('guide-took-over');
  expect(told()).not.toContain('guide-due');
});

test.each<[string, () => void]>([
  ['its words', () => (el('#b').textContent = 'Delete everything')],
  ['its label', () => el('#b').setAttribute('aria-label', 'Delete everything')],
  ['where it leads', () => el('#b').setAttribute('href', '/logout')],
  ['its place', () => (el('#b').style.marginTop = '300px')],
  ['how it is sent', () => el('#b').setAttribute('data-method', 'delete')],
])('a target that the page changes under the countdown (%s) ends it', async (_, swap) => {
  counting('<a id=b href="/weather" style="display:inline-block">Show weather</a>', 5000);
  swap();
  await expect.poll(told).toEqual(['target-changed']);
});

test('a form that is sent elsewhere ends the countdown of its button', async () => {
  counting('<form id=f action="/weather"><button id=b>Show weather</button></form>', 5000);
  el('#f').setAttribute('action', '/pay');
  await expect.poll(told).toEqual(['target-changed']);
});

test('scrolling does not move a target', async () => {
  counting(
    '<div style="height:3000px"><button id=b style="margin-top:900px">Show weather</button></div>',
    600,
  );
  window.scrollBy(0, -150);
  await expect.poll(told).toEqual(['guide-due']);
});

test('a step is done to what was agreed to, and to nothing else', async () => {
  page = guidePage('<a id=b href="#weather">Show weather</a>');
  const n = page.number('#b');
  const before = location.hash;
  const { seal } = (await page.show('#b', 'click')).facts;
  el('#b').setAttribute('href', '#logout');
  expect(await page.guide.guideAct({ n, action: 'click', value: null, seal })).toMatchObject({
    effect: false,
    refused: 'changed',
  });
  expect(location.hash).toBe(before);
});
