import { Scale } from 'lucide-react';
import { t } from '../../platform/i18n.ts';
import { MODES } from '../mode-looks.ts';
import type { Menu } from '../use-menu.ts';
import type { Command } from '../use-slash-menu.ts';
import { ComposerMenu } from './ComposerMenu.tsx';

/** The slash commands that fit what was typed. */
export function SlashMenu({ menu }: { menu: Menu<Command> }) {
  return (
    <ComposerMenu menu={menu} label={t('panel_slash_menu')}>
      {(mode) => <SlashOption mode={mode} />}
    </ComposerMenu>
  );
}

function SlashOption({ mode }: { mode: Command }) {
  const Icon = mode === 'compare' ? Scale : MODES.find(({ id }) => id === mode)?.icon;
  return (
    <>
      {Icon ? <Icon size={16} aria-hidden="true" /> : null}
      <b>/{mode}</b>
      <span>{t(`panel_mode_${mode}_hint`)}</span>
    </>
  );
}
