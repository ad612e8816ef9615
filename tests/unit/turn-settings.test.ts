import { expect, it } from 'vitest';
import { settingsFor } from '../../src/background/turn-settings.ts';
import { parseSettings } from '../../src/contracts/settings.ts';

const settings = parseSettings({
  provider: { id: 'openrouter', model: 'm', visionModel: 'v', byMode: { guide: 'g' } },
});
const asked = (about: Parameters<typeof settingsFor>[1]) => {
  const { model, visionModel } = settingsFor(settings, about).provider;
  return [model, visionModel];
};

it('a turn goes by the model of its mode, a second opinion by its own, also about pictures', () => {
  expect(asked({ mode: 'find' })).toEqual(['m', 'v']);
  expect(asked({ mode: 'guide' })).toEqual(['g', 'v']);
  const opinion = { of: 't1', model: 'other' };
  expect(asked({ mode: 'guide', opinion })).toEqual(['other', 'other']);
});
