/**
 * pdf.js asks twice for each glyph where it stands, and makes four lists for each answer: a seventh of what reading a long file costs. In the
 * worker that is shipped this function, which makes one, stands in for that product; what comes out is the same.
 */

type Matrix = [number, number, number, number, number, number];

/**
 * The product of three matrices, the last of which scales and lifts only. It is written into pdf.js' worker as it stands: it may use nothing from
 * outside of it.
 * @param shape `[size along the line, 0, 0, size, 0, rise]`
 */
export function textTransform(ctm: Matrix, text: Matrix, shape: Matrix): Matrix {
  const a = text[0] * shape[0];
  const b = text[1] * shape[0];
  const c = text[2] * shape[3];
  const d = text[3] * shape[3];
  const e = text[2] * shape[5] + text[4];
  const f = text[3] * shape[5] + text[5];
  return [
    ctm[0] * a + ctm[2] * b,
    ctm[1] * a + ctm[3] * b,
    ctm[0] * c + ctm[2] * d,
    ctm[1] * c + ctm[3] * d,
    ctm[0] * e + ctm[2] * f + ctm[4],
    ctm[1] * e + ctm[3] * f + ctm[5],
  ];
}

const PRODUCT = /Util\.transform\((\w+)\.ctm,Util\.transform\(\1\.textMatrix,(\w+)\)\)/g;

/** The source of pdf.js' worker with `textTransform` in it. Throws where another version of pdf.js is written otherwise. */
export function withFasterText(worker: string): string {
  if (worker.match(PRODUCT)?.length !== 1)
    throw new Error(
      'pdf.js computes the place of a glyph otherwise than it did: look at scripts/faster-pdf-text.ts',
    );
  const faster = worker.replace(PRODUCT, 'sightlineTextTransform($1.ctm,$1.textMatrix,$2)');
  // Its licence wants changed files to say so.
  return `/* Changed by Sightline: its last function, and where that is called. */\n${faster}\nfunction sightlineTextTransform${textTransform.toString().replace(/^function \w+/, '')}\n`;
}
