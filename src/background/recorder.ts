import { HistoryError } from '../contracts/history-error.ts';
import { createRecordings } from '../history/recordings.ts';
import type { FramedStep, RecorderPort } from '../modes/guide/recorder-port.ts';
import { t } from '../platform/i18n.ts';

/** px; enough to read a page's words. */
const MAX_WIDTH = 1280;
/** A picture that is larger at the first quality is encoded at the second. */
const MAX_BYTES = 350_000;
const QUALITIES = [0.75, 0.5] as const;
const FRAME = '#c2410c';
/** The number's disc, in px. */
const RADIUS = 15;

const recordings = createRecordings();

/** Writes what a mode records to IndexedDB. */
export const recorder: RecorderPort = {
  get sign() {
    return t('guide_recording_sign');
  },
  async keep(card, page, view) {
    const drawn = view && (await draw(view.shot, view.framed));
    try {
      const size = drawn && { width: drawn.width, height: drawn.height, bytes: drawn.picture.size };
      await recordings.keep(card, page && { ...page, picture: size ?? null }, drawn?.picture);
      return true;
    } catch (error) {
      if (!(error instanceof HistoryError)) throw error;
      console.warn('recording not written', error.trouble, error.cause);
      return false;
    }
  },
};

async function draw(shot: Blob, framed: FramedStep | null) {
  const bitmap = await createImageBitmap(shot);
  const scale = Math.min(1, MAX_WIDTH / bitmap.width);
  const [width, height] = [Math.round(bitmap.width * scale), Math.round(bitmap.height * scale)];
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext('2d');
  if (!context) throw new Error('no 2d context');
  context.imageSmoothingQuality = 'high';
  context.drawImage(bitmap, 0, 0, width, height);
  bitmap.close();
  if (framed) frame(context, framed);
  let picture = await canvas.convertToBlob({ type: 'image/jpeg', quality: QUALITIES[0] });
  if (picture.size > MAX_BYTES)
    picture = await canvas.convertToBlob({ type: 'image/jpeg', quality: QUALITIES[1] });
  return { picture, width, height };
}

/** An outline around the control, and the step's number on its corner. */
function frame(context: OffscreenCanvasRenderingContext2D, { x0, y0, x1, y1, number }: FramedStep): void {
  const { width, height } = context.canvas;
  const within = (at: number, most: number) => Math.min(Math.max(at, RADIUS), most - RADIUS);
  const [left, top] = [x0 * width - 4, y0 * height - 4];
  context.lineWidth = 4;
  context.strokeStyle = context.fillStyle = FRAME;
  context.strokeRect(left, top, (x1 - x0) * width + 8, (y1 - y0) * height + 8);
  const [x, y] = [within(left, width), within(top, height)];
  context.beginPath();
  context.arc(x, y, RADIUS, 0, 2 * Math.PI);
  context.fill();
  context.fillStyle = '#fff';
  context.font = 'bold 17px sans-serif';
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  context.fillText(`${number}`, x, y + 1);
}
