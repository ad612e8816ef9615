import { Zap } from 'lucide-react';
import type { ModeId } from '../../contracts/conversation.ts';
import { t } from '../../platform/i18n.ts';
import { openOptions } from '../../platform/panel-host.ts';
import { MODES } from '../mode-looks.ts';
import { usePanel, usePanelActions } from '../use-panel.ts';
import { ShortcutLine } from './ShortcutLine.tsx';

const EXAMPLES: Partial<Record<ModeId, readonly string[]>> = {
  find: ['panel_example_find_1', 'panel_example_find_2', 'panel_example_find_3'],
  guide: ['panel_example_guide_1', 'panel_example_guide_2', 'panel_example_guide_3'],
  hide: ['panel_example_hide_1', 'panel_example_hide_2', 'panel_example_hide_3'],
};

/** Before the first question: what can be asked, with examples to click. */
export function EmptyState() {
  const { ask } = usePanelActions();
  const instant = usePanel((state) => state.conversation?.engine.id === 'instant');
  return (
    <section className="empty" aria-labelledby="empty-title">
      <h2 id="empty-title">{t('panel_empty_title')}</h2>
      <p>{t('panel_empty_text')}</p>
      {MODES.filter(({ chip }) => chip).map(({ id, icon: Icon }) => (
        <section key={id} className="empty-mode" aria-labelledby={`empty-${id}`}>
          <h3 id={`empty-${id}`}>
            <Icon size={16} aria-hidden="true" />
            {t(`panel_mode_${id}`)}
            <small>{t(`panel_mode_${id}_hint`)}</small>
          </h3>
          {(EXAMPLES[id] ?? []).map((key) => (
            <button key={key} type="button" className="example" onClick={() => ask(t(key), id)}>
              {t(key)}
            </button>
          ))}
        </section>
      ))}
      {instant ? <InstantExplained /> : null}
      <ShortcutLine />
    </section>
  );
}

function InstantExplained() {
  const [before, after] = t('panel_empty_instant').split('{link}');
  return (
    <p className="empty-engine">
      <Zap size={16} aria-hidden="true" />
      <span>
        {before}
        <button type="button" className="link" onClick={openOptions}>
          {t('panel_add_model')}
        </button>
        {after}
      </span>
    </p>
  );
}
