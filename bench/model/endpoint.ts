/** An OpenAI-compatible server. */
export interface Endpoint {
  baseURL: string;
  model: string;
  key?: string | undefined;
}

/** How often an endpoint is asked again that is busy or out of reach, and how long is waited before (ms), unless it says how long. */
export const RETRIES_MS: readonly number[] = [2_000, 10_000, 30_000];

interface Completion {
  choices?: { message?: { content?: string } }[];
  /** `cost`: what OpenRouter adds, in US dollars. */
  usage?: { cost?: number };
}

/** The endpoint's reply and price; its HTTP answer where it refuses, 503 where it is out of reach. */
export async function ask(
  endpoint: Endpoint,
  body: object,
  retriesMs: readonly number[] = RETRIES_MS,
): Promise<{ text: string; usd: number } | { status: number; body: unknown }> {
  for (const wait of retriesMs) {
    const answer = await askOnce(endpoint, body);
    if (!('status' in answer) || !(answer.status === 429 || answer.status >= 500)) return answer;
    console.error(`  the endpoint answers ${answer.status}, asked again`);
    await new Promise((resolve) => setTimeout(resolve, answer.waitMs ?? wait));
  }
  return askOnce(endpoint, body);
}

async function askOnce(
  { baseURL, model, key }: Endpoint,
  body: object,
): Promise<{ text: string; usd: number } | { status: number; body: unknown; waitMs?: number }> {
  const response = await fetch(`${baseURL.replace(/\/$/, '')}/chat/completions`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(key ? { authorization: `Bearer ${key}` } : {}) },
    body: JSON.stringify({ ...body, model, stream: false, stream_options: undefined }),
  }).catch(() => undefined);
  if (!response) return { status: 503, body: { error: { message: 'out of reach' } } };
  const answer = (await response.json().catch(() => ({}))) as Completion;
  const text = answer.choices?.[0]?.message?.content;
  if (response.ok && text !== undefined) return { text, usd: answer.usage?.cost ?? 0 };
  const seconds = Number(response.headers.get('retry-after') ?? Number.NaN);
  return {
    // A reply that is cut off or is none is no reply.
    status: response.ok ? 502 : response.status,
    body: answer,
    ...(seconds > 0 ? { waitMs: seconds * 1000 } : {}),
  };
}
