import { FileX, ImagePlus } from 'lucide-react';
import { FileButton } from '../../modes/kit/FileButton.tsx';
import { t } from '../../platform/i18n.ts';
import { pictureAmong } from '../picture-among.ts';
import { usePanel, usePanelActions } from '../use-panel.ts';
import { AddPages } from './AddPages.tsx';

/** What can be added to a question, or left out of it: a picture, the page. */
export function ComposerTools({ onPicture }: { onPicture(file: File): void }) {
  const withoutPage = usePanel((state) => state.withoutPage);
  const { setWithoutPage } = usePanelActions();
  return (
    <div className="composer-tools">
      {withoutPage ? null : <AddPages />}
      <FileButton
        icon={ImagePlus}
        iconOnly
        label={t('panel_picture_add')}
        hint={t('panel_picture_add_hint')}
        accept="image/*"
        onFile={(file) => {
          const picture = pictureAmong([file]);
          if (picture) onPicture(picture);
        }}
      />
      <label className="page-switch" title={t('panel_mode_chat_hint')}>
        <input
          type="checkbox"
          role="switch"
          checked={withoutPage}
          aria-checked={withoutPage}
          onChange={(event) => setWithoutPage(event.target.checked)}
        />
        <FileX size={15} aria-hidden="true" />
        <span>{t('panel_without_page')}</span>
      </label>
    </div>
  );
}
