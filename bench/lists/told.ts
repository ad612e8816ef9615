import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { SightlineError } from '../../src/contracts/errors.ts';
import type { Model, ModelMessage } from '../../src/model/model.ts';
import { parseReply } from '../../src/model/reply.ts';

/**
 * A model whose replies stand in files: of task `id` in `id.reply.txt`, of its further requests in `id-2.reply.txt` and so on. With `collect` each
 * request is written beside its reply, as `id.txt`. One without a reply cannot be read, or is an answer without a word of the page.
 */
export function modelOfFiles(folder: string, collect: boolean, id: string): Model {
  if (collect) mkdirSync(folder, { recursive: true });
  let asked = 0;
  function replyTo(messages: readonly ModelMessage[]): string | undefined {
    asked += 1;
    const file = join(folder, asked === 1 ? id : `${id}-${asked}`);
    if (collect) writeFileSync(`${file}.txt`, messages.map(written).join('\n\n'));
    const reply = `${file}.reply.txt`;
    return existsSync(reply) ? readFileSync(reply, 'utf8') : undefined;
  }
  const structured: Model['structured'] = async (messages, { schema }) => {
    const reply = parseReply(replyTo(messages) ?? '', schema);
    if (!reply.ok) throw new SightlineError('reply-garbled');
    return reply.value;
  };
  const stream: Model['stream'] = async (messages, { onText }) => {
    const text = replyTo(messages) ?? 'Nothing.';
    onText(text);
    return { text, finish: 'stop', promptCut: false };
  };
  return { label: 'replies from files', contextTokens: undefined, stream, structured };
}

const written = ({ role, content }: ModelMessage): string =>
  `${role}:\n${typeof content === 'string' ? content : JSON.stringify(content)}`;
