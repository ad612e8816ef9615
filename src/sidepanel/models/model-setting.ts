import type { ProviderSettings } from '../../contracts/settings.ts';

/** What a model may be chosen for: everything, or one mode alone. */
export const PURPOSES = ['all', 'find', 'guide', 'hide', 'image'] as const;
export type Purpose = (typeof PURPOSES)[number];

/** More answers than this nobody reads side by side. */
export const MOST_COMPARED = 4;

/** The settings with a model taken into the comparison, or out of it. */
export function withCompared(provider: ProviderSettings, model: string): ProviderSettings {
  const { models, covered } = provider.compare ?? { models: [], covered: false };
  const others = models.filter((each) => each !== model);
  const next = others.length < models.length ? others : [...models, model].slice(-MOST_COMPARED);
  return { ...provider, compare: { models: next, covered } };
}

const MOST_RECENT = 5;

/** The model that is set for a purpose; `undefined`: that of `all`, and of that the provider's own. */
export function modelOf(
  { model, visionModel, byMode }: ProviderSettings,
  purpose: Purpose,
): string | undefined {
  if (purpose === 'all') return model;
  return purpose === 'image' ? visionModel : byMode?.[purpose];
}

/** The settings with a model set for a purpose; `undefined` lets the purpose go by `all` again. */
export function withModel(
  provider: ProviderSettings,
  purpose: Purpose,
  model: string | undefined,
): ProviderSettings {
  const recent = model === undefined ? provider.recent : usedLately(provider, model);
  const next: ProviderSettings = { ...provider, ...(recent ? { recent } : {}) };
  if (purpose === 'all') next.model = model;
  else if (purpose === 'image') next.visionModel = model;
  else next.byMode = { ...provider.byMode, [purpose]: model };
  return JSON.parse(JSON.stringify(next));
}

/** Models chosen lately, newest first, with the one that was set until now. */
function usedLately({ recent = [], model }: ProviderSettings, chosen: string): string[] {
  return [...new Set([chosen, ...recent, ...(model ? [model] : [])])].slice(0, MOST_RECENT);
}
