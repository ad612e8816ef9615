import { expect, test } from './fixtures.ts';
import { stepReply } from './guide-script.ts';

const SHOP = `<!doctype html><html lang="en"><title>Ferries</title><main><h1>Ferries</h1>
<div class="promo" id="ad"><p>Sponsored: the Zephyr for €1.00, only this week</p></div>
<table><thead><tr><th>Ferry</th><th>Fare</th></tr></thead><tbody>
<tr><td>Aurora</td><td>€12.50</td></tr><tr><td>Boreas</td><td>€8.00</td></tr><tr><td>Cutter</td><td>€21.00</td></tr></tbody></table>
<p>Refunds are paid within ten days.</p><a href="#form">Refund form</a></main></html>`;

test('several things asked for in turn: a list that can be changed, the review waited for, each part with its own card, and a failed one holds the rest', async ({
  sightline,
  site,
  model,
}) => {
  site.route('/ferries', SHOP);
  await sightline.useModel();
  model.script((request) => {
    if (request.schema === 'guide_step') return stepReply(request.find(/Refund form/), {});
    if (request.schema) {
      const { n, text } = request.find(/Zephyr/);
      return { json: { found: [{ index: n, reason: 'sponsored', snippet: text }], message: '' } };
    }
    return request.last.includes('cheapest')
      ? `The Boreas ${request.cite('Boreas')}.`
      : `Within ten days ${request.cite('within ten days')}.`;
  });
  const tab = await sightline.open('/ferries');
  await sightline.expectUntouched(tab);
  const { panel } = tab;
  await panel.send(
    'Hide what is sponsored, tell me the cheapest ferry of the rest and then take me to the order form',
  );
  const plan = panel.page.getByRole('region', { name: 'One after the other' });
  const parts = plan.getByRole('listitem');
  await expect(parts).toHaveText([
    /Hide what is sponsored now/,
    /tell me the cheapest ferry of the rest to come/,
    /take me to the order form to come/,
  ]);
  await parts.nth(2).getByRole('button', { name: 'Change this part' }).click();
  await plan.getByRole('textbox').fill('take me to the refund form');
  await plan.getByRole('button', { name: 'Save' }).click();
  await expect(parts.nth(2)).toContainText('take me to the refund form to come');
  await plan.getByRole('button', { name: 'Wait with the rest' }).click();
  await panel.button(/^Hide selected/).click();
  await expect(parts.first()).toContainText('done');
  await expect(plan).toContainText('The rest waits.');
  await expect(panel.answers).toHaveCount(1);
  await plan.getByRole('button', { name: 'Go on with the rest' }).click();
  await expect(panel.page.getByText('Least of 3 items: Boreas (€8.00).')).toBeVisible();
  await expect(tab.page.locator('#ad')).toBeHidden();
  await expect(parts.nth(2)).toContainText('now');
  await expect(panel.answers).toHaveCount(3);
  await panel.button('Stop').click();
  await expect(parts.nth(2)).toContainText('stopped');

  model.script(() => ({ status: 401, body: { error: { message: 'no' } } }));
  await panel.send('Explain the refunds, then take me to the refund form');
  await expect(parts).toHaveText([/failed/, /to come/]);
  await expect(plan).toContainText('This part failed, so the rest was not begun.');
  model.script((request) => stepReply(request.find(/Refund form/), {}));
  await plan.getByRole('button', { name: 'Go on with the rest' }).click();
  await expect(parts.nth(1)).toContainText('now');
  await expect(parts.nth(1).getByRole('button')).toHaveCount(0);

  // "It" is what the part before has found.
  await panel.button('Stop').click();
  await expect(parts.nth(1)).toContainText('stopped');
  let told = '';
  model.script((request) => {
    if (request.schema !== 'guide_step') return `Within ten days ${request.cite('within ten days')}.`;
    told = request.last;
    return stepReply(request.find(/Refund form/), {});
  });
  await panel.send('Find the refund rule, then take me to it');
  await expect(parts).toHaveText([/done/, /now/]);
  await expect.poll(() => told).toContain('The request is about these words: “within ten days”');
});

test('what is to be done first begins first, wherever it stands in the request, and a model is asked only where the words leave the order open', async ({
  sightline,
  site,
  model,
}) => {
  site.route('/ferries', SHOP);
  await sightline.useModel();
  model.script((request) => {
    if (request.schema === 'route')
      return {
        json: {
          handler: 'find',
          confidence: 0.9,
          reason: 'two things',
          parts: [
            { handler: 'find', request: 'explain the refunds' },
            { handler: 'guide', request: 'take me to the refund form' },
          ],
        },
      };
    if (request.schema === 'guide_step') return stepReply(request.find(/Refund form/), {});
    if (request.schema) {
      const { n, text } = request.find(/Zephyr/);
      return { json: { found: [{ index: n, reason: 'sponsored', snippet: text }], message: '' } };
    }
    return `Within ten days ${request.cite('within ten days')}.`;
  });
  const { panel, page } = await sightline.open('/ferries');
  const parts = panel.page.getByRole('region', { name: 'One after the other' }).getByRole('listitem');
  const asked = () => model.requests.map(({ schema }) => schema);

  await panel.send('Tell me the cheapest ferry, but hide the sponsored box first');
  await expect(parts).toHaveText([/hide the sponsored box now/, /Tell me the cheapest ferry to come/]);
  await panel.button(/^Hide selected/).click();
  await expect(panel.page.getByText('Least of 3 items: Boreas (€8.00).')).toBeVisible();
  await expect(page.locator('#ad')).toBeHidden();
  await expect(parts).toHaveText([/done/, /done/]);
  expect(asked()).not.toContain('route');

  await panel.send('Before you take me to the refund form, explain the refunds');
  await expect(parts).toHaveText([/explain the refunds done/, /take me to the refund form now/]);
  await panel.button('Stop').click();
  await expect(parts.nth(1)).toContainText('stopped');
  expect(asked()).not.toContain('route');

  await panel.send('Before you take me to the refund form, hide the banner. Then explain the refunds.');
  await expect(parts).toHaveText([/explain the refunds done/, /take me to the refund form now/]);
  expect(asked().filter((schema) => schema === 'route')).toHaveLength(1);
});
