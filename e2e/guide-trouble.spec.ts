import { expect, lit, overlayBoxes, test } from './fixtures.ts';
import { expectBeaconOn, expectNoOverlay, stepReply, walk } from './guide-script.ts';

const html = (title: string, body: string) =>
  `<!doctype html><html lang=en><title>${title}</title><h1>${title}</h1>${body}`;

test.beforeEach(async ({ sightline }) => sightline.useModel());

test('a page that is not there is gone back from without a request and not proposed again; two misses end in what was tried', async ({
  sightline,
  model,
  site,
}) => {
  site.route(
    '/town',
    html('Town', '<a id=hours href=/gone?status=404>Opening hours</a> <a href=/c>Contact</a>'),
  );
  site.route('/gone', html('404 Not found', ''));
  const hours: Parameters<typeof model.script>[0] = (request) =>
    stepReply(request.find(/^Opening hours$/), { instruction: 'Open the hours' });
  const none = () => stepReply(null, { action: 'none', instruction: 'The town keeps no hours.' });
  model.once(hours);
  const tab = await sightline.open('/town');
  const { panel, page } = tab;
  await panel.send('/guide find the opening hours');
  await expectBeaconOn(tab, '#hours');
  await page.click('#hours');
  await expect(panel.steps.last()).toContainText('Go back: this page leads nowhere');
  expect(model.requests).toHaveLength(1);
  model.once(hours);
  model.script(none);
  await panel.button('Do it for me').click();
  // A model that finds no way on is believed, with its reason and without another request.
  await expect(panel.alert).toContainText('unsure');
  await expect(panel.alert).toContainText('The town keeps no hours.');
  await expect(panel.button('Try again')).toBeVisible();
  await expect(page).toHaveURL(site.url('/town'));
  expect(model.requests).toHaveLength(3);
  expect(model.requests[1]!.last).toContain('Dead ends, not to be tried again: "Opening hours"');
  expect(model.requests[2]!.last).toContain('leads to a dead end');
  await panel.button('Try again').click();
  await expect(panel.alert).toContainText('I do not see a way to do this.');
  await expect(panel.alert.getByRole('listitem').first()).toHaveText('Open the hours a dead end');
  await panel.idle();
  await expectNoOverlay(page);
});

test('a field that the page refuses is the next step, with the words of the page beside it', async ({
  sightline,
  model,
  site,
}) => {
  site.route(
    '/user',
    html(
      'User',
      `<label>User name <input id=u></label><p id=e></p><button id=s onclick="if(u.value.length<5){u.setAttribute('aria-invalid','true');u.setAttribute('aria-describedby','e');e.textContent='At least 5 letters'}else{u.removeAttribute('aria-invalid');e.textContent='Saved as '+u.value}">Save</button>`,
    ),
  );
  model.script(
    walk(
      [
        { at: /^User name$/, action: 'type', value: 'ada' },
        { at: /^Save$/ },
        { at: /^User name$/, action: 'type', value: 'adalovelace' },
        { at: /^Save$/ },
      ],
      /^Saved as/,
    ),
  );
  const tab = await sightline.open('/user');
  const { panel, page } = tab;
  await panel.send('/guide call me ada');
  await expectBeaconOn(tab, '#u');
  await panel.button('Do it for me').click();
  await expectBeaconOn(tab, '#s');
  await panel.button('Do it for me').click();
  await expect(panel.steps.last()).toContainText('The page says: At least 5 letters');
  expect(model.requests[2]!.last).toContain('error: textbox "User name": At least 5 letters');
  await expectBeaconOn(tab, '#u');
  expect((await overlayBoxes(page, '.tooltip'))[0]?.text).toContain('At least 5 letters');
  await panel.button('Do it for me').click();
  await expectBeaconOn(tab, '#s');
  await panel.button('Do it for me').click();
  await expect(panel.steps.last()).toContainText('Saved as adalovelace');
});

test('what the task asked for is ticked one by one with the words that show it, and what is open is said', async ({
  sightline,
  model,
  site,
}) => {
  site.route(
    '/bag',
    html('Bag', '<p>Two red apples are in the bag.</p><p>Delivery on Monday.</p><button>Pay</button>'),
  );
  const end = (request: Parameters<Parameters<typeof model.script>[0]>[0]) => {
    const [apples, day] = [request.find(/red apples/), request.find(/Monday/)];
    const proof = [
      { what: 'Two apples', index: apples.n, text: 'Two red apples' },
      { what: 'Delivered on Monday', index: day.n, text: 'Delivery on Monday' },
      { what: 'Gift wrapped', index: null, text: '' },
    ];
    const done = {
      instruction: 'The bag is ready.',
      index: apples.n,
      text: 'Two red apples',
      action: 'done',
    };
    return { json: { ...done, value: null, hint: '', proof } };
  };
  model.script(end);
  const tab = await sightline.open('/bag');
  await sightline.expectUntouched(tab);
  const { panel, page } = tab;
  await panel.send('/guide put two apples into the bag for Monday, gift wrapped');
  await expect(panel.steps.last()).toContainText('The page shows it: Two red apples');
  await expect(panel.page.getByRole('listitem').filter({ hasText: 'Gift wrapped' })).toContainText(
    'please check',
  );
  expect(model.requests).toHaveLength(2);
  expect(model.requests[1]!.last).toContain('something still open');
  expect(await lit(page)).toEqual({ 1: 'Two red apples', 2: 'Delivery on Monday' });
  await panel.button('Clear').click();
  await expect.poll(() => lit(page)).toEqual({});
  await panel.button('Citation 2: Delivery on Monday').click();
  await expect.poll(() => lit(page)).toEqual({ 1: 'Two red apples', 2: 'Delivery on Monday' });
});
