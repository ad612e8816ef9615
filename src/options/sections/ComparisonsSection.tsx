import { Download, Trash2 } from 'lucide-react';
import { useEffect, useState } from 'react';
import {
  byMode,
  byMonth,
  CHOICES_KEY,
  type Choice,
  choicesAsCsv,
  readChoices,
  standings,
} from '../../core/compare/choices.ts';
import { t, uiLanguage } from '../../platform/i18n.ts';
import { saveFile, saveJson } from '../../platform/save-file.ts';
import { Section } from '../components/Section.tsx';
import { useHost } from '../host.ts';

/** Which models' answers the person found better: to see, take along and delete. */
export function ComparisonsSection() {
  const { memory } = useHost();
  const [choices, setChoices] = useState<Choice[]>([]);
  useEffect(() => void memory?.get(CHOICES_KEY).then((stored) => setChoices(readChoices(stored))), [memory]);
  if (!memory || choices.length === 0) return null;
  const saveCsv = () =>
    saveFile('sightline-comparisons.csv', new Blob([choicesAsCsv(choices)], { type: 'text/csv' }));
  const save = () => saveJson('sightline-comparisons.json', JSON.stringify(choices, null, 2));
  const forget = () => void memory.set(CHOICES_KEY, []).then(() => setChoices([]));
  const months = byMonth(choices);
  return (
    <Section title={t('options_compare')} intro={t('options_compare_intro')}>
      <StandingsByMode choices={choices} />
      {months.length > 1
        ? months.map(([month, some]) => (
            <details key={month}>
              <summary>{monthName(month)}</summary>
              <StandingsByMode choices={some} />
            </details>
          ))
        : null}
      <div className="actions">
        {[
          { form: 'CSV', onClick: saveCsv },
          { form: 'JSON', onClick: save },
        ].map(({ form, onClick }) => (
          <button key={form} type="button" className="button button-plain" onClick={onClick}>
            <Download size={15} aria-hidden />
            {t('options_compare_save', { form })}
          </button>
        ))}
        <button type="button" className="button button-plain" onClick={forget}>
          <Trash2 size={15} aria-hidden />
          {t('options_compare_delete')}
        </button>
      </div>
    </Section>
  );
}

/** A table for each mode in which models were compared; the only one needs no name. */
function StandingsByMode({ choices }: { choices: readonly Choice[] }) {
  const modes = byMode(choices);
  return modes.map(([mode, some]) => (
    <Standings key={mode} name={modes.length > 1 ? t(`panel_mode_${mode}`) : undefined} choices={some} />
  ));
}

function Standings({ name, choices }: { name: string | undefined; choices: readonly Choice[] }) {
  const percent = (share: number) => share.toLocaleString(uiLanguage(), { style: 'percent' });
  return (
    <table className="standings">
      {name === undefined ? null : <caption>{name}</caption>}
      <thead>
        <tr>
          {['model', 'count', 'won', 'equal', 'share'].map((column) => (
            <th key={column} scope="col">
              {t(`options_compare_${column}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {standings(choices).map(({ model, compared, better, equal, share, low, high }) => (
          <tr key={model}>
            <th scope="row">{model}</th>
            <td>{compared}</td>
            <td>{better}</td>
            <td>{equal}</td>
            <td>
              {percent(share)} ({percent(low)}–{percent(high)})
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const monthName = (month: string): string =>
  new Date(`${month}-15`).toLocaleDateString(uiLanguage(), { year: 'numeric', month: 'long' });
