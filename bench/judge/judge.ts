import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ask, type Endpoint } from '../model/endpoint.ts';
import { type Judged, requestOf, type Verdict, verdictOf } from './verdict.ts';

/** Where verdicts come from: files first, then a server. What is asked for is written beside the files, for a reader. */
export interface JudgeSource {
  /** Name for the report. */
  name: string;
  /** Folder of `<id>.judge.txt` (requests) and `<id>.judge.reply.txt`. */
  play?: string;
  endpoint?: Endpoint;
}

/** A verdict for each thing, in order; `undefined` where there is no reply or none that is a verdict: that is never taken for "right". */
export async function judgeAll(
  items: readonly Judged[],
  source: JudgeSource,
  retriesMs?: readonly number[],
): Promise<(Verdict | undefined)[]> {
  if (source.play) mkdirSync(source.play, { recursive: true });
  const verdicts: (Verdict | undefined)[] = [];
  for (const item of items) verdicts.push(verdictOf((await replyFor(item, source, retriesMs)) ?? ''));
  return verdicts;
}

async function replyFor(item: Judged, { play, endpoint }: JudgeSource, retriesMs?: readonly number[]) {
  const messages = requestOf(item);
  const file = play && join(play, `${item.id.replace(/[^\p{L}\p{N}_.-]+/gu, '-')}.judge`);
  if (file)
    writeFileSync(`${file}.txt`, messages.map(({ role, content }) => `=== ${role}\n${content}`).join('\n\n'));
  if (file && existsSync(`${file}.reply.txt`)) return readFileSync(`${file}.reply.txt`, 'utf8');
  if (!endpoint) return undefined;
  const answer = await ask(endpoint, { messages, temperature: 0 }, retriesMs);
  if ('status' in answer) return undefined;
  if (file) writeFileSync(`${file}.reply.txt`, answer.text);
  return answer.text;
}
