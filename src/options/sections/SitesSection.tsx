import { X } from 'lucide-react';
import { useRef, useState } from 'react';
import { t } from '../../platform/i18n.ts';
import { Field } from '../components/Field.tsx';
import { Section } from '../components/Section.tsx';
import type { SettingsState } from '../use-settings.ts';
import { hostFrom } from './host-from.ts';

/** Sites on which Sightline never runs. The list is the user's own: nothing is on it unasked. */
export function SitesSection({ state }: { state: SettingsState }) {
  const { never } = state.settings.sites;
  const [typed, setTyped] = useState('');
  const [wrong, setWrong] = useState('');
  const box = useRef<HTMLInputElement>(null);
  const add = () => {
    const host = hostFrom(typed);
    if (!host) return setWrong(t('options_site_wrong'));
    if (!never.includes(host)) void state.update('sites', { never: [...never, host].sort() });
    setTyped('');
    setWrong('');
  };
  const remove = (host: string) => {
    void state.update('sites', { never: never.filter((other) => other !== host) });
    box.current?.focus();
  };
  return (
    <Section title={t('options_sites_title')} intro={t('options_sites_intro')}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          add();
        }}
      >
        <Field label={t('options_site_add_label')} error={wrong || undefined} hint={t('options_site_hint')}>
          {(control) => (
            <div className="key">
              <input
                {...control}
                ref={box}
                value={typed}
                placeholder="example.com"
                spellCheck={false}
                onChange={(event) => setTyped(event.target.value)}
              />
              <button type="submit" className="button button-plain">
                {t('options_site_add')}
              </button>
            </div>
          )}
        </Field>
      </form>
      {never.length > 0 && (
        <ul className="hosts" aria-label={t('options_sites_title')}>
          {never.map((host) => (
            <li key={host}>
              <span>{host}</span>
              <button
                type="button"
                className="button button-quiet"
                aria-label={t('options_site_remove', { host })}
                onClick={() => remove(host)}
              >
                <X size={14} aria-hidden />
              </button>
            </li>
          ))}
        </ul>
      )}
    </Section>
  );
}
