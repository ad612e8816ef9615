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

/** Which number a list was told under, by words of its head or items. */
const listWith = ({ last }: ModelRequest, words: string): number => {
  const block = last
    .split(/^(?=list \d+:)/m)
    .find((each) => each.startsWith('list ') && each.includes(words));
  return Number(/^list (\d+):/.exec(block ?? '')?.[1]);
};

test('where its words do not tell, a model says which list a question means and what counts; a program goes through it, with a ledger', async ({
  sightline,
  site,
  model,
}) => {
  await sightline.useModel({ lists: { asksModel: true } });
  site.route('/fleet', fleet());
  model.script((request) => {
    if (request.schema !== 'list_plan') {
      expect(request.last).toContain('The result of "count" is 2.');
      return `Two: ${request.cite('Aurora')}.`;
    }
    expect(request.last).toContain('Question: How many boats put to sea from Lindow?');
    const list = listWith(request, 'Aurora');
    return { json: { list, do: 'count', words: [{ any: ['Lindow', 'Lindows'], in: 'item' }] } };
  });
  const tab = await sightline.open('/fleet');
  await sightline.expectUntouched(tab);
  await tab.panel.ask('How many boats put to sea from Lindow?');
  expect(model.requests.map(({ schema }) => schema)).toEqual(['list_plan', undefined]);
  await expect(tab.panel.answer).toContainText('Two:');
  await expect(tab.panel.answer).toContainText('2 of 4 items count.');
  await expect(tab.panel.answer).toContainText('end proved');
  const rows = tab.panel.answer.getByRole('table').getByRole('row');
  await expect(rows.nth(1)).toContainText(/Aurora.*yes/);
  await expect(rows.nth(2)).toContainText(/Boreas.*no/);
});

test('values beside a word are compared and added as the model says; what no item has stops the counting, and the question is answered as any other', async ({
  sightline,
  site,
  model,
}) => {
  await sightline.useModel({ lists: { asksModel: true } });
  site.route('/fleet', fleet());
  let plan: Record<string, unknown> = { do: 'max', beside: 'crew of' };
  const told: string[] = [];
  model.script((request) => {
    if (request.schema === 'list_plan') return { json: { list: listWith(request, 'Aurora'), ...plan } };
    told.push(/A program has gone through[^\n]*/.exec(request.last)?.[0] ?? 'nothing counted');
    return `As told: ${request.cite('Cutter')}.`;
  });
  const { panel } = await sightline.open('/fleet');
  await panel.ask('Which vessel carries the most people?');
  await expect(panel.answer).toContainText('Cutter');
  await expect(panel.answer).toContainText(/Most of 4 items: Cutter/);
  plan = { do: 'sum', beside: 'passengers' };
  await panel.ask('What do all vessels carry in total?');
  await expect(panel.answer.getByRole('table')).toHaveCount(0);
  expect(told.at(-1)).toBe('nothing counted');
});

test('a question about no list costs one small request, and a number that names no list, or a reply that is none, counts nothing', async ({
  sightline,
  site,
  model,
}) => {
  await sightline.useModel({ lists: { asksModel: true } });
  site.route('/fleet', fleet());
  let plan: unknown = { json: { list: 0 } };
  model.script((request) =>
    request.schema === 'list_plan'
      ? (plan as string)
      : `In spring: ${request.cite('The quay was mended in spring.')}`,
  );
  const { panel } = await sightline.open('/fleet');
  for (const each of [{ json: { list: 0 } }, { json: { list: 99 } }, 'no plan at all']) {
    plan = each;
    await panel.ask('How many times was the quay mended?');
    await expect(panel.answer).toContainText('In spring:');
    await expect(panel.answer.getByRole('table')).toHaveCount(0);
  }
});

test('what counts only by its meaning is looked at item by item, in the list that the model has named', async ({
  sightline,
  site,
  model,
}) => {
  await sightline.useModel({ lists: { asksModel: true } });
  site.route('/fleet', fleet());
  model.script((request) => {
    if (request.schema === 'list_plan')
      return { json: { list: listWith(request, 'Aurora'), do: 'count', meaning: true } };
    if (request.schema !== 'verdicts') return 'no';
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
  expect(model.requests.map(({ schema }) => schema)).toEqual(['list_plan', 'verdicts']);
});

test('"Read all of it" goes on with the plan that was made, without asking for it again', async ({
  sightline,
  site,
  model,
}) => {
  await sightline.useModel({ lists: { asksModel: true } });
  site.route(
    '/growing',
    `${fleet()}<button id=more onclick="document.querySelector('main ul').insertAdjacentHTML('beforeend', '<li class=vessel><h3>Eagle</h3><p>Lindow</p><p>crew of 3, leaves at 5</p></li>'); this.remove()">Load more</button>`.replace(
      '</main>',
      '',
    ),
  );
  model.script((request) =>
    request.schema === 'list_plan'
      ? { json: { list: listWith(request, 'Aurora'), do: 'count', words: [{ any: ['Lindow'], in: 'item' }] } }
      : `So many: ${request.cite('Aurora')}.`,
  );
  const { panel } = await sightline.open('/growing');
  await panel.ask('How many boats put to sea from Lindow?');
  await expect(panel.answer).toContainText('2 of 4 items count.');
  await panel.button('Read all of it').click();
  await expect(panel.answer).toContainText('3 of 5 items count.');
  expect(model.requests.filter(({ schema }) => schema === 'list_plan')).toHaveLength(1);
});
