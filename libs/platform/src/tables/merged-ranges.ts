import type { MergedCells } from './table';

/** First and last row, first and last column; rows count from 1, columns from 0. */
export type MergedRange = readonly [fromRow: number, toRow: number, first: number, last: number];

interface OpenRange extends MergedCells {
  toRow: number;
}

/** Of a sheet whose rows come one after the other. */
export class MergedRanges {
  private readonly coming: MergedRange[];
  private open: OpenRange[] = [];

  constructor(ranges: readonly MergedRange[]) {
    this.coming = [...ranges].sort(([one], [other]) => other - one);
  }

  /** What the row has a part of; the value of a range is that of its first cell. */
  of(row: number, cells: readonly string[]): MergedCells[] {
    this.open = this.open.filter(({ toRow }) => toRow >= row);
    while (this.coming.length > 0 && this.coming.at(-1)![0] <= row) {
      const [fromRow, toRow, first, last] = this.coming.pop()!;
      this.open.push({ fromRow, toRow, first, last, value: fromRow === row ? (cells[first] ?? '') : '' });
    }
    return this.open.map(({ toRow: _toRow, ...range }) => range);
  }
}
