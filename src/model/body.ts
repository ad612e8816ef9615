import type { Connection } from './connection.ts';
import type { JSONSchema } from './json-schema.ts';
import type { Enforcement } from './memory.ts';
import type { ModelMessage } from './model.ts';

/** A structured reply as the request names it. */
export interface ReplyFormat {
  name: string;
  strict: JSONSchema;
  loose: JSONSchema;
}

/** What a request is made from besides its messages: experience with this model. */
export interface Plan {
  enforcement: Enforcement;
  dropped: Set<string>;
}

export type Body = Record<string, unknown>;

/** The body of `POST /chat/completions`: the least that does the job, minus what the server has refused before. */
export function buildBody(
  messages: ModelMessage[],
  connection: Connection,
  plan: Plan,
  format?: ReplyFormat,
): Body {
  const { provider, model } = connection;
  const cache = provider.marksCache?.(model) === true && !plan.dropped.has('cache_control');
  const asked = format && plan.enforcement !== 'strict' ? describeInText(messages, format) : messages;
  const body: Body = { model, messages: asked.map((message) => wireMessage(message, cache)), stream: true };
  if (provider.streamOptions !== false) body.stream_options = { include_usage: true };
  const limit = limitParam(connection, plan);
  if (limit) body[limit] = provider.replyTokens;
  const responseFormat = format && responseFormatOf(format, plan.enforcement);
  if (responseFormat) body.response_format = responseFormat;
  if (responseFormat && provider.requireParameters) body.provider = { require_parameters: true };
  for (const name of plan.dropped) delete body[name];
  return body;
}

function responseFormatOf(format: ReplyFormat, enforcement: Enforcement): Body | undefined {
  const { name } = format;
  if (enforcement === 'text') return undefined;
  const json_schema =
    enforcement === 'strict' ? { name, strict: true, schema: format.strict } : { name, schema: format.loose };
  return { type: 'json_schema', json_schema };
}

/** `max_tokens` and `max_completion_tokens` are two names of one limit; whichever was refused gives way to the other. */
function limitParam({ provider }: Connection, { dropped }: Plan): string | undefined {
  if (provider.replyTokens === undefined) return undefined;
  const first = provider.limitParam ?? 'max_tokens';
  const second = first === 'max_tokens' ? 'max_completion_tokens' : 'max_tokens';
  return [first, second].find((name) => !dropped.has(name));
}

/** Says the shape in words, at the end of the last message so that the cached prefix stays as it is. */
function describeInText(messages: ModelMessage[], format: ReplyFormat): ModelMessage[] {
  const sentence = `Reply with one JSON object and nothing else. It must match this JSON schema (${format.name}): ${JSON.stringify(format.strict)}`;
  return appendToLast(messages, sentence);
}

/** The last message with one more paragraph. */
export function appendToLast(messages: ModelMessage[], paragraph: string): ModelMessage[] {
  return messages.map((message, i) =>
    i === messages.length - 1 ? { ...message, content: `${message.content}\n\n${paragraph}` } : message,
  );
}

/** Plain strings wherever possible: small servers know nothing else. */
function wireMessage(message: ModelMessage, cache: boolean): Body {
  const marked = cache && message.cacheUpToHere === true;
  if (!marked && !message.images?.length) return { role: message.role, content: message.content };
  const text = {
    type: 'text',
    text: message.content,
    ...(marked ? { cache_control: { type: 'ephemeral' } } : {}),
  };
  const images = (message.images ?? []).map((url) => ({ type: 'image_url', image_url: { url } }));
  return { role: message.role, content: [text, ...images] };
}
