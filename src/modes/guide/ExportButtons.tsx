import { Download } from 'lucide-react';
import type { GuideCard } from '../../contracts/guide.ts';
import { t } from '../../platform/i18n.ts';
import { saveFile, saveJson } from '../../platform/save-file.ts';
import type { RecordedPagesOf } from '../card-props.ts';
import { ActionButton } from '../kit/ActionButton.tsx';
import { markdownOf } from './export/markdown.ts';
import { playwrightTest } from './export/playwright.ts';
import { runAsJson } from './export/run-json.ts';

/** Takes a run along: as instructions, as data, as a test that does it again. With its pictures, where it was recorded. */
export function ExportButtons({
  card,
  recordedPages = async () => undefined,
}: {
  card: GuideCard;
  recordedPages?: RecordedPagesOf | undefined;
}) {
  const name = `guide-${new Date(card.startedAt).toISOString().slice(0, 16).replace(/[:T]/g, '-')}`;
  const text = (ending: string, content: string) =>
    saveFile(`${name}.${ending}`, new Blob([content], { type: 'text/plain' }));
  const instructions = async () => {
    const recorded = await recordedPages(card.runId);
    if (!recorded?.pictures.size) return text('md', markdownOf(card, t));
    // Only who has pictures loads what packs them.
    const { instructionsArchive } = await import('./export/archive.ts');
    saveFile(`${name}.zip`, await instructionsArchive(card, recorded, t));
  };
  return (
    <fieldset className="guide-buttons guide-export" aria-label={t('guide_export')}>
      <ActionButton icon={Download} label={t('guide_export_markdown')} onClick={() => void instructions()} />
      <ActionButton
        icon={Download}
        label={t('guide_export_json')}
        onClick={async () => saveJson(`${name}.json`, await runAsJson(card, await recordedPages(card.runId)))}
      />
      <ActionButton
        icon={Download}
        label={t('guide_export_playwright')}
        onClick={() => text('spec.ts', playwrightTest(card))}
      />
    </fieldset>
  );
}
