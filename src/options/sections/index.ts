import type { ComponentType } from 'react';
import type { SettingsState } from '../use-settings.ts';
import { AboutSection } from './AboutSection.tsx';
import { BehaviourSection } from './BehaviourSection.tsx';
import { BudgetSection } from './BudgetSection.tsx';
import { ComparisonsSection } from './ComparisonsSection.tsx';
import { DataSection } from './DataSection.tsx';
import { GuideMemorySection } from './GuideMemorySection.tsx';
import { HideRulesSection } from './HideRules.tsx';
import { HistorySection } from './HistorySection.tsx';
import { ProviderSection } from './ProviderSection.tsx';
import { SitesSection } from './SitesSection.tsx';

export type OptionsSection = ComponentType<{ state: SettingsState }>;

/** Every section of the page, in order. A new one (saved hide rules, the guide's memory) is a file beside this and a line here. */
export const SECTIONS: readonly OptionsSection[] = [
  ProviderSection,
  BudgetSection,
  SitesSection,
  BehaviourSection,
  HideRulesSection,
  GuideMemorySection,
  HistorySection,
  ComparisonsSection,
  DataSection,
  AboutSection,
];
