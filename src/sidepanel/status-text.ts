import type { Progress, Turn } from '../contracts/conversation.ts';
import { codeKey, type TextParams, t } from '../platform/i18n.ts';

/**
 * What the one polite status line says about the newest turn: its start, each stage, its end. Never the streamed words, and no
 * seconds counting down, because each change is spoken.
 */
export function statusText(turn: Turn | undefined, sending: boolean): string {
  if (sending) return t('progress_sending');
  if (!turn) return '';
  switch (turn.status) {
    case 'running':
      return progressText(turn.progress);
    case 'waiting':
      return t('progress_waiting');
    case 'stopped':
      return t('progress_stopped');
    case 'failed':
      return t('progress_failed');
    case 'done':
      return doneText(turn);
  }
}

function progressText(progress: Progress | undefined): string {
  if (!progress) return t('progress_reading');
  const params: TextParams =
    progress.code === 'waiting-to-retry'
      ? { attempt: progress.attempt }
      : progress.code === 'reading-pdf' || progress.code === 'reading-site'
        ? { page: progress.page, pages: progress.pages }
        : progress.code === 'reading-list'
          ? { items: progress.items }
          : progress.code === 'sorting'
            ? { done: progress.done, total: progress.total }
            : {};
  return t(codeKey('progress', progress.code), params);
}

function doneText({ card }: Turn): string {
  if (card?.mode !== 'find') return t('progress_done');
  const numbers = new Set(card.citations.flatMap(({ k }) => (k === null ? [] : [k])));
  return numbers.size > 0 ? t('progress_done_cited', { count: numbers.size }) : t('progress_done_uncited');
}
