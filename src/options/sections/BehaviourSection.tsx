import { ENGINES, SEARCH_ENGINES } from '../../core/empty-tab/search-engines.ts';
import { t } from '../../platform/i18n.ts';
import { Field, NumberField, Switch } from '../components/Field.tsx';
import { Section } from '../components/Section.tsx';
import { useHost } from '../host.ts';
import type { SettingsState } from '../use-settings.ts';

const SCREENSHOTS = ['never', 'ask', 'auto'] as const;

/** What a copilot let loose may use. */
const BUDGET = [
  { part: 'steps', min: 1, step: 1 },
  { part: 'minutes', min: 0.5, step: 0.5 },
  { part: 'usd', min: 0.01, step: 0.01 },
] as const;

/** What HIDE leaves behind, how far GUIDE goes by itself, when a screenshot goes along, and who opens PDFs. */
export function BehaviourSection({ state }: { state: SettingsState }) {
  const { hide, guide, images, pdf, search } = state.settings;
  const { opensPdfs } = useHost();
  return (
    <Section title={t('options_behaviour_title')}>
      <h3>{t('options_hide_title')}</h3>
      <Switch
        label={t('options_hide_placeholder')}
        hint={t('options_hide_placeholder_hint')}
        checked={hide.placeholder}
        onChange={(placeholder) => void state.update('hide', { placeholder })}
      />
      <NumberField
        label={t('options_feed_tokens')}
        hint={t('options_feed_tokens_hint')}
        wrong={t('options_number_wrong')}
        value={hide.feedTokens}
        min={0}
        onCommit={(feedTokens) => void state.update('hide', { feedTokens })}
      />
      <h3>{t('options_guide_title')}</h3>
      <Switch
        label={t('options_copilot')}
        hint={t('options_copilot_hint')}
        checked={guide.copilot}
        onChange={(copilot) => void state.update('guide', { copilot })}
      />
      <Switch
        label={t('options_record')}
        hint={t('options_record_hint')}
        checked={guide.record}
        onChange={(record) => void state.update('guide', { record })}
      />
      <div className="columns">
        <NumberField
          label={t('options_copilot_delay')}
          wrong={t('options_amount_wrong')}
          value={guide.copilotDelayMs / 1000}
          min={0.5}
          step={0.5}
          onCommit={(seconds) =>
            void state.update('guide', {
              copilotDelayMs: seconds === undefined ? undefined : Math.round(seconds * 1000),
            })
          }
        />
        <NumberField
          label={t('options_max_steps')}
          wrong={t('options_number_wrong')}
          value={guide.maxSteps}
          min={1}
          onCommit={(maxSteps) => void state.update('guide', { maxSteps })}
        />
      </div>
      <p className="field-note">{t('options_guide_budget')}</p>
      <div className="columns">
        {BUDGET.map(({ part, min, step }) => (
          <NumberField
            key={part}
            label={t(`options_guide_budget_${part}`)}
            wrong={t(part === 'steps' ? 'options_number_wrong' : 'options_amount_wrong')}
            value={guide.budget[part]}
            min={min}
            step={step}
            onCommit={(amount) => void state.update('guide', { budget: { ...guide.budget, [part]: amount } })}
          />
        ))}
      </div>
      <h3>{t('options_search_title')}</h3>
      <Field label={t('options_search')} hint={t('options_search_hint')}>
        {(control) => (
          <select
            {...control}
            value={search.engine}
            onChange={({ target }) =>
              void state.update('search', { engine: ENGINES.find((each) => each === target.value) ?? 'none' })
            }
          >
            {ENGINES.map((each) => (
              <option key={each} value={each}>
                {SEARCH_ENGINES[each].name}
              </option>
            ))}
            <option value="none">{t('options_search_none')}</option>
          </select>
        )}
      </Field>
      <h3>{t('options_images_title')}</h3>
      <Field label={t('options_screenshots')} hint={t('options_screenshots_hint')}>
        {(control) => (
          <select
            {...control}
            value={images.screenshots}
            onChange={({ target }) =>
              void state.update('images', { screenshots: SCREENSHOTS.find((each) => each === target.value) })
            }
          >
            {SCREENSHOTS.map((each) => (
              <option key={each} value={each}>
                {t(`options_screenshots_${each}`)}
              </option>
            ))}
          </select>
        )}
      </Field>
      {opensPdfs ? (
        <>
          <h3>{t('options_pdf_title')}</h3>
          <Switch
            label={t('options_pdf_open')}
            hint={t('options_pdf_open_hint')}
            checked={pdf.openInReader}
            onChange={(openInReader) => void state.update('pdf', { openInReader })}
          />
        </>
      ) : null}
    </Section>
  );
}
