import type { ImportKind, ImportMode, ImportOutcome, ImportState } from '@kp/commerce/import-rules';
import { DomainError, refusalsOf } from '@kp/platform/http';
import type { TableError, TableFormat, TableProblem } from '@kp/platform/tables';
import type { LongJob } from '../long-jobs/long-job';
import type { ImportSettings } from './import-settings';
import type { TableLayout } from './layout/table-layout';
import type { DecimalMark } from './normalizing/decimal-mark';
import type { WeightUnit } from './normalizing/weight-cell';

export interface ImportColumn {
  name: string;
  /** Of its first rows. */
  samples: string[];
  /** Of its numbers, where they tell. */
  decimalMark?: DecimalMark | null;
  /** What its numbers are in if they are weights. */
  weightUnit?: WeightUnit;
  /** Its rates are fractions: 0.21 of 21 %. */
  isFraction?: boolean;
  /** Its units are codes of UN/ECE 20. */
  hasUnitCodes?: boolean;
}

export interface ImportJob extends LongJob {
  kind: ImportKind;
  /** Whose list it is; null of a file that somebody has uploaded. */
  feedId: number | null;
  fileName: string;
  /** In the file storage. */
  storedName: string;
  /** Of the ZIP file in the file storage; empty without one. */
  picturesName: string;
  /** Of a CSV file; otherwise `xlsx` or `xml`. */
  encoding: TableFormat;
  /** Whose rows are read; null of a CSV file. */
  sheet: string | null;
  /** All of a workbook. */
  sheets: string[];
  /** Where the table begins. */
  layout: TableLayout;
  /** From among which another head can be chosen. */
  firstRows: { row: number; text: string }[];
  settings: ImportSettings;
  state: ImportState;
  columns: ImportColumn[];
  /** For every column the name of its field; null for one that is left out. */
  mapping: (string | null)[];
  mode: ImportMode;
  skipFailed: boolean;
  /** Rows that have a result in the current run: also how far it has come. */
  rows: number;
  /** Known after the check. */
  total: number | null;
  created: number;
  updated: number;
  unchanged: number;
  failed: number;
  held: number;
  unknown: number;
  /** Products that were in stock, and are not by their row. */
  soldOut: number;
  /** By an undo; the others had been changed since and are as they were. */
  restored: number;
  kept: number;
  problem:
    | TableProblem
    | 'IMPORT.FILE_MISSING'
    | 'IMPORT.INTERRUPTED'
    | 'FEED.NOTHING_KNOWN'
    | 'FEED.MOSTLY_FAILED'
    | 'FEED.MOSTLY_SOLD_OUT'
    | null;
  problemRow: number | null;
}

const UNDO_HOURS = 24;
const HOUR_MS = 3_600_000;

/** Null for an import that changed nothing, or not products, and when it is too late. */
export function undoableUntil({ kind, state, created, updated, endedAt }: ImportJob): Date | null {
  if (kind !== 'products' || state !== 'done' || created + updated === 0 || !endedAt) return null;
  const until = new Date(endedAt.getTime() + UNDO_HOURS * HOUR_MS);
  return until.getTime() > Date.now() ? until : null;
}

export type ImportCounts = Record<ImportOutcome, number>;

/** The import has something to do. */
export const IMPORT_READY = 'admin-bulk.import-ready';

export interface ImportReady {
  importId: number;
}

/** Carries ids of imports that moved on. */
export const IMPORTS_CHANNEL = 'kp_imports';

export class ImportError extends DomainError {}

const refusal = refusalsOf(ImportError);

export const importNotFound = refusal('IMPORT.NOT_FOUND', 404, 'This import does not exist.');
export const importKindForbidden = refusal(
  'IMPORT.KIND_FORBIDDEN',
  403,
  'Your role does not include this kind of import.',
);
export const wrongImportState = refusal('IMPORT.WRONG_STATE', 409, 'The import is at another step by now.');
export const importNotUndoable = refusal(
  'IMPORT.NOT_UNDOABLE',
  409,
  'This import cannot be undone, or no longer.',
);
export const importHasFailedRows = refusal(
  'IMPORT.HAS_FAILED_ROWS',
  409,
  'Some rows have problems. Leave them out, or correct the file.',
);

/** @param sheets of the workbook, of which another one may be readable */
export const fileUnreadable = ({ problem, row, sheet }: TableError, sheets: readonly string[] = []) =>
  new ImportError('IMPORT.FILE_UNREADABLE', 422, 'This file cannot be read as a table.', {
    problem,
    row,
    sheet,
    sheets,
  });

export const picturesUnreadable = refusal(
  'IMPORT.PICTURES_UNREADABLE',
  422,
  'This ZIP file cannot be read, has more than 20,000 files, or unpacks to more than 2 GB.',
);
