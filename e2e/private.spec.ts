import type { Page } from '@playwright/test';
import { expect, type Sightline, type Tab, test } from './fixtures.ts';
import { beaconOf, stepReply } from './guide-script.ts';

/** What the person types, by the field's selector; none of it may ever be in a request. */
const TYPED: Record<string, string> = {
  '#nr': '4000 1234 5678 9011',
  '#holder': 'ADA BYRON-KING',
  '#login': 'ada.byron.77',
  '#word': 'Kuhweide-77-Zebra',
  '#shown': 'Weidezaun-31-Gnu',
  '#tan': '830215',
  '#editor': 'Wiesel-12-Notiz',
  '#drawn': 'Hamster-45-Text',
  '#open-field': 'Schatten-88-auf',
  '#frame-field': '998877665544',
  '#iban': 'DE89370400440532013000',
};

const PAGE = `<!doctype html><title>Konto</title><main><h1>Mein Konto</h1><p>Ihre Bestellung ist unterwegs.</p>
<label>Ort <input id="city" value="Potsdam"></label>
<form><label>Kartennummer <input id="nr" oninput="document.querySelector('#preview').textContent = this.value"></label>
<label>Karteninhaber <input id="holder"></label><output id="preview"></output></form>
<form><label>Benutzername <input id="login"></label><label>Kennwort <input id="word" type="password"></label>
<button type="button">Anmelden</button></form>
<div><input id="shown" type="password"></div>
<table><tr><td>mTAN</td><td><input id="tan"></td></tr></table>
<p id="l1">Geheime Antwort</p><div id="editor" contenteditable aria-labelledby="l1">&nbsp;</div>
<p id="l2">Reisepassnummer</p><div id="drawn" role="textbox" tabindex="0" contenteditable aria-labelledby="l2">&nbsp;</div>
<p>Passwort wiederholen</p><x-open></x-open><p>Sicherheitscode</p><x-closed></x-closed>
<label>Notiz <input id="iban"></label>
<iframe src="{{partner}}/frame" width="300" height="100"></iframe></main>
<script>
for (const [tag, mode] of [['x-open', 'open'], ['x-closed', 'closed']]) {
  const root = document.querySelector(tag).attachShadow({ mode });
  root.innerHTML = '<input id="' + mode + '-field">';
  if (mode === 'closed') window.typeInClosed = (text) => { root.firstChild.value = text; };
}
</script>`;
const CLOSED = 'Keller-19-zu';
const SECRETS = [...Object.values(TYPED), CLOSED];

async function typeAll(page: Page): Promise<void> {
  for (const [selector, text] of Object.entries(TYPED)) {
    const place = selector === '#frame-field' ? page.frameLocator('iframe') : page;
    await place.locator(selector).fill(text);
  }
  await page.evaluate(
    (text) => (window as unknown as { typeInClosed(text: string): void }).typeInClosed(text),
    CLOSED,
  );
}

async function openTyped(sightline: Sightline): Promise<Tab> {
  const tab = await sightline.open('/konto');
  await typeAll(tab.page);
  return tab;
}

/** All that left the browser for the model, as it was on the wire. */
const wire = (sightline: Sightline): string =>
  sightline.model.requests.map(({ body }) => JSON.stringify(body)).join('\n');

function expectNothingTold(sightline: Sightline): void {
  const sent = wire(sightline);
  expect(sent).toContain('Kartennummer');
  expect(
    SECRETS.filter((secret) => sent.includes(secret) || sent.includes(secret.replaceAll(' ', ''))),
  ).toEqual([]);
}

test.beforeEach(async ({ sightline, site }) => {
  await sightline.useModel();
  site.route('/konto', PAGE);
  site.route('/frame', '<!doctype html><label>Kontonummer <input id="frame-field"></label>');
});

test('what was typed into private fields is in no request of any mode; what was typed elsewhere is', async ({
  sightline,
  model,
}) => {
  model.script((request) => {
    if (request.schema === 'guide_step') return stepReply(request.find(/Ort/), { action: 'click' });
    if (request.schema === 'hide_items') return { json: { found: [], message: '' } };
    return `It is on its way ${request.cite('Ihre Bestellung ist unterwegs')}.`;
  });
  const { page, panel } = await openTyped(sightline);
  await panel.ask('/find where is my order?');
  await panel.ask('/hide the order');
  await panel.send('/guide fill in my town');
  await expect(panel.steps.first()).toBeVisible();
  expect(model.requests.map(({ schema }) => schema)).toEqual([undefined, 'hide_items', 'guide_step']);
  expectNothingTold(sightline);
  expect(wire(sightline)).toContain('Potsdam');
  await panel.button('Stop').click();
  for (const selector of ['#nr', '#editor', '#iban', '#login']) {
    await test.step(`words selected in ${selector}`, async () => {
      await page.locator(selector).selectText();
      await panel.ask('/find what does this mean?');
      expectNothingTold(sightline);
    });
  }
  await test.step('a password that is shown as text after the page was read', async () => {
    await page.locator('#shown').evaluate((field) => field.setAttribute('type', 'text'));
    await panel.ask('/find and now?');
    expectNothingTold(sightline);
  });
  expect(model.requests).toHaveLength(8);
});

test('a guide hands private fields to the person, and keeps no value for them', async ({
  sightline,
  model,
}) => {
  const INVENTED = '5105105105105100';
  let asked = 0;
  model.script((request) => {
    asked += 1;
    if (asked === 1)
      return stepReply(request.find(/^Kartennummer/), {
        action: 'type',
        value: INVENTED,
        instruction: 'Enter your card number',
      });
    if (asked === 2) return stepReply(request.find(/Ort/), { action: 'click' });
    return stepReply(null, { action: 'done', instruction: 'All done' });
  });
  const tab = await sightline.open('/konto');
  const { page, panel } = tab;
  await panel.send('/guide pay my order');
  await beaconOf(page);
  await expect(panel.steps.first()).toContainText('Sightline does not fill them in and sends them nowhere');
  await expect(panel.page.getByText(INVENTED)).toHaveCount(0);
  await typeAll(page);
  await expect.poll(() => model.requests.length).toBeGreaterThan(1);
  expectNothingTold(sightline);
  expect(model.requests[1]!.all).not.toContain(INVENTED);
  const stored = await sightline.backstage.evaluate(async () =>
    JSON.stringify([await chrome.storage.session.get(null), await chrome.storage.local.get(null)]),
  );
  expect([...SECRETS, INVENTED].filter((secret) => stored.includes(secret))).toEqual([]);
});

test('what is secret in an address is in no request of any mode; the rest of it is', async ({
  sightline,
  site,
  model,
}) => {
  const SECRET = 'Qx7vTz19LmPq04';
  site.route(
    '/inbox',
    `<!doctype html><title>Inbox</title><main><h1>Inbox</h1><p>Two letters are waiting.</p>
    <a href="/next?access_token=${SECRET}" style="display: inline-block; width: 40px; height: 40px"></a>
    <button>Read them</button></main>`,
  );
  model.script((request) => {
    if (request.schema === 'guide_step') return stepReply(request.find(/Read them/), { action: 'click' });
    if (request.schema === 'hide_items') return { json: { found: [], message: '' } };
    return `Two ${request.cite('Two letters are waiting')}.`;
  });
  const { panel } = await sightline.open(`/inbox?folder=2&token=${SECRET}&code=${SECRET}#session=${SECRET}`);
  await panel.ask('/find how many letters?');
  await panel.ask('/hide the letters');
  await panel.send('/guide read the letters');
  await expect(panel.steps.first()).toBeVisible();
  expect(model.requests.map(({ schema }) => schema)).toEqual([undefined, 'hide_items', 'guide_step']);
  expect(wire(sightline)).toContain('/inbox?folder=2&token=***');
  expect(wire(sightline)).not.toContain(SECRET);
});
