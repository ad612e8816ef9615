import { quickToken } from './quick-pdf-token.ts';

/**
 * What reading a long file costs is paid glyph by glyph in pdf.js' worker. In the one that is shipped five places of it are written otherwise;
 * what comes out is the same. The two functions are written into the worker as they stand: they may use nothing from outside of themselves.
 */
const FUNCTIONS = { sightlineTextTransform: textTransform, sightlineQuickToken: quickToken };

const CHANGES = [
  {
    why: 'Asked twice for each glyph; made four lists each time.',
    from: 'return Util.transform(textState.ctm, Util.transform(textState.textMatrix, tsm));',
    to: 'return sightlineTextTransform(textState.ctm, textState.textMatrix, tsm);',
  },
  {
    why: 'Each state inherited from the one before: to the engine each was an object of a kind of its own, and slow.',
    from: 'const clone = Object.assign(Object.create(this), this);',
    to: 'const clone = Object.assign(new TextState(), this);',
  },
  {
    why: 'A list that is cut to nothing is made anew by the engine when it is filled.',
    from: 'args.length = 0;\n        operation.args = args;',
    to: 'operation.args = args = [];',
  },
  {
    why: 'A copy of a list for each glyph.',
    from: 'translateTextLineMatrix(args[0], args[1]);\n            textState.textMatrix = textState.textLineMatrix.slice();\n            break;\n          case OPS.setLeadingMoveText',
    to: 'translateTextLineMatrix(args[0], args[1]);\n            textState.setTextMatrix(...textState.textLineMatrix);\n            break;\n          case OPS.setLeadingMoveText',
  },
  {
    why: 'Numbers, strings and operators byte by byte, each byte by two calls.',
    from: '  getObj() {\n    let comment = false;',
    to: '  getObj() {\n    const quick = sightlineQuickToken(this, Stream, Cmd);\n    if (quick !== undefined) {\n      return quick;\n    }\n    let comment = false;',
  },
  {
    why: 'For the operators that `sightlineQuickToken` has met.',
    from: '    this.knownCommands = knownCommands;\n    this._hexStringNumWarn = 0;',
    to: '    this.knownCommands = knownCommands;\n    this.quickCommands = {};\n    this._hexStringNumWarn = 0;',
  },
] as const;

type Matrix = [number, number, number, number, number, number];

/**
 * The product of three matrices, the last of which scales and lifts only.
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

/** The source of pdf.js' worker with these changes. Throws where another version of pdf.js is written otherwise. */
export function withFasterText(worker: string): string {
  let faster = worker;
  for (const { from, to } of CHANGES) {
    if (faster.split(from).length !== 2)
      throw new Error(
        `pdf.js reads text otherwise than it did: look at scripts/faster-pdf-text.ts for "${from}"`,
      );
    faster = faster.replace(from, () => to);
  }
  const functions = Object.entries(FUNCTIONS).map(
    ([name, each]) => `function ${name}${each.toString().replace(/^function \w+/, '')}\n`,
  );
  return `${faster}\n${functions.join('')}`;
}
