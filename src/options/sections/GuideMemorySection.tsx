import { Download, Trash2 } from 'lucide-react';
import { t } from '../../platform/i18n.ts';
import { saveJson } from '../../platform/save-file.ts';
import { Forget } from '../components/Forget.tsx';
import { Section } from '../components/Section.tsx';
import { type OptionsHost, useHost } from '../host.ts';
import { GuideRecordings } from './GuideRecordings.tsx';
import { type GuideMemory, useGuideMemory } from './use-guide-memory.ts';

/** What guides keep in this browser: walks that worked, steps that were called wrong, runs: to see, take along and delete. */
export function GuideMemorySection() {
  const { memory, recordings } = useHost();
  return memory ? <Kept memory={memory} recordings={recordings} /> : null;
}

function Kept({ memory, recordings }: { memory: GuideMemory; recordings: OptionsHost['recordings'] }) {
  const { walks, runs, disliked, ...change } = useGuideMemory(memory);
  const { forgetWalk, forgetWalks, forgetDislike, forgetDisliked, forgetRuns } = change;
  return (
    <Section title={t('options_guide_memory')} intro={t('options_guide_intro')}>
      <h3>{t('options_guide_walks')}</h3>
      {walks.length === 0 ? <p className="field-note">{t('options_guide_none')}</p> : null}
      <ul>
        {walks.map((walk) => (
          <li key={walk.id}>
            <bdi className="kept-name">{walk.task}</bdi> <span className="field-note">{walk.site}</span>{' '}
            <Forget name={walk.task} forget={() => forgetWalk(walk.id)} />
            <details className="field-note">
              <summary>{t('guide_each')}</summary>
              <ol>
                {walk.steps.map(({ instruction }, i) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: the same words may stand there twice
                  <li key={i}>{instruction}</li>
                ))}
              </ol>
            </details>
          </li>
        ))}
      </ul>
      <Actions name="walks" data={walks} forget={forgetWalks} />
      <h3>{t('options_guide_disliked')}</h3>
      <p className="field-note">{t('options_guide_disliked_intro')}</p>
      {disliked.length === 0 ? <p className="field-note">{t('options_guide_none')}</p> : null}
      <ul>
        {disliked.map(({ id, instruction, text, task, page }) => (
          <li key={id}>
            <bdi className="kept-name">{instruction || text}</bdi>{' '}
            <span className="field-note">
              <bdi>{task}</bdi> · <bdi>{page}</bdi>
            </span>{' '}
            <Forget name={instruction || text} forget={() => forgetDislike(id)} />
          </li>
        ))}
      </ul>
      <Actions name="disliked" data={disliked} forget={forgetDisliked} />
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
  name: 'walks' | 'disliked' | 'runs';
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
