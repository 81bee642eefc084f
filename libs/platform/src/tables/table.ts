import { MAX_WORKBOOK_BYTES, MAX_WORKBOOK_ROWS } from '@kp/commerce/import-rules';

export interface TableRow {
  /** Counted from 1; the head is row 1. */
  row: number;
  cells: string[];
  /** Of a workbook: ranges of several cells that this row has a part of. */
  merged?: MergedCells[];
}

export interface MergedCells {
  fromRow: number;
  first: number;
  last: number;
  /** Of all of the range. */
  value: string;
}

/** Bounds of what a file may cost before it is refused. */
export const TABLE_LIMITS = {
  columns: 200,
  rows: 1_000_001,
  /** Titles stand above a head; further down there is none. */
  headRows: 60,
  cellCharacters: 50_000,
  /** A quotation mark that is never closed would otherwise take the rest of the file into one row. */
  rowCharacters: 1_000_000,
} as const;

/** A workbook cannot be read in pieces: what it may cost is known before it is unpacked. XML has the same bounds. */
export const WORKBOOK_LIMITS = {
  rows: MAX_WORKBOOK_ROWS + 1,
  bytes: MAX_WORKBOOK_BYTES,
  entries: 1_000,
  sheets: 100,
  /** Of the list of its sheets. */
  listBytes: 1024 * 1024,
  unpackedBytes: 150 * 1024 * 1024,
  /** Of unpacked to packed bytes; tables have 10 to 30. */
  ratio: 200,
  /** Short files may be packed better than that. */
  ratioFromBytes: 1024 * 1024,
  heapMegabytes: 640,
  milliseconds: 60_000,
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
  'TABLE.NOT_A_WORKBOOK',
  'TABLE.WORKBOOK_ENCRYPTED',
  'TABLE.WORKBOOK_TOO_LARGE',
  'TABLE.NOT_XML',
  'TABLE.XML_TOO_LARGE',
] as const;
export type TableProblem = (typeof TABLE_PROBLEMS)[number];

/** Why a file cannot be read as a table, or not beyond a row; null when no row is to blame. */
export class TableError extends Error {
  constructor(
    readonly problem: TableProblem,
    readonly row: number | null = null,
    /** Of a workbook. */
    readonly sheet: string | null = null,
  ) {
    super(row === null ? problem : `${problem} in row ${row}`);
  }
}

export function checkRow(cells: readonly string[], row: number): void {
  if (row > TABLE_LIMITS.rows) throw new TableError('TABLE.TOO_MANY_ROWS', row);
  if (cells.length > TABLE_LIMITS.columns) throw new TableError('TABLE.TOO_MANY_COLUMNS', row);
  if (cells.some((cell) => cell.length > TABLE_LIMITS.cellCharacters)) {
    throw new TableError('TABLE.CELL_TOO_LONG', row);
  }
  // UTF-16 and workbooks can hold it, the database cannot.
  if (cells.some((cell) => cell.includes('\0'))) throw new TableError('TABLE.UNREADABLE', row);
}
