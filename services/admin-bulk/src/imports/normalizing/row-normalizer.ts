import type { ImportProblem, ImportRow } from '@kp/platform/imports';
import type { LaidOutRow } from '../layout/laid-out-rows';

export interface NormalizedRow {
  row: ImportRow;
  /** With one of them it is not imported. */
  problems: ImportProblem[];
  warnings: ImportProblem[];
}

/** Makes of the cells of a file what the importer of its kind reads. */
export interface RowNormalizer {
  normalize(row: LaidOutRow): NormalizedRow;
}

/** For files that are written as an export is. */
export class PlainRows implements RowNormalizer {
  constructor(private readonly mapping: readonly (string | null)[]) {}

  normalize({ row, cells }: LaidOutRow): NormalizedRow {
    const named = this.mapping.flatMap((field, index) =>
      field === null ? [] : [[field, cells[index] ?? ''] as const],
    );
    return { row: { row, cells: new Map(named) }, problems: [], warnings: [] };
  }
}
