import { expect, test } from './fixtures.ts';
import { beaconOf, expectBeaconOn, stepReply, walk } from './guide-script.ts';

const html = (title: string, body: string) =>
  `<!doctype html><html lang=en><title>${title}</title><h1>${title}</h1>${body}`;

test.beforeEach(async ({ sightline }) => sightline.useModel());

test('the history tells what was seen: nothing, the value of the field, an error, what came and went', async ({
  sightline,
  model,
  site,
}) => {
  site.route(
    '/form',
    html(
      'Form',
      `<label>City <input id=city value=Oslo></label> <button id=dead>Refresh</button>
<button id=go onclick="o.textContent='The city is unknown';this.remove();p.insertAdjacentHTML('beforeend','<button id=undo>Undo</button>')">Look up</button>
<p id=o role=alert></p><p id=p></p>`,
    ),
  );
  model.script(
    walk(
      [
        { at: /^City/, action: 'type', value: '', instruction: 'Clear the city' },
        { at: /^City/, action: 'type', value: 'Rome' },
        { at: /^Refresh$/ },
        { at: /^Look up$/ },
      ],
      /unknown/,
    ),
  );
  const tab = await sightline.open('/form');
  const { page, panel } = tab;
  await panel.send('/guide look up Rome');
  await expectBeaconOn(tab, '#city');
  await expect(panel.steps.last()).toContainText('Leave the field empty');
  await panel.button('Do it for me').click();
  await expect(page.locator('#city')).toHaveValue('');
  await model.received(2);
  expect(model.requests[1]!.last).toContain('done; now empty');
  await page.click('#city');
  await page.keyboard.type('Rome');
  await model.received(3);
  expect(model.requests[2]!.last).toContain('done; now value "Rome"');
  await expectBeaconOn(tab, '#dead');
  await page.click('#dead');
  await model.received(4);
  expect(model.requests[3]!.last).toContain('tried, no visible change');
  await expectBeaconOn(tab, '#go');
  await page.click('#go');
  await model.received(5);
  const told = model.requests[4]!.last;
  expect(told).toContain('error: alert "The city is unknown"');
  expect(told).toContain('new: button "Undo"');
  expect(told).toContain('gone: button "Look up"');
});

test('what the person does while the model thinks counts: the guide asks anew instead of pointing to what is done', async ({
  sightline,
  model,
  site,
}) => {
  site.route(
    '/menu',
    html('Menu', `<button id=m onclick="this.outerHTML='<button id=after>After</button>'">Open</button>`),
  );
  let answer = () => {};
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  model.once(async (request) => {
    await held;
    return stepReply(request.find(/^Open$/), {});
  });
  model.script((request) => stepReply(request.find(/^After$/), {}));
  const tab = await sightline.open('/menu');
  await tab.panel.send('/guide open it and go on');
  await model.received(1);
  await tab.page.click('#m');
  answer();
  await expectBeaconOn(tab, '#after');
  await expect(tab.panel.steps).toHaveCount(1);
  expect(model.requests).toHaveLength(2);
});

test('a control that shows only under the pointer is told of, and guided to by hovering first', async ({
  sightline,
  model,
  site,
}) => {
  site.route(
    '/mail',
    html(
      'Mail',
      `<style>.tools{visibility:hidden}.row:hover .tools{visibility:visible}</style>
<ul><li class=row id=row style="padding:20px"><a id=mail href="#m">Letter from Ada</a> <span class=tools><button id=pin onclick="o.textContent='Pinned'">Pin</button></span></li></ul><p id=o role=status></p>`,
    ),
  );
  model.script(walk([{ at: /^Letter from Ada$/, action: 'hover' }, { at: /^Pin$/ }], /Pinned/));
  const tab = await sightline.open('/mail');
  await tab.panel.send('/guide pin the letter from Ada');
  await beaconOf(tab.page);
  expect(model.requests[0]!.find(/^Letter from Ada$/).notes).toContain('on hover: "Pin"');
  await tab.page.hover('#mail');
  await expectBeaconOn(tab, '#pin');
  await tab.page.click('#pin');
  await expect(tab.panel.steps.last()).toContainText('Pinned');
});
