import { Download, FileJson, Play, Trash2, Upload } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { type StudyExport, studyGradeSchema } from '../contracts/study.ts';
import { EXAMPLE } from '../core/study/example.ts';
import { readStudy, type StudyFault } from '../core/study/file.ts';
import { gradeOf } from '../core/study/grade.ts';
import { ActionButton } from '../modes/kit/ActionButton.tsx';
import { FileButton } from '../modes/kit/FileButton.tsx';
import { t } from '../platform/i18n.ts';
import { exportOf } from './archive.ts';
import type { StudySession } from './session.ts';

interface Props {
  session: StudySession;
  kept: StudyExport | null;
  save(name: string, data: Blob): void;
}

/** What the researcher sees between two participants. */
export function Researcher({ session, kept, save }: Props) {
  return (
    <main className="study">
      <header>
        <h1>{t('study_title')}</h1>
        <p className="section-intro">{t('study_intro')}</p>
      </header>
      {kept ? (
        <>
          <Loaded session={session} kept={kept} save={save} />
          <Grading session={session} kept={kept} />
        </>
      ) : (
        <LoadFile session={session} save={save} />
      )}
    </main>
  );
}

function LoadFile({ session, save }: Omit<Props, 'kept'>) {
  const [faults, setFaults] = useState<StudyFault[]>([]);
  const load = async (file: File) => {
    const read = readStudy(await file.text());
    if ('study' in read) await session.load(read.study);
    else setFaults(read.faults);
  };
  const saveExample = () => {
    const json = `${JSON.stringify(EXAMPLE, null, 2)}\n`;
    save('sightline-study-example.json', new Blob([json], { type: 'application/json' }));
  };
  return (
    <section className="section">
      <div className="actions">
        <FileButton
          icon={Upload}
          look="main"
          label={t('study_load')}
          accept="application/json,.json"
          onFile={(file) => void load(file)}
        />
        <ActionButton icon={FileJson} look="plain" label={t('study_example')} onClick={saveExample} />
      </div>
      {faults.length > 0 ? (
        <div role="alert" className="faults">
          <p>{t('study_bad_file')}</p>
          <ul>
            {faults.map(({ code, path, what }) => (
              <li key={path + what}>{t(`study_fault_${code.replace('-', '_')}`, { path, what })}</li>
            ))}
          </ul>
        </div>
      ) : null}
    </section>
  );
}

function Loaded({ session, kept, save }: Props & { kept: StudyExport }) {
  const { study, runs } = kept;
  const next = Math.max(0, ...runs.map(({ participant }) => participant)) + 1;
  const [participant, setParticipant] = useState(String(next));
  const begin = (event: FormEvent) => {
    event.preventDefault();
    void session.welcome(Number(participant));
  };
  const day = new Date().toISOString().slice(0, 10);
  return (
    <section className="section" aria-labelledby="loaded">
      <h2 id="loaded">{study.title}</h2>
      <p className="section-intro">
        {t('study_about', {
          tasks: study.tasks.length,
          conditions: study.conditions.length,
          participants: runs.length,
        })}
      </p>
      <form className="actions" onSubmit={begin}>
        <label htmlFor="participant">{t('study_participant')}</label>
        <input
          id="participant"
          type="number"
          min={1}
          step={1}
          required
          value={participant}
          onChange={(event) => setParticipant(event.target.value)}
        />
        <button type="submit" className="button button-main">
          <Play size={16} aria-hidden="true" />
          {t('study_begin')}
        </button>
      </form>
      <div className="actions">
        <ActionButton
          icon={Download}
          look="plain"
          label={t('study_export')}
          onClick={() => save(`sightline-study-${day}.zip`, exportOf(kept))}
        />
        <ActionButton
          icon={Trash2}
          look="plain"
          label={t('study_delete')}
          onClick={() => void session.deleteAll()}
        />
      </div>
    </section>
  );
}

/** The answers, to be graded or graded otherwise. */
function Grading({ session, kept: { study, runs } }: { session: StudySession; kept: StudyExport }) {
  const answered = runs.flatMap(({ participant, results }) =>
    results.map((result) => ({ participant, result })),
  );
  if (answered.length === 0) return null;
  return (
    <section className="section" aria-labelledby="grading">
      <h2 id="grading">{t('study_grading')}</h2>
      <ul className="grading">
        {answered.map(({ participant, result }) => {
          const name = `${participant} · ${result.condition} · ${result.task}`;
          return (
            <li key={name}>
              <p>
                <strong>{name}</strong>
                <br />
                {study.tasks.find(({ id }) => id === result.task)?.instruction}
              </p>
              <q>{result.answer || '–'}</q>
              <fieldset>
                <legend className="visually-hidden">{name}</legend>
                {studyGradeSchema.options.map((grade) => (
                  <label key={grade}>
                    <input
                      type="radio"
                      name={name}
                      checked={gradeOf(result) === grade}
                      onChange={() => void session.grade(participant, result, grade)}
                    />
                    {t(`study_grade_${grade}`)}
                  </label>
                ))}
              </fieldset>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
