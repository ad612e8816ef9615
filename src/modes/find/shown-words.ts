/** Words of a line as a person reads them: the bar between cells, and between short lines that share one, is the index's own sign. */
export const shownWords = (text: string): string => text.replaceAll(' ¦ ', ' · ');
