import { toProblem } from '../../contracts/errors.ts';
import { codeKey, t } from '../../platform/i18n.ts';
import { part } from './find-part.ts';

/** What stands in the place of a document that cannot be shown, or above one without words; with a way to pick another file. */
export function createNotice(onFile: (file: File) => void) {
  const notice = part('notice');
  const picker = part<HTMLInputElement>('picker');
  picker.addEventListener('change', () => {
    const [file] = picker.files ?? [];
    if (file) onFile(file);
    picker.value = '';
  });
  part('pick').addEventListener('click', () => picker.click());
  part('open-file').addEventListener('click', () => picker.click());
  document.addEventListener('dragover', (event) => event.preventDefault());
  document.addEventListener('drop', (event) => {
    event.preventDefault();
    const [file] = event.dataTransfer?.files ?? [];
    if (file) onFile(file);
  });

  return {
    /** @param beside the document stays in view */
    refuse(error: unknown, beside: boolean): void {
      const { code, params } = toProblem(error);
      part('notice-what').textContent = t(codeKey('error', code), params);
      part('notice-next').textContent = t(codeKey('error', code, '_next'), params);
      notice.dataset.beside = String(beside);
      notice.hidden = false;
    },
    hide(): void {
      notice.hidden = true;
    },
  };
}
