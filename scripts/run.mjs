// How the scripts run other programs. Plain JavaScript: used before any dependency is installed.
import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

export const ROOT = fileURLToPath(new URL('..', import.meta.url));

/** A step that failed, with what the person can do about it. */
export class StepFailed extends Error {
  /**
   * @param {string} what one sentence
   * @param {string} next the next step
   */
  constructor(what, next) {
    super(what);
    this.next = next;
  }
}

/**
 * @typedef {{ env?: Record<string, string>, timeoutMs?: number, quiet?: boolean }} RunOptions
 *   quiet: the output is shown as a whole once the program has ended, for those that run beside others
 */

/**
 * Runs a program in the repository root with its output shown.
 * @param {string} command
 * @param {string[]} args
 * @param {RunOptions} [options]
 * @returns {Promise<number>} the exit code; 127 when the program cannot be started, 124 when it took too long
 */
export function run(command, args, options = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd: ROOT,
      stdio: options.quiet ? ['ignore', 'pipe', 'pipe'] : 'inherit',
      env: { ...process.env, ...options.env },
      // `npm` and `npx` are batch files on Windows.
      shell: process.platform === 'win32',
    });
    const timer = options.timeoutMs
      ? setTimeout(() => {
          child.kill('SIGKILL');
          resolve(124);
        }, options.timeoutMs)
      : undefined;
    /** @type {Buffer[]} */
    const said = [];
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', (part) => said.push(part));
    child.on('error', () => resolve(127));
    child.on('close', (code) => {
      clearTimeout(timer);
      if (said.length > 0) process.stdout.write(Buffer.concat(said));
      resolve(code ?? 1);
    });
  });
}

/**
 * Runs a program of `node_modules/.bin`.
 * @param {string} name
 * @param {string[]} args
 * @param {RunOptions} [options]
 */
export const runBin = (name, args, options) => run('npx', ['--no-install', name, ...args], options);

/**
 * Says what goes on while a long step is silent.
 * @template T
 * @param {string} what
 * @param {() => Promise<T>} step
 * @returns {Promise<T>}
 */
export async function progress(what, step) {
  const start = Date.now();
  const seconds = () => Math.round((Date.now() - start) / 1000);
  console.log(`- ${what} ...`);
  const timer = setInterval(() => console.log(`  still at it: ${what} (${seconds()} s)`), 15_000);
  try {
    const result = await step();
    console.log(`  done (${seconds()} s)`);
    return result;
  } finally {
    clearInterval(timer);
  }
}

/**
 * The one place where a script's failure is told.
 * @param {() => Promise<number>} main resolves to the exit code
 */
export async function runMain(main) {
  try {
    process.exitCode = await main();
  } catch (error) {
    if (!(error instanceof StepFailed)) throw error;
    console.error(`\n${error.message}\nWhat to do: ${error.next}`);
    process.exitCode = 1;
  }
}
