import { t } from '../../platform/i18n.ts';
import { MODES } from '../mode-looks.ts';
import type { SlashMenuState } from '../use-slash-menu.ts';

/** The slash commands that fit what was typed. Options are chosen with the keyboard from the text box, or by pointer. */
export function SlashMenu({ id, options, active, choose }: SlashMenuState) {
  return (
    <div role="listbox" id={id} className="slash-menu" aria-label={t('panel_slash_menu')} tabIndex={-1}>
      {MODES.filter((mode) => options.includes(mode.id)).map(({ id: mode, icon: Icon }) => (
        <div
          key={mode}
          role="option"
          id={`${id}-${mode}`}
          aria-selected={mode === active}
          tabIndex={-1}
          // On press, so that the text box keeps the focus.
          onPointerDown={(event) => {
            event.preventDefault();
            choose(mode);
          }}
        >
          <Icon size={16} aria-hidden="true" />
          <b>/{mode}</b>
          <span>{t(`panel_mode_${mode}_hint`)}</span>
        </div>
      ))}
    </div>
  );
}
