/** What of pdf.js' lexer is used here. `currentChar` is the byte before `stream.pos`, -1 at the end. */
export interface Lexer {
  currentChar: number;
  stream: { bytes: Uint8Array; pos: number; end: number };
  /** Operators that may be written without a space behind them; `null`: none. */
  knownCommands: Record<string, unknown> | null;
  /** Operators of one or two letters, by their bytes. */
  quickCommands: Record<number, unknown>;
}

/**
 * The next number, string or operator where it is written plainly, as almost all are; `undefined` for anything else, which pdf.js' own lexer then
 * reads from the same place.
 * @param Plain the class of streams whose bytes are all there
 */
export function quickToken(
  lexer: Lexer,
  Plain: new () => Lexer['stream'],
  Command: { get(name: string): unknown },
): unknown {
  const { stream } = lexer;
  if (stream.constructor !== Plain) return undefined;
  const { bytes, end } = stream;
  let at = stream.pos - 1;
  let byte = bytes[at]!;
  if (byte !== lexer.currentChar) return undefined;
  while (byte === 0x20 || byte === 0x0a || byte === 0x0d || byte === 0x09) byte = bytes[++at]!;
  let token: unknown;
  if (byte >= 0x2d && byte <= 0x39 && byte !== 0x2f) {
    const isNegative = byte === 0x2d;
    if (isNegative) byte = bytes[++at]!;
    let value = 0;
    let digits = 0;
    let divisor = 0;
    for (;;) {
      if (byte >= 0x30 && byte <= 0x39) {
        value = value * 10 + byte - 0x30;
        divisor *= 10;
        digits++;
      } else if (byte === 0x2e && divisor === 0) divisor = 1;
      else break;
      byte = bytes[++at]!;
    }
    if (digits === 0 || byte === 0x2e || byte === 0x2d) return undefined;
    if (divisor !== 0) value /= divisor;
    token = isNegative ? -value : value;
  } else if (byte === 0x3c) {
    let text = '';
    let high = -1;
    for (;;) {
      byte = bytes[++at]!;
      let digit = byte - 0x30;
      if (digit < 0 || digit > 9) {
        const isLetter = (byte >= 0x41 && byte <= 0x46) || (byte >= 0x61 && byte <= 0x66);
        if (!isLetter) break;
        digit = (byte & 15) + 9;
      }
      if (high < 0) high = digit;
      else {
        text += String.fromCharCode((high << 4) | digit);
        high = -1;
      }
    }
    if (byte !== 0x3e || high >= 0 || text === '') return undefined;
    byte = bytes[++at]!;
    token = text;
  } else if (byte === 0x28) {
    let text = '';
    for (byte = bytes[++at]!; byte !== 0x29; byte = bytes[++at]!) {
      // Brackets within, escapes, and the end of the bytes.
      if (byte === 0x28 || byte === 0x5c || byte === undefined) return undefined;
      text += String.fromCharCode(byte);
    }
    byte = bytes[++at]!;
    token = text;
  } else if ((byte >= 0x41 && byte <= 0x5a) || (byte >= 0x61 && byte <= 0x7a)) {
    let key = byte;
    byte = bytes[++at]!;
    if ((byte >= 0x41 && byte <= 0x5a) || (byte >= 0x61 && byte <= 0x7a) || byte === 0x2a) {
      key = key * 256 + byte;
      byte = bytes[++at]!;
    }
    if (byte !== 0x20 && byte !== 0x0a && byte !== 0x0d) return undefined;
    token = lexer.quickCommands[key];
    if (token === undefined) {
      const known = lexer.knownCommands;
      const last = String.fromCharCode(key % 256);
      const first = String.fromCharCode(key >> 8);
      const name = key < 256 ? last : first + last;
      // The lexer notes where the bytes of an image begin, and reads `fq` as two operators where `f` is one and `fq` is none.
      if (name === 'BI' || (key > 255 && known?.[first] !== undefined && known[name] === undefined))
        return undefined;
      token = lexer.quickCommands[key] = Command.get(name);
    }
  } else return undefined;
  // What ends with the bytes is left to the lexer.
  if (at >= end) return undefined;
  stream.pos = at + 1;
  lexer.currentChar = byte;
  return token;
}
