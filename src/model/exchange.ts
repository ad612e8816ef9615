/** What was seen of one HTTP exchange besides the parsed chunks. */
export interface Exchange {
  status?: number;
  headers?: Headers;
  /** Body of a refusal, as text. */
  errorBody?: string;
  /** The stream said `[DONE]`. */
  done: boolean;
}

type Fetch = typeof fetch;

/**
 * Wraps a `fetch` so that the SDK's blind spots are seen: the body of an error in any shape (the SDK keeps only `{error}`), bytes that
 * are no events (comment lines are signs of life), the end mark, and servers that answer a streaming request with one JSON object.
 */
export function watchedFetch(fetch: Fetch, exchange: Exchange, onBytes: () => void): Fetch {
  return async (input, init) => {
    const response = await fetch(input, { ...init, credentials: 'omit', referrerPolicy: 'no-referrer' });
    exchange.status = response.status;
    exchange.headers = response.headers;
    if (!response.ok) {
      exchange.errorBody = await response.text();
      return new Response(exchange.errorBody, { status: response.status, headers: response.headers });
    }
    if (response.headers.get('content-type')?.includes('application/json')) return asStream(response);
    return new Response(response.body?.pipeThrough(tap(exchange, onBytes)), {
      status: response.status,
      headers: response.headers,
    });
  };
}

/** Passes bytes on and looks for the end mark, which may be cut by a chunk border. */
function tap(exchange: Exchange, onBytes: () => void): TransformStream<Uint8Array, Uint8Array> {
  const decoder = new TextDecoder();
  let tail = '';
  return new TransformStream({
    transform(bytes, controller) {
      onBytes();
      tail = (tail + decoder.decode(bytes, { stream: true })).slice(-64 - bytes.length);
      if (/data:\s*\[DONE\]/.test(tail)) exchange.done = true;
      tail = tail.slice(-64);
      controller.enqueue(bytes);
    },
  });
}

/** Some servers ignore `stream: true`: their one JSON object becomes a stream of one event. */
async function asStream(response: Response): Promise<Response> {
  const text = await response.text();
  const event = text.replace(/\s*\n\s*/g, ' ');
  return new Response(`data: ${event}\n\n`, {
    status: response.status,
    headers: { 'content-type': 'text/event-stream' },
  });
}
