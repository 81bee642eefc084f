import { Injectable } from '@nestjs/common';
import { prepared, Sql } from '@kp/platform/database';
import type { IdempotentRequest } from '@kp/platform/http';
import type { BulkChange, BulkJob, BulkOutcome } from './bulk-job';
import { workerAway } from '../long-jobs/long-job';
import type { ChangedFields, DoneRow, RowProblem } from './plan-change';

const COLUMNS = `j.id, j.change, j.filter, j.undoes, j.state, cardinality(j.product_ids) AS total, j.changed,
  j.unchanged, j.failed, j.starts_at AS "startsAt", j.ends_at AS "endsAt",
  j.created_at AS "createdAt", j.started_at AS "startedAt", j.ended_at AS "endedAt", j.created_by AS "createdBy",
  j.created_by_email AS "createdByEmail", j.network,
  (SELECT u.id FROM bulk_job u WHERE u.undoes = j.id AND u.state <> 'cancelled') AS "undoneBy",
  ${workerAway("j.state IN ('waiting', 'running')")}`;

const ADD = prepared(
  'bulk-jobs.add',
  `INSERT INTO bulk_job (change, filter, undoes, state, product_ids, starts_at, ends_at, created_by, created_by_email, network,
                         idempotency_key, request_hash)
   VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12)
   ON CONFLICT DO NOTHING RETURNING id`,
);
const FIND_BY_KEY = prepared(
  'bulk-jobs.find-key',
  `SELECT id, request_hash AS "requestHash" FROM bulk_job WHERE created_by = $1 AND idempotency_key = $2`,
);
const FIND = prepared('bulk-jobs.find', `SELECT ${COLUMNS} FROM bulk_job j WHERE j.id = $1`);
/** In the order of arrival: a row that its holder locks again at once would go to others by luck only. */
const WAIT_TURN = prepared(
  'bulk-jobs.wait-turn',
  `SELECT pg_advisory_xact_lock(hashtextextended('admin-bulk.job.' || $1, 0))`,
);
const LOCK = prepared('bulk-jobs.lock', `SELECT ${COLUMNS} FROM bulk_job j WHERE j.id = $1 FOR UPDATE`);
const LIST = prepared(
  'bulk-jobs.list',
  `SELECT ${COLUMNS} FROM bulk_job j ORDER BY j.id DESC LIMIT $1 OFFSET $2`,
);
const COUNT = prepared('bulk-jobs.count', 'SELECT count(*)::int AS total FROM bulk_job');
const START_DUE = prepared(
  'bulk-jobs.start-due',
  `UPDATE bulk_job SET state = 'waiting' WHERE state = 'scheduled' AND starts_at <= now() RETURNING id`,
);
const START = prepared(
  'bulk-jobs.start',
  `UPDATE bulk_job SET state = 'running', started_at = now(), product_ids = coalesce(product_ids, $2) WHERE id = $1`,
);
const ADVANCE = prepared(
  'bulk-jobs.advance',
  `UPDATE bulk_job SET changed = changed + $2, unchanged = unchanged + $3, failed = failed + $4
    WHERE id = $1`,
);
const END = prepared('bulk-jobs.end', 'UPDATE bulk_job SET state = $2, ended_at = now() WHERE id = $1');
const CHANGED_PRODUCTS = prepared(
  'bulk-jobs.changed-products',
  `SELECT product_id AS "productId" FROM bulk_job_product WHERE job_id = $1 AND outcome = 'changed' ORDER BY product_id`,
);
const NEXT_PRODUCTS = prepared(
  'bulk-jobs.next-products',
  `SELECT product_ids[changed + unchanged + failed + 1 : changed + unchanged + failed + $2] AS ids
     FROM bulk_job WHERE id = $1`,
);
const DONE_ROWS = prepared(
  'bulk-jobs.done-rows',
  `SELECT product_id AS "productId", before, after, version FROM bulk_job_product
    WHERE job_id = $1 AND product_id = ANY ($2::int[]) AND outcome = 'changed'`,
);
const ADD_RESULTS = prepared(
  'bulk-jobs.add-results',
  `INSERT INTO bulk_job_product (job_id, product_id, outcome, problem, before, after, version)
   SELECT $1, r.* FROM unnest((SELECT $2::int[]), (SELECT $3::text[]), (SELECT $4::text[]), (SELECT $5::jsonb[]),
                              (SELECT $6::jsonb[]), (SELECT $7::int[])) AS r`,
);
const ASYNCHRONOUS_COMMIT = prepared('bulk-jobs.asynchronous-commit', 'SET LOCAL synchronous_commit = off');
const LIST_ROWS = prepared(
  'bulk-jobs.list-rows',
  `SELECT product_id AS "productId", outcome, problem, before, after FROM bulk_job_product
    WHERE job_id = $1 AND outcome = $2 AND product_id > $3 ORDER BY product_id LIMIT $4`,
);
const DELETE_OLD = prepared(
  'bulk-jobs.delete-old',
  `WITH deleted AS (
     DELETE FROM bulk_job WHERE id IN (
       SELECT id FROM bulk_job WHERE ended_at < now() - make_interval(days => $1) ORDER BY ended_at LIMIT $2)
     RETURNING id
   ), results AS (
     DELETE FROM bulk_job_product WHERE job_id IN (SELECT id FROM deleted)
   )
   SELECT id FROM deleted`,
);

export interface NewBulkJob {
  change: BulkChange;
  filter: object | null;
  undoes?: number;
  /** Null for those that match the filter when the job starts. */
  productIds: readonly number[] | null;
  startsAt: Date | null;
  endsAt?: Date | null;
  createdBy: number;
  createdByEmail: string;
  network: string | null;
  idempotent?: IdempotentRequest | null;
}

export interface RowResult {
  productId: number;
  outcome: BulkOutcome;
  problem: RowProblem | null;
  before: ChangedFields | null;
  after: ChangedFields | null;
  version: number | null;
}

export type BulkJobRow = Omit<RowResult, 'version'>;

@Injectable()
export class BulkJobRepository {
  constructor(private readonly sql: Sql) {}

  /** @returns null when there is one with this key, or one that undoes the same job */
  async add(job: NewBulkJob): Promise<number | null> {
    const { change, filter, undoes, productIds, startsAt, endsAt, idempotent } = job;
    const { createdBy, createdByEmail, network } = job;
    const sorted = productIds && [...new Set(productIds)].sort((left, right) => left - right);
    const added = await this.sql.first<{ id: number }>(ADD, [
      change,
      filter,
      undoes ?? null,
      startsAt ? 'scheduled' : 'waiting',
      sorted,
      startsAt,
      endsAt ?? null,
      createdBy,
      createdByEmail,
      network,
      idempotent?.key ?? null,
      idempotent?.requestHash ?? null,
    ]);
    return added?.id ?? null;
  }

  findByKey(userId: number, key: string): Promise<{ id: number; requestHash: string } | null> {
    return this.sql.first(FIND_BY_KEY, [userId, key]);
  }

  find(id: number): Promise<BulkJob | null> {
    return this.sql.first<BulkJob>(FIND, [id]);
  }

  /** A chunk, a cancellation and an undo of the job take turns. */
  async lock(id: number): Promise<BulkJob | null> {
    const [, job] = await Promise.all([
      this.sql.run(WAIT_TURN, [String(id)]),
      this.sql.first<BulkJob>(LOCK, [id]),
    ]);
    return job;
  }

  /** Newest first. */
  async list(limit: number, offset: number): Promise<{ jobs: BulkJob[]; total: number }> {
    const [jobs, counted] = await Promise.all([
      this.sql.rows<BulkJob>(LIST, [limit, offset]),
      this.sql.first<{ total: number }>(COUNT),
    ]);
    return { jobs, total: counted!.total };
  }

  async startDue(): Promise<number[]> {
    return (await this.sql.rows<{ id: number }>(START_DUE)).map(({ id }) => id);
  }

  /** @param productIds null for those that the job has already */
  async start(id: number, productIds: readonly number[] | null): Promise<void> {
    await this.sql.run(START, [id, productIds]);
  }

  async end(id: number, state: 'done' | 'cancelled'): Promise<void> {
    await this.sql.run(END, [id, state]);
  }

  async changedProducts(id: number): Promise<number[]> {
    const rows = await this.sql.rows<{ productId: number }>(CHANGED_PRODUCTS, [id]);
    return rows.map(({ productId }) => productId);
  }

  async nextProducts(id: number, limit: number): Promise<number[]> {
    return (await this.sql.first<{ ids: number[] }>(NEXT_PRODUCTS, [id, limit]))!.ids;
  }

  doneRows(id: number, productIds: readonly number[]): Promise<DoneRow[]> {
    return this.sql.rows<DoneRow>(DONE_ROWS, [id, productIds]);
  }

  /** @param results of the next products */
  async advance(id: number, results: readonly RowResult[]): Promise<void> {
    const column = (name: keyof RowResult) => results.map((result) => result[name]);
    const count = (outcome: BulkOutcome) => results.filter((result) => result.outcome === outcome).length;
    await Promise.all([
      this.sql.run(ADD_RESULTS, [
        id,
        ...(['productId', 'outcome', 'problem', 'before', 'after', 'version'] as const).map(column),
      ]),
      this.sql.run(ADVANCE, [id, count('changed'), count('unchanged'), count('failed')]),
    ]);
  }

  /**
   * The commit of the running transaction does not wait for the disk. Commits reach it in their order, so a crash takes
   * back the last half second of a job with its counts, and the job goes on from there.
   */
  async commitAsynchronously(): Promise<void> {
    await this.sql.run(ASYNCHRONOUS_COMMIT);
  }

  rows(id: number, outcome: BulkOutcome, afterProductId: number, limit: number): Promise<BulkJobRow[]> {
    return this.sql.rows<BulkJobRow>(LIST_ROWS, [id, outcome, afterProductId, limit]);
  }

  async deleteOlderThan(days: number, batchSize: number): Promise<number> {
    return this.sql.run(DELETE_OLD, [days, batchSize]);
  }
}
