import OpenAI from 'openai';
import type { Connection } from './connection.ts';

/**
 * An SDK client for one request. The key is the user's own and there is no server of ours that could hold it, which is what
 * `dangerouslyAllowBrowser` is about. Retries are ours (`request.ts`), so that every wait can be shown.
 */
export function sdkClient(connection: Connection, fetch: typeof globalThis.fetch): OpenAI {
  const { provider, apiKey } = connection;
  return new OpenAI({
    baseURL: connection.baseURL,
    apiKey: apiKey ?? 'none',
    dangerouslyAllowBrowser: true,
    maxRetries: 0,
    timeout: 24 * 3600 * 1000,
    logLevel: 'off',
    organization: null,
    project: null,
    fetch,
    defaultHeaders: { ...NO_SDK_HEADERS, ...(apiKey ? {} : { Authorization: null }), ...provider.headers },
  });
}

/** The SDK's headers about itself only make a preflight fail on servers with a short list of allowed headers. */
const NO_SDK_HEADERS = Object.fromEntries(
  ['arch', 'lang', 'os', 'package-version', 'retry-count', 'runtime', 'runtime-version', 'timeout'].map(
    (name) => [`X-Stainless-${name}`, null],
  ),
);
