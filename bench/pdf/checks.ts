import type { PdfText } from '../../src/pdf/pdf-text.ts';
import type { Structure } from './structure.ts';

export function checkShared(_name: string, _text: PdfText): Structure | undefined {
  return undefined;
}
