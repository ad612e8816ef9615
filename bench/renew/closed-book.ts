import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { holds } from '../model/answers.ts';
import { ask, type Endpoint } from '../model/endpoint.ts';
import type { Item } from './verify.ts';

/** A model that answers without the page: a folder of `<id>.reply.txt`, a server, or both (what the server says is kept in the folder). */
export interface ClosedBook {
  folder: string;
  endpoint?: Endpoint;
}

const SYSTEM = 'Answer in a few words from what you know. If you do not know, reply "I do not know".';

/**
 * How many of the models know an item's answer without its page, and how many did not reply. A missing reply is never taken for ignorance: it
 * is counted apart.
 */
export async function knownTo(
  item: Item,
  models: readonly ClosedBook[],
  retriesMs?: readonly number[],
): Promise<{ known: number; missing: number }> {
  const replies = await Promise.all(models.map((model) => replyOf(item, model, retriesMs)));
  const { answer } = item;
  const knows = (reply: string | undefined) =>
    reply !== undefined && answer !== null && [answer].flat().every((part) => holds(reply, [part]));
  return {
    known: replies.filter(knows).length,
    missing: replies.filter((reply) => reply === undefined).length,
  };
}

/** Dropped is what two models know, or the only one that was asked. */
export const isKnown = (known: number, models: number): boolean => models > 0 && known >= Math.min(2, models);

async function replyOf(
  { id, question }: Item,
  { folder, endpoint }: ClosedBook,
  retriesMs?: readonly number[],
) {
  mkdirSync(folder, { recursive: true });
  const file = join(folder, id);
  writeFileSync(`${file}.txt`, `${SYSTEM}\n\n${question}\n`);
  if (existsSync(`${file}.reply.txt`)) return readFileSync(`${file}.reply.txt`, 'utf8');
  if (!endpoint) return undefined;
  const messages = [
    { role: 'system', content: SYSTEM },
    { role: 'user', content: question },
  ];
  const answer = await ask(endpoint, { messages, temperature: 0 }, retriesMs);
  if ('status' in answer) return undefined;
  writeFileSync(`${file}.reply.txt`, answer.text);
  return answer.text;
}
