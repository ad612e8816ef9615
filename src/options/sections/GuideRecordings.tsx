import { Trash2 } from 'lucide-react';
import { useCallback, useEffect, useState } from 'react';
import type { Recording } from '../../contracts/recording.ts';
import { bytesOf, type Recordings } from '../../history/recordings.ts';
import { ExportButtons } from '../../modes/guide/ExportButtons.tsx';
import { listed, t, uiLanguage } from '../../platform/i18n.ts';
import { Forget } from '../components/Forget.tsx';

type Kept = Pick<Recordings, 'all' | 'pagesOf' | 'remove' | 'clear' | 'onChange'>;

/** Guides that were recorded with pictures: to see what they take, to take them along, to delete them. */
export function GuideRecordings({ recordings }: { recordings: Kept }) {
  const [all, setAll] = useState<Recording[]>([]);
  const read = useCallback(async () => setAll(await recordings.all()), [recordings]);
  useEffect(() => {
    void read();
    return recordings.onChange(() => void read());
  }, [recordings, read]);
  const after = (change: Promise<void>) => change.then(read);
  return (
    <>
      <h3>{t('options_guide_recordings')}</h3>
      <p className="field-note">{t('options_guide_recordings_intro')}</p>
      {all.length === 0 ? <p className="field-note">{t('options_guide_none')}</p> : null}
      <ul className="recordings">
        {all.map((recording) => (
          <li key={recording.id}>
            <bdi className="kept-name">{recording.card.task}</bdi>{' '}
            <span className="field-note">{aboutIt(recording)}</span>{' '}
            <Forget name={recording.card.task} forget={() => after(recordings.remove([recording.id]))} />
            <ExportButtons card={recording.card} recordedPages={recordings.pagesOf} />
          </li>
        ))}
      </ul>
      {all.length > 0 ? (
        <button type="button" className="button button-plain" onClick={() => void after(recordings.clear())}>
          <Trash2 size={15} aria-hidden />
          {t('options_guide_delete_recordings')}
        </button>
      ) : null}
    </>
  );
}

const MEGABYTE = 1_000_000;
/** What is smaller is told as this, in MB. */
const LEAST = 0.1;

function aboutIt({ card, pages }: Recording): string {
  const { url } = pages[0] ?? card.steps[0] ?? { url: '' };
  const pictures = pages.filter(({ picture }) => picture).length;
  const size = Math.max(LEAST, bytesOf({ pages }) / MEGABYTE).toLocaleString(uiLanguage(), {
    style: 'unit',
    unit: 'megabyte',
    maximumFractionDigits: 1,
  });
  const time = new Date(card.startedAt).toLocaleString(uiLanguage(), {
    dateStyle: 'medium',
    timeStyle: 'short',
  });
  const site = URL.canParse(url) ? new URL(url).host : '';
  return listed([site, time, t('options_guide_pictures', { count: pictures }), size].filter(Boolean));
}
