import { expect, test } from './fixtures.ts';
import type { ModelRequest } from './model-server.ts';

const CREWS = [
  ['Aurora', 'Lindow', 'crew of 7, leaves at 8'],
  ['Boreas', 'Ashford', 'crew of 4, leaves at 9'],
  ['Cutter', 'Lindow', 'crew of 11, leaves at 6'],
  ['Dory', 'Millbrook', 'crew of 2, leaves at 7'],
] as const;
const item = ([name, harbour, rest]: readonly string[]) =>
  `<li class="vessel"><h3>${name}</h3><p>${harbour}</p><p>${rest}</p></li>`;
const fleet = (more = '') =>
  `<!doctype html><html lang="en"><title>Harbour news</title><main><h1>Harbour news</h1><p>The quay was mended in spring.</p><h2>Fleet</h2><ul>${CREWS.map(item).join('')}</ul>${more}</main>`;

/** Which number a list was told under, by the line of an item's words. */
function listWith({ last }: ModelRequest, words: string): number {
  const n = Number(
    last
      .split('\n')
      .find((line) => line.startsWith('[') && line.includes(words))
      ?.slice(1)
      .split(']')[0],
  );
  const heads = [...last.matchAll(/^list (\d+): .*?lines (\d+)-(\d+)/gm)];
  return Number(heads.find(([, , from, to]) => n >= Number(from) && n <= Number(to))?.[1]);
}
const planned = (request: ModelRequest, plan: object, words = ''): string =>
  `<list-plan>${JSON.stringify({ list: listWith(request, 'Aurora'), ...plan })}</list-plan>\n${words}`;

test('where its words do not tell, a model says in its one reply which list a question means and what counts; a program goes through it, with a ledger', async ({
  sightline,
  site,
  model,
}) => {
  await sightline.useModel();
  site.route('/fleet', fleet());
  model.script((request) => {
    expect(request.last).toContain('How many boats put to sea from Lindow?');
    return planned(
      request,
      { do: 'count', words: [{ any: ['Lindow', 'Lindows'], in: 'item' }] },
      'Three, I think.',
    );
  });
  const tab = await sightline.open('/fleet');
  await sightline.expectUntouched(tab);
  await tab.panel.ask('How many boats put to sea from Lindow?');
  await expect(tab.panel.answer).toContainText('2 of 4 items count.');
  await expect(tab.panel.answer).toContainText('end proved');
  await expect(tab.panel.answer).not.toContainText('Three');
  await expect(tab.panel.answer).not.toContainText('list-plan');
  const rows = tab.panel.answer.getByRole('table').getByRole('row');
  await expect(rows.nth(1)).toContainText(/Aurora.*yes/);
  await expect(rows.nth(2)).toContainText(/Boreas.*no/);
  expect(model.requests).toHaveLength(1);
});

test('values beside a word are compared and added as the model says; what no item has stops the counting, and the words below the plan are the answer', async ({
  sightline,
  site,
  model,
}) => {
  await sightline.useModel();
  site.route('/fleet', fleet());
  let plan: object = { do: 'max', beside: 'crew of' };
  model.script((request) => planned(request, plan, `In words: ${request.cite('Cutter')}.`));
  const { panel } = await sightline.open('/fleet');
  await panel.ask('Which vessel carries the most people?');
  await expect(panel.answer).toContainText(/Most of 4 items: Cutter/);
  plan = { do: 'sum', beside: 'passengers' };
  await panel.ask('What do all vessels carry in total?');
  await expect(panel.answer).toContainText('In words:');
  await expect(panel.answer).not.toContainText('list-plan');
  await expect(panel.answer.getByRole('table')).toHaveCount(0);
  expect(model.requests).toHaveLength(2);
});

test('a number that names no list and a plan that is none count nothing, and the words are the answer; a plan without words is asked for them once', async ({
  sightline,
  site,
  model,
}) => {
  await sightline.useModel();
  site.route('/fleet', fleet());
  let plan = '';
  model.script((request) =>
    request.last.includes('list-plan')
      ? plan
      : `Asked again: ${request.cite('The quay was mended in spring.')}`,
  );
  const { panel } = await sightline.open('/fleet');
  for (const each of ['{"list": 0}', '{"list": 99}', 'no plan at all']) {
    plan = `<list-plan>${each}</list-plan>In spring.`;
    await panel.ask('How many times was the quay mended?');
    await expect(panel.answer).toContainText('In spring.');
    await expect(panel.answer.getByRole('table')).toHaveCount(0);
  }
  expect(model.requests).toHaveLength(3);
  plan = '<list-plan>{"list": 99}</list-plan>';
  await panel.ask('How many times was the quay mended?');
  await expect(panel.answer).toContainText('Asked again:');
  expect(model.requests).toHaveLength(5);
});

test('"Read all of it" goes on with the plan that was made, without a request', async ({
  sightline,
  site,
  model,
}) => {
  await sightline.useModel();
  site.route(
    '/growing',
    `${fleet()}<button id=more onclick="document.querySelector('main ul').insertAdjacentHTML('beforeend', '<li class=vessel><h3>Eagle</h3><p>Lindow</p><p>crew of 3, leaves at 5</p></li>'); this.remove()">Load more</button>`.replace(
      '</main>',
      '',
    ),
  );
  model.script((request) => planned(request, { do: 'count', words: [{ any: ['Lindow'], in: 'item' }] }));
  const { panel } = await sightline.open('/growing');
  await panel.ask('How many boats put to sea from Lindow?');
  await expect(panel.answer).toContainText('2 of 4 items count.');
  await panel.button('Read all of it').click();
  await expect(panel.answer).toContainText('3 of 5 items count.');
  expect(model.requests).toHaveLength(1);
});

test('a model that sees that a program has counted something else says so: its words stand, and no ledger', async ({
  sightline,
  site,
  model,
}) => {
  await sightline.useModel();
  site.route('/fleet', fleet());
  let objects = false;
  model.script((request) => {
    expect(request.last).toMatch(/^list 1: 4 items \| lines \d+-\d+$/m);
    expect(request.last).toContain('The result of "count" is 4.');
    const words = `As I read it: ${request.cite('The quay was mended in spring.')}`;
    return objects ? `<list-plan>{"list": 0}</list-plan>\n${words}` : words;
  });
  const { panel } = await sightline.open('/fleet');
  await panel.ask('How many vessels are there?');
  await expect(panel.answer).toContainText('As I read it:');
  await expect(panel.answer).toContainText('4 items count');
  objects = true;
  await panel.ask('How many vessels are there?');
  await expect(panel.answer).toContainText('As I read it:');
  await expect(panel.answer).not.toContainText('list-plan');
  await expect(panel.answer.getByRole('table')).toHaveCount(0);
});

test('what counts only by its meaning is looked at item by item, where the model says so', async ({
  sightline,
  site,
  model,
}) => {
  await sightline.useModel();
  site.route('/fleet', fleet());
  model.script((request) => {
    if (request.schema !== 'verdicts') return planned(request, { do: 'count', each: true });
    const items = [...request.last.matchAll(/^item (\d+): (.*)$/gm)].map(([, n, text]) => ({
      n: Number(n),
      g: /leaves at [67]/.test(text!) ? 1 : 2,
      why: 'by its hour',
      quote: text!.split(' ¦ ')[0],
    }));
    return { json: { about: true, groups: [], items } };
  });
  const { panel } = await sightline.open('/fleet');
  await panel.ask('How many set off before the bakery opens?');
  await expect(panel.answer).toContainText('2 of 4 items count');
  expect(model.requests.map(({ schema }) => schema)).toEqual([undefined, 'verdicts']);
});
