import { PDFWorker } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { SightlineError } from '../../contracts/errors.ts';
import { createFloodGauge, type MOST } from './flood.ts';

/** A thread in which pdf.js reads one file. It is ours, so that it can be ended where it does not listen any more. */
export interface Thread {
  /** What pdf.js knows of it. */
  worker: PDFWorker;
  /** Rejects with `pdf-too-slow` when a page brings more than any page holds; the thread is ended by then. Never resolves. */
  flooded: Promise<never>;
  end(): void;
}

export const startThread = (address: string): Thread => watch(new Worker(address, { type: 'module' }));

/** @param port the thread, with pdf.js' worker in it */
export function watch(port: Worker, most?: typeof MOST): Thread {
  const isFlood = createFloodGauge(most);
  let reject: (error: SightlineError) => void = () => undefined;
  const flooded = new Promise<never>((_, refuse) => {
    reject = refuse;
  });
  // Whoever reads or draws hears of it; before that, nobody may listen.
  flooded.catch(() => undefined);
  // Before pdf.js listens: what is too much it shall not keep.
  port.addEventListener('message', (event) => {
    if (!isFlood(event.data)) return;
    event.stopImmediatePropagation();
    end();
    reject(new SightlineError('pdf-too-slow'));
  });
  const worker = new PDFWorker({ port: port as never, verbosity: 0 });
  function end(): void {
    port.terminate();
    worker.destroy();
  }
  return { worker, flooded, end };
}
