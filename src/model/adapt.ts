import type { Body, Plan } from './body.ts';
import type { Failure } from './errors.ts';
import { ENFORCEMENTS } from './memory.ts';

/** Parameters that can be left out without changing what is asked. */
const DROPPABLE = ['stream_options', 'max_completion_tokens', 'max_tokens', 'cache_control'];

const FORMAT_REFUSED =
  /response[_ .-]?format|json[_ ]?schema|structured[_ -]?outputs?|response[_ ]?schema|\bgrammar\b|guided_json|additionalProperties|support the requested parameters|require_parameters/i;

/**
 * Changes `plan` when the server refused a parameter by name, so that the same question can be sent once more.
 * @returns whether anything was changed; each parameter gives way once, each enforcement of the ladder once, so this ends
 */
export function adapt(plan: Plan, failure: Failure, body: Body): boolean {
  // OpenRouter says 404 when no host honours every parameter; some servers answer 500 to a schema they cannot compile.
  if (![400, 404, 422, 500, 501].includes(failure.status ?? 0)) return false;
  const refused =
    failure.status === 400 || failure.status === 422 ? refusedParameter(failure.said, body) : undefined;
  if (refused) {
    plan.dropped.add(refused);
    return true;
  }
  if (body.response_format === undefined || !FORMAT_REFUSED.test(failure.said)) return false;
  const next = ENFORCEMENTS[ENFORCEMENTS.indexOf(plan.enforcement) + 1];
  if (!next) return false;
  plan.enforcement = next;
  return true;
}

function refusedParameter(said: string, body: Body): string | undefined {
  const present = (name: string) =>
    name === 'cache_control' ? JSON.stringify(body.messages).includes('"cache_control"') : name in body;
  const named = (name: string) => new RegExp(`(^|[^\\w])${name}([^\\w]|$)`, 'i').test(said);
  // "Use 'max_completion_tokens' instead" names both; the one that was sent is the one that is refused.
  return DROPPABLE.find((name) => present(name) && named(name));
}
