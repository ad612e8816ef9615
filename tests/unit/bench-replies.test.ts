import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, test } from 'vitest';
import { provideReplies } from '../../bench/model/replies.ts';
import { tasksIn } from '../../bench/model/tasks-file.ts';
import { startModelServer } from '../../e2e/model-server.ts';

const closing: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0)) await close();
});

/** A model's server whose nth answer (from 1) is what `answer` says: a price to be paid, or the status of a refusal. */
async function endpoint(answer: (n: number) => { cost: number } | { status: number }) {
  let asked = 0;
  const server = createServer((_, response) => {
    asked += 1;
    const one = answer(asked);
    if ('status' in one) return response.writeHead(one.status).end('{}');
    response.end(
      JSON.stringify({ choices: [{ message: { content: `reply ${asked}` } }], usage: { cost: one.cost } }),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  closing.push(() => server.close());
  const { port } = server.address() as AddressInfo;
  return { baseURL: `http://127.0.0.1:${port}/v1`, model: 'priced', asked: () => asked };
}

/** Runs as many tasks of one request each as there are names, and gives back what is known of each. */
async function runTasks(options: Parameters<typeof provideReplies>[1], tasks: string[]) {
  const product = await startModelServer();
  closing.push(() => product.close());
  const replies = provideReplies(product, options, 'find', [1]);
  const exchanges = [];
  for (const task of tasks) {
    replies.begin(task);
    await fetch(`${product.provider.baseURL}/chat/completions`, {
      method: 'POST',
      body: JSON.stringify({ messages: [{ role: 'user', content: task }] }),
    });
    exchanges.push(replies.exchange());
  }
  return exchanges;
}

const options = (more: Partial<Parameters<typeof provideReplies>[1]>) => ({
  model: false,
  rest: [],
  ...more,
});
const missing = (exchanges: { missing: number }[]) => exchanges.map((exchange) => exchange.missing);

describe('replies of an endpoint', () => {
  test('one that dies in the middle: the run goes on, and what is missing is no success', async () => {
    const server = await endpoint((n) => (n <= 1 ? { cost: 0 } : { status: 500 }));
    expect(missing(await runTasks(options({ endpoint: server }), ['001', '002', '003']))).toEqual([0, 1, 1]);
  });

  test('one that is out of reach: every reply is missing', async () => {
    const nobody = { baseURL: 'http://127.0.0.1:9/v1', model: 'none' };
    expect(missing(await runTasks(options({ endpoint: nobody }), ['001']))).toEqual([1]);
  });

  test('one that is busy for a moment is asked again', async () => {
    const server = await endpoint((n) => (n === 1 ? { status: 429 } : { cost: 0 }));
    expect(missing(await runTasks(options({ endpoint: server }), ['001']))).toEqual([0]);
  });

  test('nothing is asked once the limit is spent', async () => {
    const server = await endpoint(() => ({ cost: 0.06 }));
    const exchanges = await runTasks(options({ endpoint: server, limit: 0.1 }), ['001', '002', '003']);
    expect(missing(exchanges)).toEqual([0, 0, 1]);
    expect(exchanges.map(({ usd }) => usd)).toEqual([0.06, 0.06, 0]);
    expect(server.asked()).toBe(2);
  });

  test('a run that broke off goes on where it was', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'replies-'));
    closing.push(() => rmSync(folder, { recursive: true }));
    const server = await endpoint((n) => (n === 2 || n === 3 ? { status: 401 } : { cost: 0.01 }));
    expect(missing(await runTasks(options({ endpoint: server, collect: folder }), ['001', '002']))).toEqual([
      0, 1,
    ]);
    expect(missing(await runTasks(options({ endpoint: server, collect: folder }), ['001', '002']))).toEqual([
      0, 1,
    ]);
    expect(missing(await runTasks(options({ endpoint: server, collect: folder }), ['001', '002']))).toEqual([
      0, 0,
    ]);
    expect(readFileSync(join(folder, '001.reply.txt'), 'utf8')).toBe('reply 1');
    expect(server.asked()).toBe(4);
  });
});

test('a broken file of tasks: whole lines are run under their own numbers, the others are named', () => {
  const file = join(mkdtempSync(join(tmpdir(), 'tasks-')), 'tasks.jsonl');
  writeFileSync(file, '{"id": "a", "file": "a.html"}\n{"id": "b"\n[]\n\n{"id": "c", "file": "c.html"}\n');
  const { tasks, broken } = tasksIn(file, []);
  expect(tasks.map(({ id, number }) => `${number} ${id}`)).toEqual(['001 a', '005 c']);
  expect(broken).toEqual(['line 2 holds no task and is left out', 'line 3 holds no task and is left out']);
});
