import type { HistoryEntry, HistoryRecord } from '../../contracts/history.ts';
import { historyAsMarkdown } from '../../core/history/document.ts';
import { historyFileParts } from '../../core/history/file.ts';
import type { HistoryStore } from '../../history/store.ts';
import { answerWords } from '../../modes/kit/answer-words.ts';
import { t, uiLanguage } from '../../platform/i18n.ts';
import { saveFile } from '../../platform/save-file.ts';

/** `file`: everything of the answers, to be taken in again. */
export const FORMS = ['markdown', 'page', 'file'] as const;
export type Form = (typeof FORMS)[number];

const BATCH = 500;
const NAMES = { markdown: 'md', page: 'html', file: 'json' } as const;

/** Saves these answers as one file, in their order. Rejects with `HistoryError`. */
export async function saveAnswers(store: HistoryStore, ids: readonly string[], form: Form): Promise<void> {
  const name = `sightline-${new Date().toISOString().slice(0, 10)}.${NAMES[form]}`;
  saveFile(name, await blobOf(store, ids, form));
}

async function blobOf(store: HistoryStore, ids: readonly string[], form: Form): Promise<Blob> {
  if (form === 'file') {
    return new Blob(await historyFileParts(readAll(store, ids)), { type: 'application/json' });
  }
  const records: HistoryRecord[] = [];
  for await (const batch of readAll(store, ids)) records.push(...batch);
  const markdown = historyAsMarkdown(records, { ...answerWords(t), time });
  if (form === 'markdown') return new Blob([markdown], { type: 'text/markdown' });
  // Only who wants a web page loads what makes one.
  const { asWebPage } = await import('../../core/history/web-page.ts');
  const title = records.length === 1 ? nameOf(records[0]!.entry) : t('history_title');
  return new Blob([await asWebPage(markdown, title, uiLanguage())], { type: 'text/html' });
}

async function* readAll(store: HistoryStore, ids: readonly string[]): AsyncGenerator<HistoryRecord[]> {
  for (let at = 0; at < ids.length; at += BATCH) yield await store.read(ids.slice(at, at + BATCH));
}

const nameOf = ({ name, question }: HistoryEntry): string => name ?? question;

const time = (askedAt: number): string =>
  new Date(askedAt).toLocaleString(uiLanguage(), { dateStyle: 'long', timeStyle: 'short' });
