import { execFileSync } from 'node:child_process';
import { chmodSync, cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';

/** A copy of the scripts, as in a clone of its own, on a machine with these programs on its path, in this order. */
function machine(programs: Readonly<Record<string, string>>) {
  const root = mkdtempSync(join(tmpdir(), 'sightline-browser-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  for (const name of ['browser.mjs', 'run.mjs', 'setup.mjs'])
    cpSync(join(import.meta.dirname, '../../scripts', name), join(root, 'scripts', name), {
      recursive: true,
    });
  mkdirSync(join(root, 'node_modules'));
  for (const [name, script] of Object.entries(programs)) {
    const file = join(root, name);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, `#!/bin/sh\n${script}\n`);
    chmodSync(file, 0o755);
  }
  // As after `npm ci`.
  writeFileSync(join(root, 'package-lock.json'), '{}');
  writeFileSync(join(root, 'node_modules/.package-lock.json'), '{}');
  const folders = [...new Set(Object.keys(programs).map((name) => join(root, dirname(name))))];
  const env = { ...process.env, CHROME_PATH: '', PATH: [...folders, '/usr/bin', '/bin'].join(':') };
  const node = (code: string) =>
    execFileSync(process.execPath, ['--input-type=module', '-e', code], { cwd: root, env, encoding: 'utf8' });
  return { root, node };
}

it('a script that runs later takes the browser that set-up has seen to start, not the first of its name', () => {
  const { root, node } = machine({
    'stub/chromium': 'echo "install the package"; exit 1',
    'real/chromium': 'echo "Chromium 156.0.1.2"',
  });
  const found = () =>
    node("import { findBrowser } from './scripts/browser.mjs'; process.stdout.write(String(findBrowser()));");
  expect(found()).toBe(join(root, 'stub/chromium'));
  node("import { setup } from './scripts/setup.mjs'; await setup();");
  expect(found()).toBe(join(root, 'real/chromium'));
  rmSync(join(root, 'real'), { recursive: true });
  expect(found()).toBe(join(root, 'stub/chromium'));
});
