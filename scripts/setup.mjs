// Makes a bare clone ready: Node, dependencies, a browser. Plain JavaScript without dependencies.
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { browsers, browserVersion, refusesExtensions, rememberBrowser } from './browser.mjs';
import { progress, ROOT, run, runBin, runMain, StepFailed } from './run.mjs';

/** Everything `npm start` and `npm test` need. Throws `StepFailed`. */
export async function setup() {
  console.log('Set-up');
  checkNode();
  await installDependencies();
  const path = await findOrInstallBrowser();
  console.log(`- browser: ${browserVersion(path)} (${path})`);
  // The steps that follow use the same browser, and so do scripts that are started later.
  if (!process.env.CHROME_PATH) rememberBrowser(path);
  process.env.CHROME_PATH = path;
}

function checkNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major < 20 || (major === 20 && minor < 19)) {
    throw new StepFailed(
      `Node ${process.versions.node} is too old.`,
      'Install Node 20.19 or newer from https://nodejs.org.',
    );
  }
  console.log(`- Node ${process.versions.node}`);
}

async function installDependencies() {
  const stamp = join(ROOT, 'node_modules', '.sightline-lock');
  const lock = join(ROOT, 'package-lock.json');
  const hash = createHash('sha256').update(readFileSync(lock)).digest('hex');
  if (dependenciesAreCurrent(stamp, lock, hash)) {
    console.log('- dependencies are installed');
    return;
  }
  const code = await progress('installing dependencies (npm ci)', () =>
    run('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error']),
  );
  if (code !== 0) {
    throw new StepFailed(
      `\`npm ci\` ended with code ${code}.`,
      'Check the network and the npm registry (`npm ping`), then run the same command again.',
    );
  }
  writeFileSync(stamp, hash);
}

/**
 * @param {string} stamp file with the lock's hash at the last installation
 * @param {string} lock
 * @param {string} hash
 */
function dependenciesAreCurrent(stamp, lock, hash) {
  if (existsSync(stamp)) return readFileSync(stamp, 'utf8') === hash;
  // Installed by hand: npm keeps a copy of the lock from that moment.
  const npmsOwn = join(ROOT, 'node_modules', '.package-lock.json');
  return existsSync(npmsOwn) && statSync(npmsOwn).mtimeMs >= statSync(lock).mtimeMs;
}

/** `CHROME_PATH`, the system's, Playwright's download, apt. */
async function findOrInstallBrowser() {
  const chosen = process.env.CHROME_PATH;
  if (chosen) {
    if (canRun(chosen)) return chosen;
    throw new StepFailed(
      `CHROME_PATH is ${chosen}, which ${existsSync(chosen) ? 'cannot load this extension or does not start' : 'does not exist'}.`,
      'Point it to Chromium or Chrome for Testing, or unset it: one is then found or downloaded.',
    );
  }
  const found = browsers();
  const fit = found.find(canRun);
  if (fit) return fit;
  for (const path of found) console.log(`- ${path} does not start (system libraries may be missing)`);
  return (await downloadBrowser()) ?? (await installBrowserByApt()) ?? giveUp();
}

/**
 * Whether the browser starts and takes unpacked extensions.
 * @param {string} path
 */
function canRun(path) {
  let version = '';
  try {
    version = browserVersion(path);
  } catch {
    // Not a program, or its libraries are missing: the next place is tried and what was wrong is said there.
    return false;
  }
  if (!refusesExtensions(version)) return true;
  console.log(`- ${version} ignores --load-extension (Google Chrome does since 137): looking for Chromium`);
  return false;
}

async function downloadBrowser() {
  await progress("downloading Chromium (Playwright's build, about 170 MB)", () =>
    runBin('playwright', ['install', 'chromium', '--no-shell'], {
      timeoutMs: 600_000,
      env: { PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT: '20000' },
    }),
  );
  return browsers().find(canRun);
}

async function installBrowserByApt() {
  if (process.getuid?.() !== 0 || !existsSync('/etc/debian_version')) return undefined;
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  await progress('installing Chromium (apt-get)', async () => {
    await run('apt-get', ['update', '-q'], { env });
    await run('apt-get', ['install', '-yq', '--no-install-recommends', 'chromium', 'fonts-liberation'], {
      env,
    });
  });
  return browsers().find(canRun);
}

/** @returns {never} */
function giveUp() {
  throw new StepFailed(
    'No Chromium could be found or installed.',
    'Install Chromium (or Chrome for Testing) and set CHROME_PATH to it; on Debian: `sudo apt-get install chromium`.',
  );
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  await runMain(async () => {
    await setup();
    return 0;
  });
}
