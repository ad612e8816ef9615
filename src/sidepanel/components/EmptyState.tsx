import { ScanSearch, Zap } from 'lucide-react';
import type { ModeId } from '../../contracts/conversation.ts';
import { t } from '../../platform/i18n.ts';
import { MODES } from '../mode-looks.ts';
import { usePanel, usePanelActions } from '../use-panel.ts';
import { ShortcutLine } from './ShortcutLine.tsx';

/** What can be asked of most pages; nothing is known of this one before it is read. */
const EXAMPLES: Partial<Record<ModeId, readonly string[]>> = {
  find: ['panel_example_find_1', 'panel_example_find_2', 'panel_example_find_3'],
  guide: ['panel_example_guide_1', 'panel_example_guide_2', 'panel_example_guide_3'],
  hide: ['panel_example_hide_1', 'panel_example_hide_2', 'panel_example_hide_3'],
};

/** Before the first question: what can be asked, with examples to click. */
export function EmptyState() {
  const { ask } = usePanelActions();
  const ready = usePanel((state) => (state.ready?.url === state.conversation?.url ? state.ready : null));
  const examplesOf = (id: ModeId): readonly string[] =>
    ready?.questions?.length
      ? ready.questions.filter(({ mode }) => mode === id).map(({ text }) => text)
      : (EXAMPLES[id] ?? []).map((key) => t(key));
  const instant = usePanel((state) => state.conversation?.engine.id === 'instant');
  return (
    <section className="empty" aria-labelledby="empty-title">
      <h2 id="empty-title">{t('panel_empty_title')}</h2>
      <p>{t('panel_empty_text')}</p>
      <ReadyQuestions />
      {MODES.filter(({ chip }) => chip).map(({ id, icon: Icon }) => (
        <section key={id} className="empty-mode" aria-labelledby={`empty-${id}`}>
          <h3 id={`empty-${id}`}>
            <Icon size={16} aria-hidden="true" />
            {t(`panel_mode_${id}`)}
            <small>{t(`panel_mode_${id}_hint`)}</small>
          </h3>
          {examplesOf(id).map((text) => (
            <button key={text} type="button" className="example" onClick={() => ask(text, id)}>
              {text}
            </button>
          ))}
        </section>
      ))}
      {instant ? <InstantExplained /> : null}
      <ShortcutLine />
    </section>
  );
}

/** Reading the page for questions that fit it takes a click: nothing runs in a page before Sightline is used there. */
function ReadyQuestions() {
  const { findQuestions } = usePanelActions();
  const withoutPage = usePanel((state) => state.withoutPage);
  const found = usePanel((state) =>
    state.ready?.url === state.conversation?.url ? state.ready?.questions : undefined,
  );
  if (withoutPage) return null;
  if (found?.length) return <p role="status">{t('panel_ready_found')}</p>;
  return (
    <p className="empty-ready">
      <button type="button" className="button" disabled={found === null} onClick={findQuestions}>
        <ScanSearch size={16} aria-hidden="true" />
        {t('panel_ready_look')}
      </button>
      <small role="status">{t(READY_TEXT[found === null ? 'looking' : found ? 'none' : 'before'])}</small>
    </p>
  );
}

const READY_TEXT = {
  before: 'panel_ready_how',
  looking: 'panel_ready_looking',
  none: 'panel_ready_none',
} as const;

function InstantExplained() {
  const { showModels } = usePanelActions();
  const [before, after] = t('panel_empty_instant').split('{link}');
  return (
    <p className="empty-engine">
      <Zap size={16} aria-hidden="true" />
      <span>
        {before}
        <button type="button" className="link" onClick={() => showModels('add')}>
          {t('panel_add_model')}
        </button>
        {after}
      </span>
    </p>
  );
}
