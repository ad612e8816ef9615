import { Download, Trash2 } from 'lucide-react';
import { useEffect, useState } from 'react';
import type { HideRule } from '../../contracts/hide.ts';
import type { SavedRules } from '../../core/hide/saved-rules.ts';
import { blockSelector } from '../../core/hide/selector.ts';
import { t } from '../../platform/i18n.ts';
import { saveJson } from '../../platform/save-file.ts';
import { Section } from '../components/Section.tsx';
import { useHost } from '../host.ts';

const ANCHOR = 'hide-rules';

/** What "Keep hiding here" saved: listed by site, switched off and on, edited, exported, deleted. */
export function HideRulesSection() {
  const { hideRules } = useHost();
  const [saved, setSaved] = useState<SavedRules>();
  useEffect(() => {
    void hideRules?.load().then(setSaved);
    return hideRules?.onChanged(setSaved);
  }, [hideRules]);
  useArrival(saved !== undefined);
  if (!hideRules || !saved) return null;
  const { rules, unusable } = saved;
  // Drawn at once: a box that waits for the store seems stuck.
  const change = (next: (rules: readonly HideRule[]) => HideRule[]) => {
    setSaved({ rules: next(rules), unusable });
    void hideRules.change(next);
  };
  const replace = (rule: HideRule) => change((all) => all.map((each) => (each.id === rule.id ? rule : each)));
  const remove = (gone: readonly string[]) => change((all) => all.filter(({ id }) => !gone.includes(id)));
  const hosts = [...new Set(rules.map(({ host }) => host))].sort();
  return (
    <div id={ANCHOR} tabIndex={-1}>
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
        {unusable.length > 0 ? (
          <p role="status">
            {t('options_hide_unusable', { count: unusable.length })}{' '}
            <button type="button" className="button button-quiet" onClick={() => void hideRules.tidy()}>
              {t('options_hide_unusable_delete')}
            </button>
          </p>
        ) : null}
        {rules.length > 0 ? (
          <button type="button" className="button button-plain" onClick={() => download(rules)}>
            <Download size={16} aria-hidden /> {t('options_hide_export')}
          </button>
        ) : null}
      </Section>
    </div>
  );
}

/** The panel links here: the section is drawn later than the browser looks for the address' fragment. */
function useArrival(drawn: boolean): void {
  useEffect(() => {
    if (drawn && location.hash === `#${ANCHOR}`) document.getElementById(ANCHOR)?.focus();
  }, [drawn]);
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
  const edit = (selector: string) =>
    replace({
      ...rule,
      suspended: null,
      fingerprint: {
        ...rule.fingerprint,
        selectors: [...rule.fingerprint.selectors.slice(0, -1), selector],
      },
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
        <SelectorField rule={rule} edit={edit} />
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

/** What is typed is stored as soon as it is a selector of one block; until then the one before holds. */
function SelectorField({ rule, edit }: { rule: HideRule; edit(selector: string): void }) {
  const stored = rule.fingerprint.selectors.at(-1) ?? '';
  const [typed, setTyped] = useState(stored);
  useEffect(() => setTyped(stored), [stored]);
  const bad = !isUsable(typed);
  const note = `${rule.id}-note`;
  const change = (text: string) => {
    setTyped(text);
    if (isUsable(text)) edit(text);
  };
  return (
    <>
      <input
        aria-label={t('options_hide_selector', { label: rule.label })}
        aria-invalid={bad}
        aria-describedby={bad ? note : undefined}
        value={typed}
        spellCheck={false}
        onChange={({ target }) => change(target.value)}
      />
      {bad ? (
        <span id={note} role="status">
          {t('options_hide_bad_selector')}
        </span>
      ) : null}
    </>
  );
}

const isUsable = (selector: string): boolean =>
  blockSelector(selector) !== undefined && CSS.supports(`selector(${selector})`);

const download = (rules: readonly HideRule[]): void =>
  saveJson('sightline-hide-rules.json', JSON.stringify(rules, null, 2));
