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
import { AtMostCharacters, OptionalField, PageQuery, WholeNumber } from '@kp/platform/http';
import type { ImportedRow, ImportProblem } from '@kp/platform/imports';
import { TABLE_LIMITS } from '@kp/platform/tables';
import {
  ArrayMaxSize,
  IsArray,
  IsBoolean,
  IsIn,
  IsInt,
  IsString,
  Matches,
  Max,
  Min,
  ValidateBy,
} from 'class-validator';
import type { ImportJob } from './import-job';

const english = createTranslator(DEFAULT_LANGUAGE, { [DEFAULT_LANGUAGE]: { validation } });

export class ImportKindRequest {
  @IsIn(IMPORT_KINDS)
  kind: ImportKind;
}

export class UploadImportRequest extends ImportKindRequest {
  /** @example products.csv */
  @Matches(/\.(csv|txt|tsv|xlsx)$/i, { message: 'Choose a CSV or XLSX file' })
  @AtMostCharacters(200)
  @IsString()
  fileName: string;

  /** Of a workbook, which rows are read; its first with a table otherwise. @example Prices */
  @AtMostCharacters(100)
  @IsString()
  @OptionalField()
  sheet?: string;
}

export class ChooseImportSheetRequest {
  /** One of the sheets of the workbook. @example Prices */
  @AtMostCharacters(100)
  @IsString()
  sheet: string;
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

export class ImportResponse {
  id: number;
  kind: ImportKind;
  fileName: string;
  /** Of a CSV file; `xlsx` for a workbook. */
  encoding: string;
  /** Of a workbook, whose rows are read. */
  sheet: string | null;
  /** All of a workbook, in its order. */
  sheets: string[];
  state: ImportState;
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
  /** Why the file could not be read to its end. */
  problem: string | null;
  problemRow: number | null;
  createdAt: Date;
  startedAt: Date | null;
  endedAt: Date | null;
  /** E-mail address. */
  createdBy: string;

  static from(job: ImportJob): ImportResponse {
    const { id, kind, fileName, encoding, sheet, sheets, state, mode, skipFailed, rows, total } = job;
    const { created, updated, unchanged, failed, problem, problemRow, createdAt, startedAt, endedAt } = job;
    const columns = job.columns.map((column, index) => ({ ...column, field: job.mapping[index] ?? null }));
    return {
      id,
      kind,
      fileName,
      encoding,
      sheet,
      sheets,
      state,
      columns,
      mode,
      skipFailed,
      rows,
      total,
      created,
      updated,
      unchanged,
      failed,
      problem,
      problemRow,
      createdAt,
      startedAt,
      endedAt,
      createdBy: job.createdByEmail,
    };
  }
}

export class ListImportsRequest extends PageQuery {}

export class CheckImportRequest {
  /** For every column of the file the name of a field; null leaves it out. */
  @ValidateBy(
    { name: 'isTextOrNull', validator: { validate: (field) => field === null || typeof field === 'string' } },
    { each: true, message: 'Each $property must be a text or null' },
  )
  @ArrayMaxSize(TABLE_LIMITS.columns)
  @IsArray()
  mapping: (string | null)[];

  @IsIn(IMPORT_MODES)
  mode: ImportMode;
}

export class StartImportRequest {
  /** Imports the rows without problems; 409 IMPORT.HAS_FAILED_ROWS otherwise when there are others. */
  @IsBoolean()
  skipFailed: boolean;
}

/** Unchanged rows are only counted. */
export const LISTED_OUTCOMES = ['failed', 'created', 'updated'] as const satisfies ImportOutcome[];

export class ListImportRowsRequest {
  @IsIn(LISTED_OUTCOMES)
  @OptionalField()
  outcome?: (typeof LISTED_OUTCOMES)[number] = 'failed';

  /** Rows behind this one. */
  @Min(0)
  @IsInt()
  @WholeNumber()
  @OptionalField()
  after?: number = 0;

  @Max(500)
  @Min(1)
  @IsInt()
  @WholeNumber()
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
