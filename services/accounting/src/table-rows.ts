import type { Cell } from '@kp/platform/tables';

/** Rows that are all known, for a file. */
export async function* tableRows(rows: readonly Cell[][]): AsyncGenerator<Cell[]> {
  yield* rows;
}
