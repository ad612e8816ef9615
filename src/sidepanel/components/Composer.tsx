import { ArrowUp, Square } from 'lucide-react';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import { ActionButton } from '../../modes/kit/ActionButton.tsx';
import { t } from '../../platform/i18n.ts';
import { canStop } from '../state.ts';
import { useFocusKept } from '../use-focus-kept.ts';
import { usePanel, usePanelActions } from '../use-panel.ts';
import { useShortcuts } from '../use-shortcuts.ts';
import { useSlashMenu } from '../use-slash-menu.ts';
import { ModeChips } from './ModeChips.tsx';
import { SlashMenu } from './SlashMenu.tsx';

/** Where questions are written. Enter sends, Shift+Enter makes a new line, `/` at the start offers the modes. */
export function Composer() {
  const draft = usePanel((state) => state.draft);
  const mode = usePanel((state) => state.mode);
  const focusCalls = usePanel((state) => state.focusCalls);
  const stoppable = usePanel(canStop);
  const { ask, send, setDraft } = usePanelActions();
  const shortcuts = useShortcuts();
  const box = useRef<HTMLTextAreaElement>(null);
  const menu = useSlashMenu(draft, setDraft);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a text put here from outside wants the caret.
  useEffect(() => box.current?.focus(), [focusCalls]);

  useFocusKept(box);

  const submit = () => ask(draft, mode);
  const onKeyDown = (event: KeyboardEvent) => {
    // Enter and arrows belong to the input method while it composes.
    if (event.nativeEvent.isComposing) return;
    if (menu.onKeyDown(event)) return;
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
      {menu.open ? <SlashMenu {...menu} /> : null}
      <textarea
        ref={box}
        rows={1}
        value={draft}
        placeholder={t('panel_ask_placeholder')}
        aria-label={t('panel_ask')}
        aria-controls={menu.open ? menu.id : undefined}
        aria-activedescendant={menu.open ? menu.activeOptionId : undefined}
        onChange={(event) => setDraft(event.target.value)}
        onKeyDown={onKeyDown}
      />
      <div className="composer-row">
        <ModeChips />
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
