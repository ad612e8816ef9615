import { Download, Trash2 } from 'lucide-react';
import { t } from '../../platform/i18n.ts';
import { saveJson } from '../../platform/save-file.ts';
import { Section } from '../components/Section.tsx';
import { type OptionsHost, useHost } from '../host.ts';
import { GuideRecordings } from './GuideRecordings.tsx';
import { type GuideMemory, useGuideMemory } from './use-guide-memory.ts';

/** What guides keep in this browser: walks that worked and recorded runs, to see, take along and delete. */
export function GuideMemorySection() {
  const { memory, recordings } = useHost();
  return memory ? <Kept memory={memory} recordings={recordings} /> : null;
}

function Kept({ memory, recordings }: { memory: GuideMemory; recordings: OptionsHost['recordings'] }) {
  const { walks, runs, forgetWalk, forgetWalks, forgetRuns } = useGuideMemory(memory);
  return (
    <Section title={t('options_guide_memory')} intro={t('options_guide_intro')}>
      <h3>{t('options_guide_walks')}</h3>
      {walks.length === 0 ? <p className="field-note">{t('options_guide_none')}</p> : null}
      <ul>
        {walks.map((walk) => (
          <li key={walk.id}>
            <strong>{walk.task}</strong>{' '}
            <span className="field-note">
              {walk.site} · {t('guide_progress', { count: walk.steps.length })}
            </span>{' '}
            <button
              type="button"
              className="button button-plain"
              aria-label={t('options_guide_forget', { task: walk.task })}
              onClick={() => void forgetWalk(walk.id)}
            >
              <Trash2 size={15} aria-hidden />
            </button>
          </li>
        ))}
      </ul>
      <Actions name="walks" data={walks} forget={forgetWalks} />
      <h3>{t('options_guide_runs', { total: String(runs.length) })}</h3>
      <Actions
        name="runs"
        data={runs}
        forget={async () => {
          // What was recorded of a run goes with it.
          await recordings?.clear();
          await forgetRuns();
        }}
      />
      {recordings ? <GuideRecordings recordings={recordings} /> : null}
    </Section>
  );
}

function Actions({
  name,
  data,
  forget,
}: {
  name: 'walks' | 'runs';
  data: unknown[];
  forget(): Promise<void>;
}) {
  const save = () => {
    const json = JSON.stringify({ sightline: 1, [name]: data }, null, 2);
    saveJson(`sightline-guide-${name}.json`, json);
  };
  return (
    <div className="actions">
      <button type="button" className="button button-plain" disabled={data.length === 0} onClick={save}>
        <Download size={15} aria-hidden />
        {t(`options_guide_export_${name}`)}
      </button>
      <button
        type="button"
        className="button button-plain"
        disabled={data.length === 0}
        onClick={() => void forget()}
      >
        <Trash2 size={15} aria-hidden />
        {t(`options_guide_delete_${name}`)}
      </button>
    </div>
  );
}
