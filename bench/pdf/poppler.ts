import { execFileSync } from 'node:child_process';

const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

const MOST = 400 * 1024 * 1024;

/** The pages of a PDF as poppler's pdftotext reads them: in reading order, or (`raw`) in the order of the file. Throws where it is not installed. */
export function poppler(file: string, raw: boolean, password?: string): string[] {
  const options = [...(raw ? ['-raw'] : []), ...(password ? ['-upw', password] : []), '-enc', 'UTF-8'];
  const out = execFileSync('pdftotext', [...options, file, '-'], {
    maxBuffer: MOST,
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  return out.toString('utf8').split('\f').slice(0, -1);
}

/** The text of each block (a paragraph, a cell, a heading) that poppler sees, of all pages. Words that run leftwards stand as they are drawn. */
export function popplerBlocks(file: string, password?: string): string[] {
  const options = ['-bbox-layout', ...(password ? ['-upw', password] : []), '-enc', 'UTF-8'];
  const out = execFileSync('pdftotext', [...options, file, '-'], {
    maxBuffer: MOST,
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  return out
    .toString('utf8')
    .split('<block ')
    .slice(1)
    .map((block) =>
      [...block.matchAll(/<word [^>]*>([^<]*)<\/word>/g)]
        .map(([, word = '']) => word.replace(/&(\w+);/g, (all, name: string) => ENTITIES[name] ?? all))
        .join(' '),
    );
}
