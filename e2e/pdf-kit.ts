import { expect, type Page } from '@playwright/test';
import { type PdfPage, pdfFile } from './pdf-file.ts';
import type { Site } from './site.ts';

/** Fourteen pages; the fee stands on the last one. */
export const HANDBOOK: PdfPage[] = [
  {
    lines: [
      'Harbour handbook',
      'The harbour office opens at 7:15 on weekdays.',
      'Every skipper keeps the signed berth con-',
      'tract aboard and shows it when asked.',
    ],
  },
  ...Array.from({ length: 12 }, (_, i) => ({ lines: [`Chapter ${i + 2} holds nothing of weight.`] })),
  { lines: ['Fees', 'A berth of twelve metres costs 41 euros a night.'] },
];

/** Serves a PDF at an address that says nothing of it. */
export function serve(site: Site, path: string, file: Buffer = pdfFile(HANDBOOK)): void {
  site.route(path, (_, response) => {
    response.setHeader('content-type', 'application/pdf');
    response.end(file);
  });
}

/** The first to ask, which is Chrome's own viewer, gets the handbook; Sightline's reader gets `file`. A file that spins takes Chrome's viewer down. */
export function serveReader(site: Site, path: string, file: Buffer): void {
  let asked = 0;
  site.route(path, (_, response) => {
    asked += 1;
    response.setHeader('content-type', 'application/pdf');
    response.end(asked === 1 ? pdfFile(HANDBOOK) : file);
  });
}

export const inReader = (page: Page) =>
  expect(page).toHaveURL(/^chrome-extension:.*\/reader\/index\.html\?file=/);

/** Makes the long waits (10 s and more) of what this tab opens next a tenth as long. */
export async function hurryReader(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const { setTimeout: real } = globalThis;
    Object.assign(globalThis, {
      setTimeout: (run: () => void, ms = 0, ...rest: []) => real(run, ms < 10_000 ? ms : ms / 10, ...rest),
    });
  });
}
