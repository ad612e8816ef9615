import { t } from '../../platform/i18n.ts';
import { part } from './find-part.ts';

/** Asks for a password until one is typed. It goes to pdf.js alone and is kept nowhere. */
export function createPasswordPrompt() {
  const dialog = part<HTMLDialogElement>('password');
  const field = part<HTMLInputElement>('password-field');
  const said = part('password-said');
  const form = part<HTMLFormElement>('password-form');

  return {
    ask(wrong: boolean): Promise<string> {
      said.textContent = t(wrong ? 'reader_password_wrong' : 'reader_password_needed');
      field.value = '';
      if (!dialog.open) dialog.showModal();
      field.focus();
      return new Promise((resolve) => {
        form.onsubmit = (event) => {
          event.preventDefault();
          if (field.value !== '') resolve(field.value);
        };
      });
    },
    close(): void {
      dialog.close();
      field.value = '';
    },
  };
}
