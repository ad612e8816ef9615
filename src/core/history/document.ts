import type { HistoryRecord } from '../../contracts/history.ts';
import { type AnswerWords, answerAsMarkdown } from '../answer/markdown.ts';

/** Answers as one Markdown document, in the order given: each question is a heading, with its time. */
export function historyAsMarkdown(
  records: readonly HistoryRecord[],
  words: AnswerWords & { time(askedAt: number): string },
): string {
  return records
    .map(({ entry, answer }) => {
      const { name, question, url, title, askedAt } = entry;
      // A question may be of many lines, and a line that begins with a sign of Markdown would become what it says.
      const heading = `# ${escapeMarkdown((name ?? question).replace(/\s+/g, ' ').trim())}`;
      const asked = name ? `${escapeMarkdown(question.replace(/\s+/g, ' '))}\n\n` : '';
      const about = answer.about ? `> ${escapeMarkdown(answer.about.replace(/\s+/g, ' '))}\n\n` : '';
      const body = answerAsMarkdown(answer, { url, title }, words);
      return `${heading}\n\n${asked}${about}*${words.time(askedAt)}*\n\n${body}\n`;
    })
    .join('\n');
}

const escapeMarkdown = (words: string): string => words.replace(/[\\`*_{}[\]<>#+!|~]/g, '\\$&');
