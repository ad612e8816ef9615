import { Check, Expand, Highlighter, X } from 'lucide-react';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import type { LabelTask } from '../contracts/labels.ts';
import { ActionButton } from '../modes/kit/ActionButton.tsx';
import { t } from '../platform/i18n.ts';
import { drawMarks, type MarkableFrame } from './draw-marks.ts';
import { hashOf } from './hash.ts';
import type { LabelsHost } from './host.ts';
import { type Mark, markAround, markElement, markSelection, passOf, sizeOf } from './marks.ts';
import { StepList } from './StepList.tsx';
import { useRecording } from './use-recording.ts';

/** A snapshot to be marked; with `task`, by one more annotator, who does not see the marks of others. */
export interface Opened {
  html: string;
  url: string;
  title: string;
  takenAt: number;
  /** The tab that it was taken from. */
  tabId?: number;
  task?: LabelTask;
}

interface Props {
  opened: Opened;
  record: LabelsHost['record'];
  onKeep(task: LabelTask, pages: ReadonlyMap<string, string>): Promise<void>;
  onLeave(): void;
}

/** The snapshot with what is asked for beside it: words are selected and marked, blocks are clicked, steps are done in the page itself. */
export function Marking({ opened, record, onKeep, onLeave }: Props) {
  const { task: before, html } = opened;
  const frame = useRef<HTMLIFrameElement>(null);
  const [kind, setKind] = useState<LabelTask['kind']>(before?.kind ?? 'find');
  const [words, setWords] = useState(before?.words ?? '');
  const [answer, setAnswer] = useState('');
  const [annotator, setAnnotator] = useState('');
  const [marks, setMarks] = useState<Mark[]>([]);
  const [shows, setShows] = useState('');
  const recording = useRecording(record, opened.tabId, opened.url);
  const end = kind === 'guide' ? recording.finished?.end : undefined;
  const page = () => frame.current?.contentDocument ?? null;
  const remove = (mark: Mark) => setMarks((some) => some.filter((each) => each !== mark));

  useEffect(() => drawMarks(frame.current?.contentWindow as MarkableFrame | null, marks), [marks]);

  /** Clicks do nothing in the page; in HIDE they mark, and take a mark away again. */
  const listen = () => {
    page()?.addEventListener(
      'click',
      (event) => {
        event.preventDefault();
        event.stopPropagation();
        const [target] = event.composedPath();
        const inside = page();
        if (!inside || !target || (target as Node).nodeType !== Node.ELEMENT_NODE) return;
        const mark = markElement(inside, target as Element);
        const isHide = frame.current?.dataset.kind === 'hide';
        if (isHide && mark.units[0] >= 0)
          setMarks((some) =>
            some.some((each) => isSame(each, mark))
              ? some.filter((each) => !isSame(each, mark))
              : [...some, mark],
          );
      },
      true,
    );
  };
  const markWords = () => {
    const inside = page();
    const mark = inside && markSelection(inside);
    if (mark) setMarks((some) => [...some.filter((each) => !isSame(each, mark)), mark]);
  };
  const takeShown = () => {
    const inside = page();
    const mark = inside && markSelection(inside);
    if (mark) setShows(mark.name);
  };
  /** What it holds goes with it. */
  const widen = (mark: Mark) => {
    const inside = page();
    const around = inside && markAround(inside, mark);
    if (around) setMarks((some) => [...some.filter((each) => !isWithin(each, around)), around]);
  };
  const keep = async (event: FormEvent) => {
    event.preventDefault();
    const inside = page();
    if (!inside) return;
    const { url, title, takenAt } = opened;
    const hash = await hashOf(html);
    const pages = new Map([[hash, html]]);
    const pass = passOf(annotator.trim(), answer.trim(), marks);
    if (kind === 'guide') {
      const { steps, finished } = recording;
      pass.done = { steps, shows: shows.trim(), end: end ? await hashOf(end) : '' };
      for (const [key, each] of finished?.pages ?? []) pages.set(key, each);
      if (end) pages.set(pass.done.end, end);
    }
    const fresh = {
      id: crypto.randomUUID(),
      kind,
      page: hash,
      url,
      title,
      takenAt,
      words: words.trim(),
      size: sizeOf(inside, kind),
      passes: [pass],
    };
    await onKeep(before ? { ...before, passes: [...before.passes, pass] } : fresh, pages);
  };
  return (
    <main className="marking">
      <form className="marking-form" onSubmit={(event) => void keep(event)}>
        <h1>{opened.title || opened.url}</h1>
        <fieldset disabled={before !== undefined}>
          <legend className="visually-hidden">{t('labels_kind')}</legend>
          {(['find', 'hide', 'guide'] as const).map((each) => (
            <label key={each}>
              <input
                type="radio"
                name="kind"
                checked={kind === each}
                onChange={() => {
                  setKind(each);
                  setMarks([]);
                }}
              />
              {t(`panel_mode_${each}`)}
            </label>
          ))}
        </fieldset>
        <Line label={t('labels_words')} value={words} onChange={setWords} readOnly={before !== undefined} />
        {kind === 'find' ? (
          <Line label={t('labels_answer')} value={answer} onChange={setAnswer} optional />
        ) : null}
        <Line label={t('labels_annotator')} value={annotator} onChange={setAnnotator} />
        <p className="labels-intro">{t(`labels_how_${kind}`)}</p>
        {kind === 'find' ? (
          <ActionButton icon={Highlighter} look="plain" label={t('labels_mark')} onClick={markWords} />
        ) : null}
        {kind === 'guide' ? <StepList recording={recording} /> : null}
        {kind === 'guide' && recording.finished ? (
          <>
            <Line label={t('labels_shows')} value={shows} onChange={setShows} />
            <ActionButton
              icon={Highlighter}
              look="plain"
              label={t('labels_shows_take')}
              onClick={takeShown}
            />
            {missesEnd(shows, end) ? <p role="alert">{t('labels_shows_missing')}</p> : null}
          </>
        ) : null}
        {kind === 'guide' ? null : (
          <ol className="marks">
            {marks.map((mark) => (
              <li key={mark.units.join()}>
                <span>{mark.name}</span>
                {kind === 'hide' ? (
                  <ActionButton
                    icon={Expand}
                    label={t('labels_wider')}
                    iconOnly
                    onClick={() => widen(mark)}
                  />
                ) : null}
                <ActionButton icon={X} label={t('labels_unmark')} iconOnly onClick={() => remove(mark)} />
              </li>
            ))}
          </ol>
        )}
        <div className="actions">
          <button
            type="submit"
            className="button button-main"
            disabled={kind === 'guide' && (!recording.finished || recording.steps.length === 0)}
          >
            <Check size={16} aria-hidden="true" />
            {t('labels_keep')}
          </button>
          <ActionButton icon={X} label={t('labels_leave')} onClick={onLeave} />
        </div>
      </form>
      <iframe
        ref={frame}
        title={t('labels_page')}
        data-kind={kind}
        // No scripts: the snapshot has none, and could not run them.
        sandbox="allow-same-origin"
        srcDoc={end ?? html}
        onLoad={listen}
      />
    </main>
  );
}

const isSame = (one: Mark, other: Mark): boolean => one.units.join() === other.units.join();

const isWithin = ({ units: [from, to] }: Mark, around: Mark): boolean =>
  around.units[0] <= from && to <= around.units[1];

interface LineProps {
  label: string;
  value: string;
  onChange(value: string): void;
  readOnly?: boolean;
  optional?: boolean;
}

function Line({ label, value, onChange, readOnly = false, optional = false }: LineProps) {
  return (
    <label className="line">
      {label}
      <input
        value={value}
        required={!optional}
        readOnly={readOnly}
        onChange={(event) => onChange(event.target.value)}
      />
    </label>
  );
}

/** Whether words are not on the page as it was at the end. */
function missesEnd(words: string, end: string | undefined): boolean {
  if (words.trim() === '' || end === undefined) return false;
  const plain = (text: string) => text.replace(/\s+/g, ' ').trim();
  const page = new DOMParser().parseFromString(end, 'text/html');
  return !plain(page.body.textContent ?? '').includes(plain(words));
}
