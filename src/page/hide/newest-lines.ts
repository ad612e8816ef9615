import type { IndexLine } from '../../contracts/page-index.ts';
import type { Refs } from '../index/refs.ts';
import type { PlacedLine } from './weights.ts';

/** The lines of the newest `hide` index of this document. */
export class NewestLines {
  private lines: readonly IndexLine[] = [];
  constructor(private readonly refs: Pick<Refs, 'elementOf'>) {}

  read(lines: readonly IndexLine[]): void {
    this.lines = lines;
  }

  has(n: number): boolean {
    return this.lines.some((line) => line.n === n);
  }

  /** Those whose elements are on the page still. */
  placed(): PlacedLine[] {
    return this.lines.flatMap((line) => {
      const element = this.refs.elementOf(line.n);
      return element ? [{ line, element }] : [];
    });
  }
}
