import { t } from '../../platform/i18n.ts';
import { NumberField } from '../components/Field.tsx';
import { Section } from '../components/Section.tsx';
import type { SettingsState } from '../use-settings.ts';

/** How much of a page one question may carry, and how much money questions may cost. */
export function BudgetSection({ state }: { state: SettingsState }) {
  const { pageTokens, imageTokens, perDayUSD, perConversationUSD } = state.settings.budget;
  return (
    <Section title={t('options_budget_title')} intro={t('options_budget_intro')}>
      <NumberField
        label={t('options_page_tokens')}
        hint={t('options_page_tokens_hint')}
        wrong={t('options_number_wrong')}
        value={pageTokens}
        min={1}
        onCommit={(value) => void state.update('budget', { pageTokens: value })}
      />
      <NumberField
        label={t('options_image_tokens')}
        hint={t('options_image_tokens_hint')}
        wrong={t('options_number_wrong')}
        value={imageTokens}
        min={1}
        onCommit={(value) => void state.update('budget', { imageTokens: value })}
      />
      <div className="columns">
        <NumberField
          label={t('options_per_day')}
          wrong={t('options_amount_wrong')}
          value={perDayUSD}
          min={0.0001}
          step={0.0001}
          placeholder={t('options_no_limit')}
          onCommit={(value) => void state.update('budget', { perDayUSD: value })}
        />
        <NumberField
          label={t('options_per_conversation')}
          wrong={t('options_amount_wrong')}
          value={perConversationUSD}
          min={0.0001}
          step={0.0001}
          placeholder={t('options_no_limit')}
          onCommit={(value) => void state.update('budget', { perConversationUSD: value })}
        />
      </div>
    </Section>
  );
}
