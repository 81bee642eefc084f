import {
  asWarnings,
  failedCells,
  failedRow,
  type ImportedRow,
  type Importer,
  importProblem,
  type ImportProblem,
  type ImportRow,
} from '@kp/platform/imports';
import type { LaidOutRow } from './layout/laid-out-rows';
import type { RowNormalizer } from './normalizing/row-normalizer';
import { SeenKeys } from './seen-keys';

/** With what is wrong with it before anything of the shop is asked. */
export interface KeyedRow {
  row: ImportRow;
  /** Is about the same thing as the row before. */
  isContinued: boolean;
  refusal: ImportedRow | null;
  /** Of one that is not refused. */
  warnings: ImportProblem[];
}

/** @param width columns that have a name or a field: cells behind them are left out */
export async function* keyedRows(
  rows: AsyncIterable<LaidOutRow>,
  width: number,
  normalizer: RowNormalizer,
  importer: Importer,
): AsyncGenerator<KeyedRow> {
  const keys = new Keys(importer.maxRowsOfKey ?? 1);
  for await (const laidOut of rows) {
    const { row, problems: unread, warnings } = normalizer.normalize(laidOut);
    const number = row.row;
    const key = importer.keyOf(row);
    const { isContinued, problem } = keys.next(key, number);
    if (laidOut.cells.slice(width).some((cell) => cell !== '')) {
      warnings.push(importProblem(null, 'validation.importCellsWithoutColumn'));
    }
    const refusal = problem ? failedRow(number, key, [problem, ...asWarnings(warnings)]) : null;
    yield { row: withUnread(row, [...failedCells(row), ...unread]), isContinued, refusal, warnings };
  }
}

function withUnread(row: ImportRow, unread: readonly ImportProblem[]): ImportRow {
  if (unread.length === 0) return row;
  const fields = new Set(unread.map(({ field }) => field));
  return { ...row, unread, cells: new Map([...row.cells].filter(([field]) => !fields.has(field))) };
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
