import type { VisionModel } from '../contracts/conversation.ts';
import type { Settings } from '../contracts/settings.ts';
import { seesPictures } from '../core/boxes/families.ts';
import { createQueue } from '../core/queue.ts';
import type { BuiltInRequest, BuiltInUsage } from '../model/built-in.ts';
import { createModel, type ModelOptions } from '../model/client.ts';
import type { ModelInfo, Remembered } from '../model/memory.ts';
import type { Model } from '../model/model.ts';
import { builtInPages } from '../platform/built-in-port.ts';
import { storedValue } from '../platform/storage.ts';

const writing = createQueue();
const stored = storedValue<Record<string, Remembered>>('local', 'model-memory');

/** Prices and context sizes, which the options page learns from the provider's list: read anew for each model that is made. */
const listed = storedValue<Record<string, ModelInfo>>('local', 'model-info');
let prices: Record<string, ModelInfo> = {};

/**
 * Models that remember what worked with them (the enforcement of structured replies, refused parameters, prices) beyond the life of the worker.
 * It is read once; a write is not waited for, because losing one costs a single extra try.
 */
const memory = readMemory().then((entries) => ({
  load: (key: string) => (prices[key] ? { ...entries[key], info: prices[key] } : entries[key]),
  save: (key: string, remembered: Remembered) => {
    entries[key] = remembered;
    writing(() => stored.set(entries)).catch((error) => console.warn('model memory not stored', error));
  },
}));

/** One that cannot be read starts empty: each model then finds out anew what works. */
function readMemory(): Promise<Record<string, Remembered>> {
  return stored.get().then(
    (entries) => entries ?? {},
    (error) => {
      console.warn('model memory not read', error);
      return {};
    },
  );
}

/** The browser's own model, in whichever of our pages can run it. */
const builtIn = builtInPages<BuiltInRequest, BuiltInUsage>();

/** The model that the settings name for a role, or `null` for the instant engine. */
export async function modelFor(
  settings: Settings,
  role: ModelOptions['role'] = 'answer',
): Promise<Model | null> {
  prices = (await listed.get()) ?? {};
  return createModel(settings, { role, memory: await memory, builtIn });
}

/** The model that a picture would be sent to, and whether it can see; `null` for the instant engine. */
export async function visionOf(settings: Settings): Promise<VisionModel | null> {
  const model = await modelFor(settings, 'vision');
  if (!model) return null;
  const name = model.name ?? '';
  const sees = seesPictures(name, model.sees);
  return { model: name, ...(sees === undefined ? {} : { sees }), mostTokens: settings.budget.imageTokens };
}
