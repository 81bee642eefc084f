import {
  IMPORT_KINDS,
  IMPORT_MODES,
  type ImportKind,
  type ImportMode,
  type ImportOutcome,
  type ImportState,
} from '@kp/commerce/import-rules';
import { createTranslator } from '@kp/i18n/create-translator';
import { DEFAULT_LANGUAGE } from '@kp/i18n/languages';
import validation from '@kp/i18n/messages/en/validation.json';
import { OptionalField, PageQuery, IsWhole, WholeField, Nested, AtMostCharacters } from '@kp/platform/http';
import type { ImportedRow, ImportProblem } from '@kp/platform/imports';
import { TABLE_LIMITS } from '@kp/platform/tables';
import { ArrayMaxSize, IsArray, IsBoolean, IsIn, Matches, ValidateBy } from 'class-validator';
import type { ImportCause } from './causes/import-causes';
import { type ImportJob, undoableUntil } from './import-job';
import { ImportSettingsRequest, ImportSettingsResponse } from './import-settings.dto';

const english = createTranslator(DEFAULT_LANGUAGE, { [DEFAULT_LANGUAGE]: { validation } });

export class ImportKindRequest {
  @IsIn(IMPORT_KINDS)
  kind: ImportKind;
}

export class UploadImportRequest extends ImportKindRequest {
  /** @example products.csv */
  @Matches(/\.(csv|txt|tsv|xlsx|xml)$/i, { message: 'Choose a CSV, XLSX or XML file' })
  @AtMostCharacters(200)
  fileName: string;

  /** Of a workbook, which rows are read; its first with a table otherwise. @example Prices */
  @AtMostCharacters(100)
  @OptionalField()
  sheet?: string;
}

export class ChooseImportSheetRequest {
  /** One of the sheets of the workbook; the one that is read otherwise. @example Prices */
  @AtMostCharacters(100)
  @OptionalField()
  sheet?: string;

  /** As a spreadsheet counts; guessed otherwise. */
  @IsWhole(1, TABLE_LIMITS.headRows)
  @OptionalField()
  headRow?: number;
}

export class ImportFieldResponse {
  /** @example name[ro] */
  name: string;
  /** Without it a row creates nothing. */
  isRequired: boolean;
  example: string;
}

export class ImportColumnResponse {
  name: string;
  /** Up to three. */
  samples: string[];
  /** What it is read as; null when it is left out. */
  field: string | null;
}

export class ImportFirstRowResponse {
  row: number;
  /** Of its cells, cut off. */
  text: string;
}

export class ImportResponse {
  id: number;
  kind: ImportKind;
  /** Whose list it is; null of a file that somebody has uploaded. */
  feedId: number | null;
  fileName: string;
  /** Of a CSV file; `xlsx` for a workbook, `xml` for XML. */
  encoding: string;
  /** Of a workbook, whose rows are read. */
  sheet: string | null;
  /** All of a workbook, in its order. */
  sheets: string[];
  state: ImportState;
  /** Where the names of the columns are, as a spreadsheet counts. */
  headRow: number;
  /** From among which another head can be chosen. */
  firstRows: ImportFirstRowResponse[];
  /** Rows with nothing but a title are the category of those that follow. */
  hasGroups: boolean;
  settings: ImportSettingsResponse;
  columns: ImportColumnResponse[];
  mode: ImportMode;
  skipFailed: boolean;
  /** Of the current run, and what became of them; a check says what would become of them. */
  rows: number;
  /** Known after the check. */
  total: number | null;
  created: number;
  updated: number;
  unchanged: number;
  failed: number;
  /** Of a feed: prices that moved too far. */
  held: number;
  /** Of a feed: codes that no product has. */
  unknown: number;
  /** By an undo; the others had been changed since and are as they were. */
  restored: number;
  kept: number;
  /** Null of one that cannot be undone. */
  undoableUntil: Date | null;
  /** Why the file could not be read to its end. */
  problem: string | null;
  problemRow: number | null;
  createdAt: Date;
  startedAt: Date | null;
  endedAt: Date | null;
  /** E-mail address. */
  createdBy: string;
  /** It is to go on, and no worker is there to do it. */
  isWorkerAway: boolean;

  static from(job: ImportJob): ImportResponse {
    const { id, kind, feedId, fileName, encoding, sheet, sheets, state, mode, skipFailed, rows, total } = job;
    const { created, updated, unchanged, failed, problem, problemRow, createdAt, startedAt, endedAt } = job;
    const { headRow, hasGroups } = job.layout;
    const columns = job.columns.map(({ name, samples }, index) => {
      return { name, samples, field: job.mapping[index] ?? null };
    });
    return {
      id,
      kind,
      feedId,
      fileName,
      encoding,
      sheet,
      sheets,
      state,
      headRow,
      firstRows: job.firstRows,
      hasGroups,
      settings: job.settings,
      columns,
      mode,
      skipFailed,
      rows,
      total,
      created,
      updated,
      unchanged,
      failed,
      held: job.held,
      unknown: job.unknown,
      restored: job.restored,
      kept: job.kept,
      undoableUntil: undoableUntil(job),
      problem,
      problemRow,
      createdAt,
      startedAt,
      endedAt,
      createdBy: job.createdByEmail,
      isWorkerAway: job.isWorkerAway,
    };
  }
}

export class ListImportsRequest extends PageQuery {}

export class ColumnFieldsRequest {
  /** For every column of the file the name of a field; null leaves it out. */
  @ValidateBy(
    { name: 'isTextOrNull', validator: { validate: (field) => field === null || typeof field === 'string' } },
    { each: true, message: 'Each $property must be a text or null' },
  )
  @ArrayMaxSize(TABLE_LIMITS.columns)
  @IsArray()
  mapping: (string | null)[];
}

export class CheckImportRequest extends ColumnFieldsRequest {
  @IsIn(IMPORT_MODES)
  mode: ImportMode;

  /** What is decided beside the columns; nothing otherwise. */
  @Nested(() => ImportSettingsRequest)
  @OptionalField()
  settings?: ImportSettingsRequest;
}

export class StartImportRequest {
  /** Imports the rows without problems; 409 IMPORT.HAS_FAILED_ROWS otherwise when there are others. */
  @IsBoolean()
  skipFailed: boolean;
}

/** Unchanged rows are only counted. */
export const LISTED_OUTCOMES = [
  'failed',
  'created',
  'updated',
  'held',
  'unknown',
] as const satisfies ImportOutcome[];

export class ListImportRowsRequest {
  @IsIn(LISTED_OUTCOMES)
  @OptionalField()
  outcome?: (typeof LISTED_OUTCOMES)[number] = 'failed';

  /** Rows behind this one. */
  @WholeField(0)
  @OptionalField()
  after?: number = 0;

  @WholeField(1, 500)
  @OptionalField()
  limit?: number = 100;
}

export class ImportProblemResponse {
  /** Null for the row as a whole. */
  field: string | null;
  messageKey: string;
  /** Of the message. */
  values: Record<string, string | number>;
  message: string;

  static from({ field, messageKey, values = {} }: ImportProblem): ImportProblemResponse {
    return { field, messageKey, values, message: english.t(messageKey, { ...values }) };
  }
}

export class ImportFileValueResponse {
  value: string;
  rows: number;
}

export class ImportCauseResponse extends ImportProblemResponse {
  /** Rows with it fail; otherwise it is a warning. */
  isFailure: boolean;
  rows: number;
  /** The first five. */
  firstRows: number[];
  /** What the rows have there, the most frequent first. */
  fileValues: ImportFileValueResponse[];

  static of({ isFailure, rows, firstRows, fileValues, ...problem }: ImportCause): ImportCauseResponse {
    const told = ImportProblemResponse.from(problem as ImportProblem);
    return { ...told, isFailure, rows, firstRows, fileValues };
  }
}

export class ImportChangeResponse {
  field: string;
  before: string | null;
  after: string | null;
}

export class ImportRowResponse {
  /** As a spreadsheet counts: the head is row 1. */
  row: number;
  label: string | null;
  outcome: ImportOutcome;
  problems: ImportProblemResponse[];
  changes: ImportChangeResponse[];

  static from({ row, label, outcome, problems, changes }: ImportedRow): ImportRowResponse {
    return {
      row,
      label,
      outcome,
      problems: problems.map((problem) => ImportProblemResponse.from(problem)),
      changes,
    };
  }
}
