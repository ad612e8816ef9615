import { z } from 'zod';

/** `chrome.storage.local` key of the settings object. */
export const SETTINGS_KEY = 'settings';

/** Who answers. Absent, or `id: "instant"`, means the instant engine: no model, no network. */
export const providerSchema = z.object({
  id: z.string().default('instant'),
  /** Up to and including `/v1` (or what the server uses); `/chat/completions` is appended. */
  baseURL: z.string().optional(),
  /** Stays in `chrome.storage.local`, which only trusted contexts may read. */
  apiKey: z.string().optional(),
  model: z.string().optional(),
  /** A cheaper model for routing and hiding batches; absent: `model`. */
  cheapModel: z.string().optional(),
  /** A model that sees images; absent: `model`. */
  visionModel: z.string().optional(),
  /** Models for single modes; absent: `model`. */
  byMode: z
    .object({ find: z.string().optional(), guide: z.string().optional(), hide: z.string().optional() })
    .optional(),
  /** Models that were chosen lately, newest first. */
  recent: z.array(z.string()).optional(),
  /** Who `/compare` asks; `covered`: in random order, and unnamed until the person has chosen. */
  compare: z.object({ models: z.array(z.string()).max(4), covered: z.boolean() }).optional(),
});
export type ProviderSettings = z.infer<typeof providerSchema>;

/** Everything the user can set. A partial object is valid: what is absent has its default. */
export const settingsSchema = z.object({
  provider: providerSchema.prefault({}),
  budget: z
    .object({
      /** Tokens of page text in one prompt. */
      pageTokens: z.number().int().positive().default(8000),
      /** Most tokens that one picture may cost: larger ones are made smaller. */
      imageTokens: z.number().int().positive().default(2000),
      /** US dollars; absent: no limit. */
      perDayUSD: z.number().positive().optional(),
      perConversationUSD: z.number().positive().optional(),
    })
    .prefault({}),
  search: z
    .object({
      /** Where a question from an empty tab may be taken to, when the person presses the button for it. */
      engine: z.enum(['duckduckgo', 'google', 'bing', 'startpage', 'none']).default('duckduckgo'),
    })
    .prefault({}),
  images: z
    .object({
      /** Whether a screenshot goes along where the words of a page say too little; `ask`: it is offered. */
      screenshots: z.enum(['never', 'ask', 'auto']).default('never'),
    })
    .prefault({}),
  pdf: z
    .object({
      /** Whether the browser opens PDFs in Sightline's reader by itself, where it can (Chrome 151 and later). */
      openInReader: z.boolean().default(false),
    })
    .prefault({}),
  sites: z
    .object({
      /** Host patterns on which Sightline never runs: `example.com` covers its subdomains. */
      never: z.array(z.string()).default([]),
    })
    .prefault({}),
  history: z
    .object({
      /** Whether finished turns are kept for good; what is kept already stays until it is deleted. */
      keep: z.boolean().default(true),
      /** Days after which what is not pinned is deleted; absent: never. */
      days: z.number().int().positive().optional(),
    })
    .prefault({}),
  hide: z
    .object({
      /** A slim "hidden: ... Show" line in the place of what was hidden. */
      placeholder: z.boolean().default(false),
      /** Model tokens that one endless feed may use after the first confirmation. */
      feedTokens: z.number().int().nonnegative().default(20_000),
    })
    .prefault({}),
  guide: z
    .object({
      /** Do each step by itself after `copilotDelayMs` unless the person objects. */
      copilot: z.boolean().default(false),
      copilotDelayMs: z.number().int().positive().default(5000),
      maxSteps: z.number().int().positive().default(30),
      /** Keep each step's page, with a picture, of every guide. */
      record: z.boolean().default(false),
      /** What an autonomous copilot may use before it asks again. */
      budget: z
        .object({
          steps: z.number().int().positive().default(15),
          minutes: z.number().positive().default(5),
          usd: z.number().positive().default(0.2),
        })
        .prefault({}),
    })
    .prefault({}),
});
export type Settings = z.infer<typeof settingsSchema>;
/** What may be stored: any part of the settings. */
export type SettingsInput = z.input<typeof settingsSchema>;

/**
 * What is stored, with all defaults filled in; `undefined` gives all defaults. A part that no longer parses (written by hand, or by an
 * older version) counts as absent, so that one bad value cannot lock the user out.
 */
export function parseSettings(stored: unknown): Settings {
  const first = settingsSchema.safeParse(stored ?? {});
  if (first.success) return first.data;
  const bad = new Set(first.error.issues.map(({ path }) => path[0]));
  const kept = Object.entries(stored ?? {}).filter(([part]) => !bad.has(part));
  return settingsSchema.parse(Object.fromEntries(kept));
}
