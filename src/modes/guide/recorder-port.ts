import type { GuideCard } from '../../contracts/guide.ts';
import type { PictureBox } from '../../contracts/image.ts';
import type { RecordedPage } from '../../contracts/recording.ts';

/** Keeps guides that are recorded on request. */
export interface RecorderPort {
  /** Says on the page that it records, in the person's language. */
  readonly sign: string;
  /**
   * Keeps a run as it is now, with the page of one of its steps. `false`: this browser cannot keep it (no room, storage that is damaged).
   * @param view a screenshot, and the part of it that is framed and numbered
   */
  keep(
    card: GuideCard,
    page?: Omit<RecordedPage, 'picture'>,
    view?: { shot: Blob; framed: FramedStep | null },
  ): Promise<boolean>;
}

/** Where the control of a step stands in a picture, with the step's number. */
export interface FramedStep extends PictureBox {
  number: number;
}
