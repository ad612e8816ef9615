import { ArrowUp, Square } from 'lucide-react';
import { type ClipboardEvent, type KeyboardEvent, useEffect, useRef } from 'react';
import type { Turn } from '../../contracts/conversation.ts';
import { MAX_QUESTION } from '../../contracts/panel-to-worker.ts';
import { ActionButton } from '../../modes/kit/ActionButton.tsx';
import { onDemand } from '../../modes/kit/on-demand.tsx';
import { t } from '../../platform/i18n.ts';
import { pictureAmong } from '../picture-among.ts';
import { recalled } from '../recall.ts';
import { canStop, isHeard } from '../state.ts';
import { useAttachFile } from '../use-attach-file.ts';
import { useDictation } from '../use-dictation.ts';
import { useFocusKept } from '../use-focus-kept.ts';
import { usePageMenu } from '../use-page-menu.ts';
import { usePanel, usePanelActions } from '../use-panel.ts';
import { useShortcuts } from '../use-shortcuts.ts';
import { useSlashMenu } from '../use-slash-menu.ts';
import { AboutLine } from './AboutLine.tsx';
import { ComposerTools } from './ComposerTools.tsx';
import { DictateButton, DictationNote } from './Dictation.tsx';
import { ModeChips } from './ModeChips.tsx';
import { PageChips } from './PageChips.tsx';
import { PageList } from './PageList.tsx';
import { PageMenu } from './PageMenu.tsx';
import { SlashMenu } from './SlashMenu.tsx';
import './pages.css';

/** Most questions are about no picture. */
const PictureLine = onDemand(() => import('./PictureLine.tsx').then((file) => file.PictureLine));

const ARROWS: Readonly<Record<string, -1 | 1 | undefined>> = { ArrowUp: -1, ArrowDown: 1 };
const NO_TURNS: readonly Turn[] = [];

/** Where questions are written. Enter sends, Shift+Enter makes a new line, `/` at the start offers the modes, arrows recall what was asked. */
export function Composer() {
  const draft = usePanel((state) => state.draft);
  const mode = usePanel((state) => state.mode);
  const focusCalls = usePanel((state) => state.focusCalls);
  const stoppable = usePanel(canStop);
  const withoutPage = usePanel((state) => state.withoutPage);
  const hasPicture = usePanel((state) => state.picture !== null);
  const listens = usePanel(isHeard);
  const { ask, send, setDraft, failed } = usePanelActions();
  const addPicture = useAttachFile();
  const shortcuts = useShortcuts();
  const box = useRef<HTMLTextAreaElement>(null);
  const dictation = useDictation(draft, setDraft);
  const slashMenu = useSlashMenu(draft, setDraft);
  const pageMenu = usePageMenu(draft);
  const choosing = usePanel((state) => state.choosing);
  const turns = usePanel((state) => state.conversation?.turns ?? NO_TURNS);
  const menu = slashMenu.open ? slashMenu : pageMenu;

  // biome-ignore lint/correctness/useExhaustiveDependencies: a text put here from outside wants the caret.
  useEffect(() => box.current?.focus(), [focusCalls]);

  useFocusKept(box);

  /** Megabytes would keep the panel busy for minutes; what was copied is still where it was. */
  const onPaste = (event: ClipboardEvent) => {
    const isLong = event.clipboardData.getData('text').length > MAX_QUESTION;
    if (isLong) failed({ code: 'question-too-long' });
    const picture = isLong ? undefined : pictureAmong(event.clipboardData.files);
    if (picture) addPicture(picture);
    if (isLong || picture) event.preventDefault();
  };
  const submit = () => ask(draft, mode);
  const onKeyDown = (event: KeyboardEvent) => {
    // Enter and arrows belong to the input method while it composes.
    if (event.nativeEvent.isComposing) return;
    if (menu.onKeyDown(event)) return;
    const step = event.shiftKey ? undefined : ARROWS[event.key];
    const earlier =
      step &&
      recalled(
        turns.map((turn) => turn.question),
        draft,
        step,
      );
    if (earlier !== undefined) {
      event.preventDefault();
      return setDraft(earlier);
    }
    if (event.key !== 'Enter' || event.shiftKey) return;
    event.preventDefault();
    submit();
  };
  return (
    <form
      className="composer"
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      {hasPicture ? <PictureLine /> : null}
      <AboutLine />
      {withoutPage ? <p className="page-off">{t('panel_without_page_on')}</p> : null}
      {withoutPage ? null : <PageChips />}
      {choosing && !withoutPage ? <PageList /> : null}
      {slashMenu.open ? <SlashMenu menu={slashMenu} /> : null}
      {menu === pageMenu && menu.open ? <PageMenu menu={pageMenu} /> : null}
      <DictationNote dictation={dictation} />
      <div className="composer-box">
        <textarea
          ref={box}
          rows={1}
          value={draft}
          placeholder={t(listens ? 'panel_say_placeholder' : 'panel_ask_placeholder')}
          aria-label={t('panel_ask')}
          aria-controls={menu.open ? menu.id : undefined}
          aria-activedescendant={menu.open ? menu.activeOptionId : undefined}
          onChange={(event) => setDraft(event.target.value)}
          onKeyDown={onKeyDown}
          maxLength={MAX_QUESTION}
          onPaste={onPaste}
        />
        <DictateButton dictation={dictation} />
      </div>
      <div className="composer-row">
        <ComposerTools onPicture={addPicture} />
        {withoutPage ? null : <ModeChips />}
        {stoppable ? (
          <ActionButton
            icon={Square}
            label={t('panel_stop')}
            hint={t('panel_stop_hint', { keys: [shortcuts?.stop, 'Esc'].filter(Boolean).join(', ') })}
            look="plain"
            onClick={() => send({ type: 'stop' })}
          />
        ) : null}
        <button
          type="submit"
          className="button button-main send"
          aria-label={t('panel_send')}
          title={t('panel_send')}
        >
          <ArrowUp size={18} aria-hidden="true" />
        </button>
      </div>
    </form>
  );
}
