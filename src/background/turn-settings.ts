import type { Turn } from '../contracts/conversation.ts';
import type { Settings } from '../contracts/settings.ts';

/** The settings as one turn goes by them: with the model that it was asked of, else the one that was chosen for its mode. */
export function settingsFor(settings: Settings, { mode, opinion }: Pick<Turn, 'mode' | 'opinion'>): Settings {
  const { provider } = settings;
  const ofMode = mode === 'find' || mode === 'guide' || mode === 'hide' ? provider.byMode?.[mode] : undefined;
  const model = opinion?.model ?? ofMode;
  if (model === undefined) return settings;
  const visionModel = opinion?.model ?? provider.visionModel;
  return { ...settings, provider: { ...provider, model, ...(visionModel ? { visionModel } : {}) } };
}
