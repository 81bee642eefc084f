import {
  failedCells,
  failedRow,
  type ImportedRow,
  type Importer,
  importProblem,
  type ImportProblem,
  type ImportRow,
} from '@kp/platform/imports';
import type { TableRow } from '@kp/platform/tables';
import type { ImportJob } from './import-job';
import { SeenKeys } from './seen-keys';

/** With what is wrong with it before anything of the shop is asked. */
export interface KeyedRow {
  row: ImportRow;
  /** Is about the same thing as the row before. */
  isContinued: boolean;
  refusal: ImportedRow | null;
}

export async function* keyedRows(
  rows: AsyncIterable<TableRow>,
  mapping: ImportJob['mapping'],
  importer: Importer,
): AsyncGenerator<KeyedRow> {
  const keys = new Keys(importer.maxRowsOfKey ?? 1);
  for await (const { row: number, cells } of rows) {
    const row: ImportRow = { row: number, cells: cellsOf(cells, mapping) };
    const key = importer.keyOf(row);
    const { isContinued, problem } = keys.next(key, number);
    const isTooLong = cells.slice(mapping.length).some((cell) => cell !== '');
    const found = isTooLong ? importProblem(null, 'validation.importCellsWithoutColumn') : problem;
    const problems = found ? [found] : failedCells(row);
    yield { row, isContinued, refusal: problems.length > 0 ? failedRow(number, key, problems) : null };
  }
}

/** Tells rows that are one thing from rows that repeat another one. */
class Keys {
  private readonly seen = new SeenKeys();
  private last: string | null = null;
  private count = 0;
  private earlier: number | null = null;

  constructor(private readonly max: number) {}

  next(key: string | null, row: number): { isContinued: boolean; problem: ImportProblem | null } {
    const isSame = this.max > 1 && key !== null && key === this.last;
    this.count = isSame ? this.count + 1 : 1;
    if (!isSame) this.earlier = key === null ? null : this.seen.add(key, row);
    this.last = key;
    if (this.earlier !== null) {
      return {
        isContinued: false,
        problem: importProblem(null, 'validation.importDuplicate', { row: this.earlier }),
      };
    }
    const isTooMany = this.count > this.max;
    const problem = isTooMany ? importProblem(null, 'validation.importOrderRows', { max: this.max }) : null;
    return { isContinued: isSame && !isTooMany, problem };
  }
}

function cellsOf(cells: readonly string[], mapping: ImportJob['mapping']): Map<string, string> {
  return new Map(
    mapping.flatMap((field, index) => (field === null ? [] : [[field, cells[index] ?? ''] as const])),
  );
}

/** Never ends between rows that are one thing. */
export async function* chunksOf(rows: AsyncIterable<KeyedRow>, size: number): AsyncGenerator<KeyedRow[]> {
  let chunk: KeyedRow[] = [];
  for await (const row of rows) {
    if (chunk.length >= size && !row.isContinued) {
      yield chunk;
      chunk = [];
    }
    chunk.push(row);
  }
  if (chunk.length > 0) yield chunk;
}
