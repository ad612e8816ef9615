import { createHash } from 'node:crypto';

/** A page: its lines of text from the top down, in Helvetica 12, 16 points apart; `content` adds operators of the content stream. */
export interface PdfPage {
  lines?: string[];
  content?: string;
  /** Further objects of its `Annots`. */
  annotations?: string[];
}

interface PdfOptions {
  title?: string;
  /** Locks the file (standard security handler, revision 2: RC4 with 40 bits). */
  password?: string;
  /** Entries of the outline, by title, to page numbers. */
  outline?: { title: string; page: number }[];
  /** Further objects, by a name that `content` may use as a form XObject of every page. */
  forms?: Record<string, string>;
}

/** Writes a small PDF 1.4 by hand, so that tests know every character of it. Text may hold Latin-1 only. */
export function pdfFile(pages: PdfPage[], options: PdfOptions = {}): Buffer {
  const objects: { head: string; stream?: string }[] = [];
  const add = (head: string, stream?: string) =>
    objects.push(stream === undefined ? { head } : { head, stream });
  const number = (at: number) => `${at} 0 R`;
  const forms = Object.entries(options.forms ?? {});
  const outline = options.outline ?? [];

  const catalog = add('');
  const tree = add('');
  const font = add('<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>');
  const firstForm = objects.length + 1;
  const xObjects = forms.map(([name], i) => `/${name} ${number(firstForm + i)}`).join(' ');
  const resources = `<< /Font << /F1 ${number(font)} >> /XObject << ${xObjects} >> >>`;
  for (const [, content] of forms)
    add(`<< /Type /XObject /Subtype /Form /BBox [0 0 595 842] /Resources ${resources}`, content);

  const fields: number[] = [];
  const numbers = pages.map(({ lines = [], content = '', annotations = [] }) => {
    const text = lines.map((line, i) => `1 0 0 1 72 ${770 - 16 * i} Tm ${literal(line)} Tj`).join('\n');
    const stream = add('<<', `BT /F1 12 Tf\n${text}\nET\n${content}`);
    const notes = annotations.map((annotation) => {
      const at = add(annotation);
      if (annotation.includes('/Widget')) fields.push(at);
      return number(at);
    });
    return add(
      `<< /Type /Page /Parent ${number(tree)} /MediaBox [0 0 595 842] /Resources ${resources} /Contents ${number(stream)} /Annots [${notes.join(' ')}] >>`,
    );
  });

  const items = outline.map((_, i) => objects.length + 1 + i);
  const root = objects.length + 1 + outline.length;
  for (const [i, { title, page }] of outline.entries()) {
    const next = items[i + 1] ? `/Next ${number(items[i + 1]!)}` : '';
    const before = i > 0 ? `/Prev ${number(items[i - 1]!)}` : '';
    add(
      `<< /Title ${literal(title)} /Parent ${number(root)} ${next} ${before} /Dest [${number(numbers[page - 1]!)} /Fit] >>`,
    );
  }
  if (outline.length > 0)
    add(
      `<< /Type /Outlines /First ${number(items[0]!)} /Last ${number(items.at(-1)!)} /Count ${outline.length} >>`,
    );
  const contents = outline.length > 0 ? `/Outlines ${number(root)}` : '';

  const form = fields.length > 0 ? `/AcroForm << /Fields [${fields.map(number).join(' ')}] >>` : '';
  objects[catalog - 1]!.head = `<< /Type /Catalog /Pages ${number(tree)} ${contents} ${form} >>`;
  objects[tree - 1]!.head =
    `<< /Type /Pages /Kids [${numbers.map(number).join(' ')}] /Count ${numbers.length} >>`;
  return write(objects, catalog, options);
}

const literal = (words: string): string => `(${words.replace(/[\\()]/g, '\\$&')})`;

function write(
  objects: { head: string; stream?: string }[],
  catalog: number,
  { title = '', password }: PdfOptions,
): Buffer {
  const id = createHash('md5').update('sightline').digest();
  const lock = password === undefined ? undefined : lockFor(password, id);
  const parts: Buffer[] = [Buffer.from('%PDF-1.4\n', 'latin1')];
  const offsets: number[] = [];
  const size = () => parts.reduce((sum, part) => sum + part.length, 0);
  const put = (words: string | Buffer) =>
    parts.push(typeof words === 'string' ? Buffer.from(words, 'latin1') : words);
  // Strings in objects would have to be encrypted, too: a locked file has none.
  const all = [...objects, { head: lock ? '<< >>' : `<< /Title ${literal(title)} >>` }];
  if (lock)
    all.push({
      head: `<< /Filter /Standard /V 1 /R 2 /O <${lock.owner.toString('hex')}> /U <${lock.user.toString('hex')}> /P -4 >>`,
    });
  for (const [i, { head, stream }] of all.entries()) {
    offsets.push(size());
    put(`${i + 1} 0 obj\n`);
    if (stream === undefined) put(head);
    else {
      const plain = Buffer.from(stream, 'latin1');
      const data = lock ? rc4(objectKey(lock.key, i + 1), plain) : plain;
      put(`${head} /Length ${data.length} >>\nstream\n`);
      put(data);
      put('\nendstream');
    }
    put('\nendobj\n');
  }
  const start = size();
  put(`xref\n0 ${all.length + 1}\n0000000000 65535 f \n`);
  for (const offset of offsets) put(`${String(offset).padStart(10, '0')} 00000 n \n`);
  const hex = `<${id.toString('hex')}>`;
  const encrypt = lock ? `/Encrypt ${all.length} 0 R` : '';
  put(
    `trailer\n<< /Size ${all.length + 1} /Root ${catalog} 0 R /Info ${objects.length + 1} 0 R ${encrypt} /ID [${hex} ${hex}] >>\nstartxref\n${start}\n%%EOF\n`,
  );
  return Buffer.concat(parts);
}

/** PDF 32000-1, 7.6.3.3: algorithms 2, 3 and 4 for revision 2. */
const PADDING = Buffer.from('28bf4e5e4e758a4164004e56fffa01082e2e00b6d0683e802f0ca9fe6453697a', 'hex');
const md5 = (...parts: Buffer[]): Buffer => createHash('md5').update(Buffer.concat(parts)).digest();

function lockFor(password: string, id: Buffer) {
  const padded = Buffer.concat([Buffer.from(password, 'latin1'), PADDING]).subarray(0, 32);
  const owner = rc4(md5(padded).subarray(0, 5), padded);
  const permissions = Buffer.alloc(4);
  permissions.writeInt32LE(-4);
  const key = md5(padded, owner, permissions, id).subarray(0, 5);
  return { owner, key, user: rc4(key, PADDING) };
}

function objectKey(key: Buffer, object: number): Buffer {
  return md5(key, Buffer.from([object & 255, (object >> 8) & 255, (object >> 16) & 255, 0, 0])).subarray(
    0,
    10,
  );
}

function rc4(key: Buffer, data: Buffer): Buffer {
  const state = Array.from({ length: 256 }, (_, i) => i);
  const swap = (a: number, b: number) => {
    [state[a], state[b]] = [state[b]!, state[a]!];
  };
  for (let i = 0, j = 0; i < 256; i++) {
    j = (j + state[i]! + key[i % key.length]!) & 255;
    swap(i, j);
  }
  let i = 0;
  let j = 0;
  return data.map((byte) => {
    i = (i + 1) & 255;
    j = (j + state[i]!) & 255;
    swap(i, j);
    return byte ^ state[(state[i]! + state[j]!) & 255]!;
  }) as Buffer;
}
