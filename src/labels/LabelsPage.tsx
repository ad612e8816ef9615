import { Camera, Download, Pencil, Trash2 } from 'lucide-react';
import { useCallback, useEffect, useState } from 'react';
import type { LabelTask } from '../contracts/labels.ts';
import { agreementOf } from '../core/labels/agreement.ts';
import { pagesOf } from '../core/labels/export.ts';
import { stepAgreement } from '../core/labels/step-agreement.ts';
import { ActionButton } from '../modes/kit/ActionButton.tsx';
import { t, uiLanguage } from '../platform/i18n.ts';
import type { TabInfo } from '../platform/tabs.ts';
import { archiveOf } from './archive.ts';
import type { LabelsHost } from './host.ts';
import { Marking, type Opened } from './Marking.tsx';
import './labels.css';

/** Labelling: a page is taken down as it is, marked, and kept with its marks as a task of a benchmark. */
export function LabelsPage({ host }: { host: LabelsHost }) {
  const [tasks, setTasks] = useState<LabelTask[]>([]);
  const [opened, setOpened] = useState<Opened | null>(null);
  const [failed, setFailed] = useState(false);
  const read = useCallback(async () => setTasks(await host.store.tasks()), [host]);
  useEffect(() => void read(), [read]);

  const take = async (tab: TabInfo) => {
    try {
      const html = await host.take(tab);
      setFailed(false);
      setOpened({ html, url: tab.url, title: tab.title, takenAt: Date.now(), tabId: tab.id });
    } catch (error) {
      console.warn('page not taken', error);
      setFailed(true);
    }
  };
  const second = async (task: LabelTask) => {
    const html = await host.store.page(task.page);
    if (html !== undefined) setOpened({ ...task, html, task });
  };
  const keep = async (task: LabelTask, pages: ReadonlyMap<string, string>) => {
    await host.store.keep(task, pages);
    await read();
    setOpened(null);
  };
  const save = async () => {
    const hashes = [...new Set(tasks.flatMap(pagesOf))];
    const pages = await Promise.all(
      hashes.map(async (hash) => [hash, (await host.store.page(hash)) ?? ''] as const),
    );
    host.save('sightline-labels.zip', archiveOf(tasks, new Map(pages)));
  };
  if (opened)
    return <Marking opened={opened} record={host.record} onKeep={keep} onLeave={() => setOpened(null)} />;
  return (
    <main className="labels">
      <h1>{t('labels_title')}</h1>
      <p className="labels-intro">{t('labels_intro')}</p>
      <Tabs host={host} onTake={(tab) => void take(tab)} />
      {failed ? <p role="alert">{t('labels_not_taken')}</p> : null}
      {tasks.length > 0 ? (
        <section aria-labelledby="tasks">
          <h2 id="tasks">{t('labels_tasks')}</h2>
          <ul className="label-tasks">
            {tasks.map((task) => (
              <li key={task.id}>
                <p>
                  <strong>{task.words}</strong>
                  <br />
                  {t(`panel_mode_${task.kind}`)} · {task.title || task.url}
                </p>
                <p>{agreementLine(task)}</p>
                <ActionButton
                  icon={Pencil}
                  look="plain"
                  label={t(task.kind === 'guide' ? 'labels_second_steps' : 'labels_second')}
                  onClick={() => void second(task)}
                />
              </li>
            ))}
          </ul>
          <div className="actions">
            <ActionButton
              icon={Download}
              look="plain"
              label={t('study_export')}
              onClick={() => void save()}
            />
            <ActionButton
              icon={Trash2}
              look="plain"
              label={t('study_delete')}
              onClick={() => void host.store.clear().then(read)}
            />
          </div>
        </section>
      ) : null}
    </main>
  );
}

function Tabs({ host, onTake }: { host: LabelsHost; onTake(tab: TabInfo): void }) {
  const [tabs, setTabs] = useState<TabInfo[]>([]);
  useEffect(() => {
    const read = () => void host.tabs().then(setTabs);
    read();
    window.addEventListener('focus', read);
    return () => window.removeEventListener('focus', read);
  }, [host]);
  return (
    <section aria-labelledby="tabs">
      <h2 id="tabs">{t('labels_tabs')}</h2>
      <ul className="label-tabs">
        {tabs.map((tab) => (
          <li key={tab.id}>
            <ActionButton
              icon={Camera}
              look="plain"
              label={tab.title || tab.url}
              onClick={() => onTake(tab)}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Who marked it, and how far two of them agree. */
function agreementLine({ kind, size, passes }: LabelTask): string {
  const [first, second] = passes;
  const names = passes.map(({ annotator }) => annotator).join(', ');
  if (!first || !second) return names;
  if (kind === 'guide') {
    const { same, steps } = stepAgreement(first.done?.steps ?? [], second.done?.steps ?? []);
    return `${names} · ${t('labels_agreement_steps', { same, steps: Math.max(...steps) })}`;
  }
  const { kappa, f1 } = agreementOf(size, first.units, second.units);
  const said = (value: number) =>
    Number.isNaN(value) ? '–' : value.toLocaleString(uiLanguage(), { maximumFractionDigits: 2 });
  return `${names} · ${t('labels_agreement', { kappa: said(kappa), f1: said(f1) })}`;
}
