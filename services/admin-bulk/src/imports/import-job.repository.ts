import { Injectable } from '@nestjs/common';
import type { ImportKind, ImportMode, ImportOutcome } from '@kp/commerce/import-rules';
import { prepared, Sql } from '@kp/platform/database';
import type { ImportedRow } from '@kp/platform/imports';
import { workerAway } from '../long-jobs/long-job';
import type { ImportCounts, ImportJob } from './import-job';
import type { ImportSettings } from './import-settings';

const COLUMNS = `id, kind, feed_id AS "feedId", file_name AS "fileName", stored_name AS "storedName",
  pictures_name AS "picturesName", encoding, sheet, sheets, layout,
  first_rows AS "firstRows", settings, state, columns, mapping, mode,
  skip_failed AS "skipFailed", created + updated + unchanged + failed + held + unknown AS rows, total, created, updated,
  unchanged, failed, held, unknown, sold_out AS "soldOut", restored, kept, problem, problem_row AS "problemRow", created_at AS "createdAt", started_at AS "startedAt",
  ended_at AS "endedAt", created_by AS "createdBy", created_by_email AS "createdByEmail", network,
  ${workerAway("state IN ('checking', 'importing', 'undoing')")}`;

const NONE = 'created = 0, updated = 0, unchanged = 0, failed = 0, held = 0, unknown = 0, sold_out = 0';

const ADD = prepared(
  'imports.add',
  `INSERT INTO import_job (kind, file_name, stored_name, encoding, columns, mapping, created_by, created_by_email, network, sheet, sheets,
                           layout, first_rows, settings, feed_id, mode)
   VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15,
           CASE WHEN $15::int IS NULL THEN 'create-and-update' ELSE 'update' END) RETURNING id`,
);
const FIND = prepared('imports.find', `SELECT ${COLUMNS} FROM import_job WHERE id = $1`);
const LOCK = prepared('imports.lock', `SELECT ${COLUMNS} FROM import_job WHERE id = $1 FOR UPDATE`);
const LIST = prepared(
  'imports.list',
  `SELECT ${COLUMNS} FROM import_job WHERE kind = ANY ($1) AND feed_id IS NULL ORDER BY id DESC LIMIT $2 OFFSET $3`,
);
const COUNT = prepared(
  'imports.count',
  'SELECT count(*)::int AS total FROM import_job WHERE kind = ANY ($1) AND feed_id IS NULL',
);
const SET_PICTURES = prepared(
  'imports.set-pictures',
  'UPDATE import_job SET pictures_name = $2 WHERE id = $1',
);
const SET_TABLE = prepared(
  'imports.set-table',
  `UPDATE import_job SET state = 'uploaded', sheet = $2, columns = $3, mapping = $4, layout = $5,
          first_rows = $6, settings = $7, total = NULL, ${NONE}
    WHERE id = $1`,
);
const RUN_CHECK = prepared(
  'imports.check',
  `UPDATE import_job SET state = 'checking', mapping = $2, mode = $3, settings = $4, total = NULL, ${NONE},
          started_at = now() WHERE id = $1`,
);
const RUN_IMPORT = prepared(
  'imports.start',
  `UPDATE import_job SET state = 'importing', skip_failed = $2, ${NONE},
          started_at = now() WHERE id = $1`,
);
const ADVANCE = prepared(
  'imports.advance',
  `UPDATE import_job SET created = created + $2, updated = updated + $3, unchanged = unchanged + $4, failed = failed + $5,
          held = held + $6, unknown = unknown + $7, sold_out = sold_out + $8
    WHERE id = $1`,
);
const END_CHECK = prepared(
  'imports.end-check',
  `UPDATE import_job SET state = 'checked', total = created + updated + unchanged + failed + held + unknown WHERE id = $1`,
);
const END = prepared(
  'imports.end',
  'UPDATE import_job SET state = $2, problem = $3, problem_row = $4, ended_at = now() WHERE id = $1',
);
const RUN_UNDO = prepared('imports.undo', `UPDATE import_job SET state = 'undoing' WHERE id = $1`);
const ADVANCE_UNDO = prepared(
  'imports.advance-undo',
  'UPDATE import_job SET restored = restored + $2, kept = kept + $3 WHERE id = $1',
);
const STOP_UNDO = prepared(
  'imports.stop-undo',
  `UPDATE import_job SET state = 'done' WHERE id = $1 AND state = 'undoing'`,
);
const END_UNDO = prepared('imports.end-undo', `UPDATE import_job SET state = 'undone' WHERE id = $1`);
const DELETE_ROWS = prepared('imports.delete-rows', 'DELETE FROM import_row WHERE import_id = $1');
const ADD_ROWS = prepared(
  'imports.add-rows',
  `INSERT INTO import_row (import_id, row, outcome, label, problems, changes)
   SELECT $1, r.* FROM unnest((SELECT $2::int[]), (SELECT $3::text[]), (SELECT $4::text[]), (SELECT $5::jsonb[]),
                              (SELECT $6::jsonb[])) AS r`,
);
const LIST_ROWS = prepared(
  'imports.list-rows',
  `SELECT row, outcome, label, problems, changes FROM import_row
    WHERE import_id = $1 AND outcome = $2 AND row > $3 ORDER BY row LIMIT $4`,
);
/** Files of imports that ended, or that were left unfinished. */
const FORGET_FILES = prepared(
  'imports.forget-files',
  `WITH over AS (
     SELECT id FROM import_job
      WHERE stored_name <> '' AND (ended_at IS NOT NULL OR created_at < now() - make_interval(days => $1))
      ORDER BY id LIMIT $2 FOR UPDATE SKIP LOCKED
   ), former AS (
     SELECT id, stored_name, pictures_name FROM import_job WHERE id IN (SELECT id FROM over)
   )
   UPDATE import_job j SET stored_name = '', pictures_name = '', ended_at = coalesce(ended_at, now()),
          state = CASE WHEN ended_at IS NULL THEN 'cancelled' ELSE state END
     FROM former WHERE j.id = former.id RETURNING former.stored_name AS name, former.pictures_name AS pictures`,
);
const DELETE_OLD = prepared(
  'imports.delete-old',
  `DELETE FROM import_job WHERE id IN (
     SELECT id FROM import_job WHERE ended_at < now() - make_interval(days => $1) AND stored_name = ''
      ORDER BY ended_at LIMIT $2)`,
);

export type NewImport = Pick<
  ImportJob,
  | 'kind'
  | 'fileName'
  | 'storedName'
  | 'encoding'
  | 'columns'
  | 'mapping'
  | 'createdBy'
  | 'createdByEmail'
  | 'network'
  | 'sheet'
  | 'sheets'
  | 'layout'
  | 'firstRows'
  | 'settings'
  | 'feedId'
>;

/** What is known of the table that is chosen in a file. */
export type ChosenTable = Pick<
  ImportJob,
  'sheet' | 'columns' | 'mapping' | 'layout' | 'firstRows' | 'settings'
>;

@Injectable()
export class ImportJobRepository {
  constructor(private readonly sql: Sql) {}

  async add(job: NewImport): Promise<number> {
    const { kind, fileName, storedName, encoding, columns, mapping, createdBy, createdByEmail, network } =
      job;
    const values = [kind, fileName, storedName, encoding, JSON.stringify(columns), mapping];
    const table = [job.layout, job.firstRows, job.settings].map((each) => JSON.stringify(each));
    const origin = [createdBy, createdByEmail, network, job.sheet, job.sheets, ...table, job.feedId];
    return (await this.sql.first<{ id: number }>(ADD, [...values, ...origin]))!.id;
  }

  find(id: number): Promise<ImportJob | null> {
    return this.sql.first<ImportJob>(FIND, [id]);
  }

  lock(id: number): Promise<ImportJob | null> {
    return this.sql.first<ImportJob>(LOCK, [id]);
  }

  /** Newest first, without those of feeds. */
  async list(kinds: readonly ImportKind[], limit: number, offset: number) {
    const [jobs, counted] = await Promise.all([
      this.sql.rows<ImportJob>(LIST, [kinds, limit, offset]),
      this.sql.first<{ total: number }>(COUNT, [kinds]),
    ]);
    return { jobs, total: counted!.total };
  }

  async setPictures(id: number, name: string): Promise<void> {
    await this.sql.run(SET_PICTURES, [id, name]);
  }

  /** What was found in another one is void. */
  async setTable(id: number, table: ChosenTable): Promise<void> {
    const { sheet, columns, mapping, layout, firstRows, settings } = table;
    const [columnsJson, ...others] = [columns, layout, firstRows, settings].map((each) =>
      JSON.stringify(each),
    );
    await this.sql.run(DELETE_ROWS, [id]);
    await this.sql.run(SET_TABLE, [id, sheet, columnsJson, mapping, ...others]);
  }

  async startCheck(
    id: number,
    mapping: readonly (string | null)[],
    mode: ImportMode,
    settings: ImportSettings,
  ): Promise<void> {
    await this.sql.run(DELETE_ROWS, [id]);
    await this.sql.run(RUN_CHECK, [id, mapping, mode, JSON.stringify(settings)]);
  }

  async startImport(id: number, skipFailed: boolean): Promise<void> {
    await this.sql.run(DELETE_ROWS, [id]);
    await this.sql.run(RUN_IMPORT, [id, skipFailed]);
  }

  async advance(
    id: number,
    counts: ImportCounts & Pick<ImportJob, 'soldOut'>,
    kept: readonly ImportedRow[],
  ): Promise<void> {
    const { soldOut, created, updated, unchanged, failed, held, unknown } = counts;
    if (kept.length > 0) {
      const column = (name: keyof ImportedRow) => kept.map((row) => row[name]);
      const json = (name: 'problems' | 'changes') => kept.map((row) => JSON.stringify(row[name]));
      const values = [column('row'), column('outcome'), column('label'), json('problems'), json('changes')];
      await this.sql.run(ADD_ROWS, [id, ...values]);
    }
    await this.sql.run(ADVANCE, [id, created, updated, unchanged, failed, held, unknown, soldOut]);
  }

  async endCheck(id: number): Promise<void> {
    await this.sql.run(END_CHECK, [id]);
  }

  async end(
    id: number,
    state: 'done' | 'cancelled' | 'failed',
    problem: ImportJob['problem'] = null,
    row: number | null = null,
  ): Promise<void> {
    await this.sql.run(END, [id, state, problem, row]);
  }

  async startUndo(id: number): Promise<void> {
    await this.sql.run(RUN_UNDO, [id]);
  }

  async advanceUndo(id: number, restored: number, kept: number): Promise<void> {
    await this.sql.run(ADVANCE_UNDO, [id, restored, kept]);
  }

  /** What is not taken back yet can be, as before. */
  async stopUndo(id: number): Promise<void> {
    await this.sql.run(STOP_UNDO, [id]);
  }

  async endUndo(id: number): Promise<void> {
    await this.sql.run(END_UNDO, [id]);
  }

  /** In the order of the file. */
  rows(id: number, outcome: ImportOutcome, after: number, limit: number): Promise<ImportedRow[]> {
    return this.sql.rows<ImportedRow>(LIST_ROWS, [id, outcome, after, limit]);
  }

  /** @returns names of files in the storage that no import needs any longer */
  async forgetFiles(idleDays: number, limit: number): Promise<string[]> {
    const forgotten = await this.sql.rows<{ name: string; pictures: string }>(FORGET_FILES, [
      idleDays,
      limit,
    ]);
    return forgotten.flatMap(({ name, pictures }) => (pictures === '' ? [name] : [name, pictures]));
  }

  deleteOlderThan(days: number, limit: number): Promise<number> {
    return this.sql.run(DELETE_OLD, [days, limit]);
  }
}
