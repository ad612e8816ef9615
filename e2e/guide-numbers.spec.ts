import type { Page } from '@playwright/test';
import { expect, overlayBoxes, test } from './fixtures.ts';
import { expectBeaconOn, stepReply } from './guide-script.ts';

const html = (title: string, body: string) =>
  `<!doctype html><html lang=en><title>${title}</title><h1>${title}</h1>${body}`;

test.beforeEach(async ({ sightline }) => sightline.useModel());

const numbers = async (page: Page) => (await overlayBoxes(page, '.number')).map(({ text }) => text);

async function pressNumber(page: Page, number: string): Promise<void> {
  const box = (await overlayBoxes(page, '.number')).find(({ text }) => text === number)!;
  await page.mouse.click(box.left + box.width / 2, box.top + box.height / 2);
}

test('fields of one form come in one reply: numbered, ticked in any order, filled by Sightline, and jumped over with their part', async ({
  sightline,
  model,
  site,
}) => {
  site.route(
    '/club',
    html(
      'Club',
      `<p><label>Password <input type=password></label></p><form onsubmit="return false">${['Name', 'Street', 'Town', 'Age'].map((label) => `<p><label>${label} <input id=${label.toLowerCase()}></label></p>`).join('')}<button id=join>Continue</button></form>`,
    ),
  );
  model.once((request) => {
    const entry = (at: RegExp, value: string | null) => {
      const { n, text } = request.find(at);
      return { index: n, text, value };
    };
    const name = request.find(/^Name$/);
    const more = [
      entry(/^Street$/, 'Mill Lane'),
      entry(/^Password$/, 'never'),
      entry(/^Continue$/, null),
      entry(/^Town$/, 'Ulm'),
      entry(/^Age$/, '36'),
      { index: 4999, text: 'Shoe size', value: '38' },
    ];
    const { json } = stepReply(name, { action: 'type', value: 'Ada', instruction: 'Enter your name' }) as {
      json: object;
    };
    return { json: { ...json, plan: ['fill in the form', 'join'], part: 1, more } };
  });
  model.script((request) => stepReply(request.find(/^Continue$/), { instruction: 'Join the club' }));
  const tab = await sightline.open('/club');
  const { panel, page } = tab;
  await panel.send('/guide join the club');
  await expectBeaconOn(tab, '#name');
  const chain = panel.page.locator('.guide-chain');
  await expect(chain.getByRole('article')).toHaveCount(4);
  await expect.poll(() => numbers(page)).toEqual(['2', '3', '4']);
  await expect(chain).not.toContainText('Password');

  await page.reload();
  await expectBeaconOn(tab, '#name');
  await expect.poll(() => numbers(page)).toEqual(['2', '3', '4']);
  expect(model.requests).toHaveLength(1);

  await page.click('#age');
  await page.keyboard.type('36');
  await expect(panel.steps.nth(3)).toContainText('done');
  await expect.poll(() => numbers(page)).toEqual(['2', '3']);
  await expectBeaconOn(tab, '#name');

  await pressNumber(page, '3');
  await expectBeaconOn(tab, '#town');
  await expect.poll(() => numbers(page)).toEqual(['1', '2']);
  await panel.button('Do it for me').click();
  await expect(page.locator('#town')).toHaveValue('Ulm');
  await expectBeaconOn(tab, '#name');
  expect(model.requests).toHaveLength(1);

  await panel.page.locator('.guide-more summary').click();
  await panel.button('I know this part').click();
  await expectBeaconOn(tab, '#join');
  expect(model.requests).toHaveLength(2);
  const told = model.requests[1]!.last;
  expect(told).toContain('type textbox "Town": done; now value "Ulm"');
  expect(told).toContain('type textbox "Age": done; now value "36"');
  expect(told).toContain('Parts that the person does alone, skip their steps: "fill in the form"');
  expect(told).not.toContain('Mill Lane');
});

test('where several controls may be meant, a press on a number on the page says which one', async ({
  sightline,
  model,
  site,
}) => {
  site.route(
    '/rooms',
    html(
      'Rooms',
      `<button id=a>Edit</button> <button id=b onclick="this.nextElementSibling.textContent='Editing the second room'">Edit</button><p role=status></p>`,
    ),
  );
  const unsure = () =>
    ({
      json: {
        instruction: 'Edit the room',
        index: 4999,
        text: 'Edit',
        action: 'click',
        value: null,
        hint: '',
      },
    }) as const;
  model.once(unsure);
  model.once(unsure);
  model.script((request) =>
    stepReply(request.find(/^Editing/), { action: 'done', instruction: 'It is open' }),
  );
  const tab = await sightline.open('/rooms');
  const { panel, page } = tab;
  await panel.send('/guide edit the room');
  await expect(panel.alert).toContainText('Edit');
  await expect.poll(() => numbers(page)).toEqual(['1', '2']);
  expect(await overlayBoxes(page, '.beacon')).toEqual([]);
  await pressNumber(page, '2');
  await expectBeaconOn(tab, '#b');
  await expect.poll(() => numbers(page)).toEqual([]);
  expect(model.requests).toHaveLength(2);
  await page.click('#b');
  await expect(panel.steps.last()).toContainText('The page shows it');
  await panel.idle();
});
