import { Download, Trash2 } from 'lucide-react';
import { useEffect, useState } from 'react';
import type { HideRule } from '../../contracts/hide.ts';
import { t } from '../../platform/i18n.ts';
import { Section } from '../components/Section.tsx';
import { useHost } from '../host.ts';

/** What "Keep hiding here" saved: listed by site, switched off and on, edited, exported, deleted. */
export function HideRulesSection() {
  const { hideRules } = useHost();
  const [rules, setRules] = useState<HideRule[]>([]);
  useEffect(() => {
    void hideRules?.load().then(setRules);
    return hideRules?.onChanged(setRules);
  }, [hideRules]);
  if (!hideRules) return null;
  const change = (next: HideRule[]) => {
    setRules(next);
    void hideRules.save(next);
  };
  const replace = (rule: HideRule) => change(rules.map((each) => (each.id === rule.id ? rule : each)));
  const remove = (gone: readonly string[]) => change(rules.filter(({ id }) => !gone.includes(id)));
  const hosts = [...new Set(rules.map(({ host }) => host))].sort();
  return (
    <Section title={t('options_hide_rules_title')} intro={t('options_hide_intro')}>
      {rules.length === 0 ? <p>{t('options_hide_none')}</p> : null}
      {hosts.map((host) => (
        <SiteRules
          key={host}
          host={host}
          rules={rules.filter((rule) => rule.host === host)}
          replace={replace}
          remove={remove}
        />
      ))}
      {rules.length > 0 ? (
        <button type="button" className="button button-plain" onClick={() => download(rules)}>
          <Download size={16} aria-hidden /> {t('options_hide_export')}
        </button>
      ) : null}
    </Section>
  );
}

interface SiteRulesProps {
  host: string;
  rules: HideRule[];
  replace(rule: HideRule): void;
  remove(ids: readonly string[]): void;
}

function SiteRules({ host, rules, replace, remove }: SiteRulesProps) {
  return (
    <fieldset className="hide-site">
      <legend>{host}</legend>
      <ul className="hide-site-rules">
        {rules.map((rule) => (
          <Rule key={rule.id} rule={rule} replace={replace} remove={() => remove([rule.id])} />
        ))}
      </ul>
      {rules.length > 1 ? (
        <button
          type="button"
          className="button button-quiet"
          onClick={() => remove(rules.map(({ id }) => id))}
        >
          {t('options_hide_delete_site', { host })}
        </button>
      ) : null}
    </fieldset>
  );
}

/** A rule that was suspended gets another chance when it is switched on again or its selector is edited. */
function Rule({ rule, replace, remove }: { rule: HideRule; replace(rule: HideRule): void; remove(): void }) {
  const { selectors } = rule.fingerprint;
  const edit = (selector: string) =>
    replace({
      ...rule,
      suspended: null,
      fingerprint: { ...rule.fingerprint, selectors: [...selectors.slice(0, -1), selector] },
    });
  return (
    <li>
      <label>
        <input
          type="checkbox"
          checked={rule.enabled && rule.suspended === null}
          onChange={({ target }) => replace({ ...rule, enabled: target.checked, suspended: null })}
        />{' '}
        {rule.label}
      </label>
      <p className="section-intro">{t('options_hide_asked', { request: rule.request })}</p>
      {rule.suspended === null ? null : (
        <p role="status">{t('note_hide_rule_suspended', { percent: Math.round(rule.suspended * 100) })}</p>
      )}
      <div className="key">
        <input
          aria-label={t('options_hide_selector', { label: rule.label })}
          value={selectors.at(-1) ?? ''}
          spellCheck={false}
          onChange={({ target }) => edit(target.value)}
        />
        <button
          type="button"
          className="button button-quiet"
          aria-label={t('options_hide_delete', { label: rule.label })}
          onClick={remove}
        >
          <Trash2 size={16} aria-hidden />
        </button>
      </div>
    </li>
  );
}

function download(rules: readonly HideRule[]): void {
  const url = URL.createObjectURL(new Blob([JSON.stringify(rules, null, 2)], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = 'sightline-hide-rules.json';
  link.click();
  URL.revokeObjectURL(url);
}
