import { Download } from 'lucide-react';
import type { GuideCard } from '../../contracts/guide.ts';
import { t } from '../../platform/i18n.ts';
import { saveFile, saveJson } from '../../platform/save-file.ts';
import { ActionButton } from '../kit/ActionButton.tsx';
import { markdownOf } from './export/markdown.ts';
import { playwrightTest } from './export/playwright.ts';
import { summarize } from './summary.ts';

/** Takes a run along: as instructions, as data, as a test that does it again. */
export function ExportButtons({ card }: { card: GuideCard }) {
  const name = `guide-${new Date(card.startedAt).toISOString().slice(0, 16).replace(/[:T]/g, '-')}`;
  const text = (ending: string, content: string) =>
    saveFile(`${name}.${ending}`, new Blob([content], { type: 'text/plain' }));
  return (
    <fieldset className="guide-buttons guide-export" aria-label={t('guide_export')}>
      <ActionButton
        icon={Download}
        label={t('guide_export_markdown')}
        onClick={() => text('md', markdownOf(card, t))}
      />
      <ActionButton
        icon={Download}
        label={t('guide_export_json')}
        onClick={() =>
          saveJson(`${name}.json`, `${JSON.stringify({ ...card, summary: summarize(card) }, null, 2)}\n`)
        }
      />
      <ActionButton
        icon={Download}
        label={t('guide_export_playwright')}
        onClick={() => text('spec.ts', playwrightTest(card))}
      />
    </fieldset>
  );
}
