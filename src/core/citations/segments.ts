/** Stands between the parts of a line that joins several: cells of a row, short lines of a card. */
const BAR = ' ¦ ';

/** Words that stand by themselves: a line, or a part of a joined one. */
export interface Segment {
  n: number;
  start: number;
  end: number;
  text: string;
}

/** What stands by itself on a page, in reading order, however it is joined to lines. */
export const segmentsOf = (lines: readonly { n: number; text: string }[]): Segment[] =>
  lines.flatMap(({ n, text }) => {
    let start = 0;
    return text.split(BAR).map((part) => {
      const segment = { n, start, end: start + part.length, text: part };
      start = segment.end + BAR.length;
      return segment;
    });
  });

/** The parts of what several lines say together. */
export const partsOf = (text: string): string[] => text.split(BAR);
