export interface TableRow {
  /** Counted from 1; the head is row 1. */
  row: number;
  cells: string[];
}

/** Bounds of what a file may cost before it is refused. */
export const TABLE_LIMITS = {
  columns: 200,
  rows: 1_000_001,
  cellCharacters: 50_000,
  /** A quotation mark that is never closed would otherwise take the rest of the file into one row. */
  rowCharacters: 1_000_000,
} as const;

export const TABLE_PROBLEMS = [
  'TABLE.EMPTY',
  'TABLE.NOT_TEXT',
  'TABLE.UNREADABLE',
  'TABLE.QUOTE_NOT_CLOSED',
  'TABLE.TOO_MANY_COLUMNS',
  'TABLE.TOO_MANY_ROWS',
  'TABLE.CELL_TOO_LONG',
  'TABLE.DUPLICATE_COLUMN',
] as const;
export type TableProblem = (typeof TABLE_PROBLEMS)[number];

/** Why a file cannot be read as a table, or not beyond a row; null when no row is to blame. */
export class TableError extends Error {
  constructor(
    readonly problem: TableProblem,
    readonly row: number | null = null,
  ) {
    super(row === null ? problem : `${problem} in row ${row}`);
  }
}
