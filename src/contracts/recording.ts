import type { GuideCard } from './guide.ts';

/** The page of one step of a guide that is recorded. */
export interface RecordedPage {
  /** `GuideStep.id`. */
  stepId: string;
  /** Without what is secret in it. */
  url: string;
  title: string;
  /** The step's target with what stands around it, as index lines read; without what was typed. */
  lines: string[];
  /** Its picture, in px; `null`: none could be taken, or there was no room for it. */
  picture: { width: number; height: number; bytes: number } | null;
}

/** A guide that was recorded on request. Its pictures lie beside it, one for each page that has one. */
export interface Recording {
  /** `GuideCard.runId`. */
  id: string;
  /** The run as it stood when it was written last. */
  card: GuideCard;
  pages: RecordedPage[];
}

/** What an export needs of a recording: its pages, and their pictures (JPEG) by step. */
export interface RecordedPages {
  pages: RecordedPage[];
  pictures: ReadonlyMap<string, Blob>;
}
