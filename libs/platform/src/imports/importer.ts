import type { FieldProblem, RuleProblem } from '@kp/commerce';
import type { ImportMode, ImportOutcome } from '@kp/commerce/import-rules';
import type { AuditActor } from '../audit';
import type { Principal } from '../http';

export interface ImportField {
  name: string;
  /** Without it a row creates nothing. */
  isRequired: boolean;
  /** As in the sample file. */
  example: string;
}

/** What a row may do, whatever else is in it. */
export interface RowLimits {
  /** Fields that it changes; the others only say which thing it is. */
  fields: ReadonlySet<string>;
  /** A thing of another one is not meant; null: of whomever. */
  supplier: string | null;
  /** Prices that move by as many per cent are held back; null: none. */
  maxChangePercent: number | null;
  /** As the thing must be now, by fields. */
  expected?: ReadonlyMap<string, string>;
}

/** A line of the file: the texts of its cells by the name of their field. Columns that are left out are absent. */
export interface ImportRow {
  /** Counted from 1; the head of the file is row 1. */
  row: number;
  cells: ReadonlyMap<string, string>;
  /** Fields whose value is made before the rows are written: a check takes it as known. */
  creates?: ReadonlySet<string>;
  /** Of fields without a column, for what is new. */
  defaults?: ReadonlyMap<string, string>;
  /** Without them it may do all that the kind of import can. */
  limits?: RowLimits;
  /** Of cells that could not be read and are left out: what else is wrong is found with them, and nothing is written. */
  unread?: readonly ImportProblem[];
  /** Keys of problems with which it is imported all the same: they are warnings then, where the importer can. */
  accepted?: ReadonlySet<string>;
  /** Of cells that are read with the default of a field, where what exists has another value there. */
  assumed?: { field: string; problems: readonly ImportProblem[] };
}

/** `field` is null for what is wrong with the row as a whole. */
export type ImportProblem = Omit<FieldProblem, 'field'> & {
  field: string | null;
  /** Of a row that failed for another reason: it would have been imported with it. */
  isWarning?: true;
};

/** Texts as they stand in an export; null for what does not exist. */
export interface ImportChange {
  field: string;
  before: string | null;
  after: string | null;
}

export interface ImportedRow {
  row: number;
  /** Names it for people, such as "KP-12 Probe". */
  label: string | null;
  outcome: ImportOutcome;
  /** Of what was there, or was written. */
  subjectId?: number;
  /** What was held back by the limits of the row. */
  held?: ImportChange[];
  /** Of one that did not fail: what was left out of it. */
  problems: ImportProblem[];
  /** Of a created one all that it has, of an updated one what differs. */
  changes: ImportChange[];
}

/** The files that came with the table. */
export interface ImportArchive {
  /** Null for one that is not there. */
  read(name: string): Promise<Buffer | null>;
}

/** Rows of a file for one kind of things, a few hundred at once. */
export interface Importer {
  fields(): Promise<ImportField[]>;
  /** Fewer than usual when rows take long for these fields. */
  rowsAtOnce?(fields: readonly string[], isCheck: boolean): number | undefined;
  /**
   * Before `plan` and `write`, outside of any transaction: for what takes long, such as fetching files that cells name.
   * @returns the rows for them
   */
  prepare?(
    rows: readonly ImportRow[],
    sources: { isCheck: boolean; archive: ImportArchive | null },
  ): Promise<readonly ImportRow[]>;
  /** Two rows of a file with the same key cannot both be meant; null when only the row itself tells. */
  keyOf(row: ImportRow): string | null;
  /** Rows with the same key that follow each other are one thing then, up to this many; they are never torn apart. */
  readonly maxRowsOfKey?: number;
  /** What `write` would do now. */
  plan(rows: readonly ImportRow[], mode: ImportMode, actor: AuditActor): Promise<ImportedRow[]>;
  /** In the running transaction, with audit entries. A row with a problem changes nothing and stops no other. */
  write(rows: readonly ImportRow[], mode: ImportMode, actor: AuditActor): Promise<ImportedRow[]>;
  /** In the running transaction: what rows name in a field and `creates` of them says; those that exist stay. */
  create?(importId: number, field: string, names: readonly string[], admin: Principal): Promise<void>;
  /** After the last of several writes: what they changed is in the shop at once. */
  publish?(): void;
}

export const importProblem = (
  field: string | null,
  messageKey: RuleProblem['messageKey'],
  values?: RuleProblem['values'],
): ImportProblem => ({ field, messageKey, ...(values && { values }) });

export const asWarnings = (problems: readonly ImportProblem[]): ImportProblem[] =>
  problems.map((problem) => ({ ...problem, isWarning: true }));

export const failedRow = (row: number, label: string | null, problems: ImportProblem[]): ImportedRow => ({
  row,
  label,
  outcome: 'failed',
  problems,
  changes: [],
});
