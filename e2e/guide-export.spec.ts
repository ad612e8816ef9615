import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { findBrowser } from '../scripts/browser.mjs';
import { expect, test } from './fixtures.ts';
import { expectBeaconOn, walk } from './guide-script.ts';

const run = promisify(execFile);

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

  // Beside this file, so that Playwright is found from there, and not where it tidies up.
  const folder = await mkdtemp(resolve('e2e/zz-exported-'));
  await writeFile(join(folder, 'run.spec.ts'), await saved('Save as Playwright test'));
  const launchOptions = {
    executablePath: findBrowser(),
    args: ['--no-sandbox', '--host-resolver-rules=MAP *.test 127.0.0.1'],
  };
  await writeFile(
    join(folder, 'playwright.config.mjs'),
    `export default { testDir: '.', respectGitIgnore: false, reporter: 'line', use: { headless: true, launchOptions: ${JSON.stringify(launchOptions)} } };`,
  );
  const { stdout } = await run('npx', ['playwright', 'test', '-c', join(folder, 'playwright.config.mjs')], {
    env: { ...process.env, FORCE_COLOR: '0' },
  });
  expect(stdout).toContain('1 passed');
  await rm(folder, { recursive: true });
});
