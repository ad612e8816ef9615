import type { PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { readLabel } from '../core/lexicon/private.ts';
import { privateValue } from '../core/private-values.ts';
import type { PdfLine } from './pdf-text.ts';

/** What is used of a form field's annotation (`PDFPageProxy.getAnnotations`). */
interface Widget {
  fieldType?: string | null;
  fieldName?: string;
  alternativeText?: string;
  fieldValue?: unknown;
  password?: boolean;
  hidden?: boolean;
  checkBox?: boolean;
  radioButton?: boolean;
}

export type FieldLine = Omit<PdfLine, 'block'>;

const MAX_VALUE = 160;

/** Lines of the filled form fields of a page: the label as text, the value in a note, as controls of HTML have it. Private ones have no value. */
export async function fieldsOf(page: PDFPageProxy): Promise<FieldLine[]> {
  const widgets = (await page.getAnnotations({ intent: 'display' })) as Widget[];
  return widgets.flatMap((widget) => lineOf(widget, page.pageNumber));
}

/** One line, or none where nothing is filled in. */
export function lineOf(widget: Widget, page: number): FieldLine[] {
  const { fieldType, fieldValue, checkBox, radioButton, hidden } = widget;
  if (!fieldType || fieldType === 'Sig' || hidden) return [];
  const value = [fieldValue]
    .flat()
    .filter((each) => typeof each === 'string')
    .join(', ')
    .replace(/\s+/g, ' ')
    .trim();
  const about = { text: labelOf(widget), page, pieces: [] };
  if (fieldType === 'Btn') {
    const on = value !== '' && value !== 'Off';
    if (!on || (!checkBox && !radioButton)) return [];
    return [{ ...about, role: radioButton ? 'radio' : 'checkbox', notes: ['checked'] }];
  }
  if (value === '') return [];
  const note = isPrivate(widget, value) ? 'filled in' : `value "${value.slice(0, MAX_VALUE)}"`;
  return [{ ...about, role: fieldType === 'Ch' ? 'combobox' : 'textbox', notes: [note] }];
}

/** Its tooltip, else the last part of its name in words ("form1.page2.first_name"). */
function labelOf({ alternativeText, fieldName = '' }: Widget): string {
  const own = alternativeText?.replace(/\s+/g, ' ').trim();
  if (own) return own;
  return (fieldName.split('.').at(-1) ?? '')
    .replace(/\[\d+\]/g, '')
    .replace(/[_-]+/g, ' ')
    .trim();
}

function isPrivate(widget: Widget, value: string): boolean {
  if (widget.password || privateValue(value)) return true;
  const { kind, shortCode } = readLabel(`${labelOf(widget)} ${widget.alternativeText ?? ''}`);
  // Nine digits by themselves are an identity number more often than anything else.
  return (
    (kind !== undefined && kind !== 'challenge') || shortCode || /^\d{3}[- ]?\d{2}[- ]?\d{4}$/.test(value)
  );
}
