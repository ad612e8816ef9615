import { saveFile } from '../../platform/save-file.ts';

/**
 * Prints the file with the browser's own viewer, in a frame that nobody sees: sharp, of any length, and with the fields as they are filled.
 */
export function createPrinter() {
  let frame: HTMLIFrameElement | undefined;
  let url = '';
  return {
    print(data: Uint8Array<ArrayBuffer>): void {
      frame?.remove();
      URL.revokeObjectURL(url);
      url = URL.createObjectURL(new Blob([data], { type: 'application/pdf' }));
      const made = document.createElement('iframe');
      made.className = 'print-frame';
      made.setAttribute('aria-hidden', 'true');
      made.tabIndex = -1;
      made.src = url;
      made.onload = () => {
        made.contentWindow?.focus();
        made.contentWindow?.print();
      };
      document.body.append(made);
      frame = made;
    },
  };
}

/** Saves bytes as a file. */
export function download(data: Uint8Array<ArrayBuffer>, name: string): void {
  saveFile(/\.pdf$/i.test(name) ? name : `${name}.pdf`, new Blob([data], { type: 'application/pdf' }));
}
