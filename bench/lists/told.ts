import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { jsonrepair } from 'jsonrepair';
import { SightlineError } from '../../src/contracts/errors.ts';
import type { Model, ModelMessage } from '../../src/model/model.ts';

/**
 * A model whose replies stand in files: of task `id` in `id.reply.txt`, of its further requests in `id-2.reply.txt` and so on. With `collect` each
 * request is written beside its reply, as `id.txt`. One without a reply cannot be read.
 */
export function modelOfFiles(folder: string, collect: boolean, id: string): Model {
  if (collect) mkdirSync(folder, { recursive: true });
  let asked = 0;
  const structured: Model['structured'] = async (messages, { schema }) => {
    asked += 1;
    const file = join(folder, asked === 1 ? id : `${id}-${asked}`);
    if (collect) writeFileSync(`${file}.txt`, messages.map(written).join('\n\n'));
    const reply = `${file}.reply.txt`;
    if (!existsSync(reply)) throw new SightlineError('reply-garbled');
    const said = schema.safeParse(JSON.parse(jsonrepair(readFileSync(reply, 'utf8'))));
    if (!said.success) throw new SightlineError('reply-garbled');
    return said.data;
  };
  return { structured } as Model;
}

const written = ({ role, content }: ModelMessage): string =>
  `${role}:\n${typeof content === 'string' ? content : JSON.stringify(content)}`;
