import { z } from 'zod';

export type JSONSchema = Record<string, unknown>;

/**
 * The JSON schema of a reply, in the subset that every structured-output service takes: no `$schema`, no bounds that only restate what an
 * integer is, every property required (OpenAI's strict mode insists; `reply.ts` forgives what is missing).
 */
export function jsonSchemaOf(schema: z.ZodType): JSONSchema {
  return clean(z.toJSONSchema(schema, { unrepresentable: 'any' })) as JSONSchema;
}

/** Without the closing clauses, for services that choke on them. */
export function looseSchemaOf(schema: z.ZodType): JSONSchema {
  return withoutClosure(jsonSchemaOf(schema)) as JSONSchema;
}

const NOISE = new Set(['$schema', 'default']);

function clean(node: unknown): unknown {
  if (Array.isArray(node)) return node.map(clean);
  if (typeof node !== 'object' || node === null) return node;
  const out: JSONSchema = {};
  for (const [key, value] of Object.entries(node)) {
    const bound =
      (key === 'minimum' || key === 'maximum') && Math.abs(Number(value)) === Number.MAX_SAFE_INTEGER;
    if (!NOISE.has(key) && !bound) out[key] = key === 'properties' ? cleanEach(value) : clean(value);
  }
  if (out.type === 'object' && out.properties) {
    out.required = Object.keys(out.properties);
    out.additionalProperties = false;
  }
  return out;
}

/** Property names are data, not keywords. */
const cleanEach = (properties: unknown): JSONSchema =>
  Object.fromEntries(Object.entries(properties as JSONSchema).map(([name, value]) => [name, clean(value)]));

function withoutClosure(node: unknown): unknown {
  if (Array.isArray(node)) return node.map(withoutClosure);
  if (typeof node !== 'object' || node === null) return node;
  const kept = Object.entries(node).filter(([key]) => key !== 'additionalProperties');
  return Object.fromEntries(kept.map(([key, value]) => [key, withoutClosure(value)]));
}
