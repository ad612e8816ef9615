import { afterEach, expect, test } from 'vitest';
import { guidePage } from './guide-page.ts';

let page: ReturnType<typeof guidePage>;
afterEach(() => page.end());

const numbers = () =>
  [...(page.glass.host?.shadowRoot?.querySelectorAll<HTMLElement>('.number:not([hidden])') ?? [])].map(
    (badge) => badge.textContent,
  );

test('controls that may be meant carry numbers until the next step; a script cannot choose one', async () => {
  page = guidePage(
    '<p style="height:60px"></p><button id=a>Edit</button> <button id=b>Edit</button><div style="height:3000px"></div><button id=c>Edit</button>',
  );
  const [a, b, c] = [page.number('#a'), page.number('#b'), page.number('#c')];
  page.guide.guideWatch({ stepId: 'run', action: 'wait', value: null });
  for (const [i, n] of [a, b, c].entries()) page.guide.guideNumber({ stepId: 'run', n, number: i + 1 });
  // The third one is far below.
  expect(numbers()).toEqual(['1', '2']);
  const badge = page.part('.number')!.getBoundingClientRect();
  const target = document.querySelector('#a')!.getBoundingClientRect();
  expect(Math.abs(badge.top + badge.height / 2 - target.top)).toBeLessThan(2);
  page.guide.guideNumber({ stepId: 'run', n: b, number: null });
  expect(numbers()).toEqual(['1']);
  page.part('.number')!.click();
  expect(page.events).toEqual([]);
  await page.show('#b', 'click');
  expect(numbers()).toEqual([]);
  page.guide.guideHide({});
  expect(page.glass.host).toBeNull();
});

test('what is asked of a field tells whether it stands in the form of another, and draws nothing', () => {
  page = guidePage(
    '<form><input id=name aria-label=Name><input id=pw type=password aria-label=Password></form><form><input id=other aria-label=Other></form>',
  );
  const [name, secret, other] = [page.number('#name'), page.number('#pw'), page.number('#other')];
  const asked = (n: number) => page.guide.guideAsk({ n, action: 'type', beside: name });
  expect(asked(secret)).toMatchObject({ together: true, privateInput: 'password' });
  expect(asked(other)).toMatchObject({ together: false, privateInput: null });
  expect(page.glass.host).toBeNull();
});
