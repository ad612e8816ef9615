import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { expectBeaconOn, walk } from './guide-script.ts';

interface Exported {
  title: string;
  run: (fixtures: { page: Page }) => Promise<void>;
}

/** What Playwright would find in the file and run: without a second Playwright and its browser, which take twenty seconds. */
function exported(file: string): Exported {
  const [first, ...code] = file.split('\n');
  expect(first).toBe("import { expect, test } from '@playwright/test';");
  const found: Exported[] = [];
  new Function('expect', 'test', code.join('\n'))(expect, (title: string, run: Exported['run']) => {
    found.push({ title, run });
  });
  expect(found).toHaveLength(1);
  return found[0]!;
}

test('a finished run is saved as instructions, and as a Playwright test that passes by itself', async ({
  sightline,
  model,
  site,
}) => {
  site.route(
    '/desk',
    '<!doctype html><html lang=en><title>Desk</title><nav><a id=new href=/ticket>New ticket</a></nav><h1>Desk</h1>',
  );
  site.route(
    '/ticket',
    `<!doctype html><html lang=en><title>Ticket</title><h1>New ticket</h1><label>Subject <input id=s></label>
<label>Room <select id=r><option>Oak</option><option>Elm</option></select></label> <label><input type=checkbox id=u> Urgent</label>
<button id=b onclick="o.textContent='Ticket '+s.value+' in '+r.value+(u.checked?', urgent':'')">File it</button><p id=o role=status></p>`,
  );
  await sightline.useModel();
  model.script(
    walk(
      [
        { at: /^New ticket$/, instruction: 'Open “New ticket”' },
        { at: /^Subject$/, action: 'type', value: 'Cold tea', instruction: 'Enter the subject' },
        { at: /^Room$/, action: 'select', value: 'Elm' },
        { at: /^Urgent$/, action: 'check' },
        { at: /^File it$/ },
      ],
      /^Ticket Cold tea/,
    ),
  );
  const tab = await sightline.open('/desk');
  const { panel } = tab;
  await panel.send('/guide file an urgent ticket about cold tea');
  for (const at of ['#new', '#s', '#r', '#u', '#b']) {
    await expectBeaconOn(tab, at);
    await panel.button('Do it for me').click();
  }
  await expect(panel.steps.last()).toContainText('Ticket Cold tea in Elm, urgent');
  await panel.page.getByText('Summary of this task').click();
  const saved = async (name: string) => {
    const download = panel.page.waitForEvent('download');
    await panel.button(name).click();
    return readFile(await (await download).path(), 'utf8');
  };
  const instructions = await saved('Save as instructions');
  expect(instructions).toContain('1. Open “New ticket”');
  expect(instructions).toContain('2. Enter the subject: `Cold tea`');
  expect(JSON.parse(await saved('Save as JSON')).steps).toHaveLength(6);

  const test = exported(await saved('Save as Playwright test'));
  expect(test.title).toBe('file an urgent ticket about cold tea');
  const page = await sightline.context.newPage();
  await test.run({ page });
  await expect(page.getByRole('status'), 'it did what the guide did').toHaveText(
    'Ticket Cold tea in Elm, urgent',
  );
  await page.close();
});
