import { Injectable } from '@nestjs/common';
import { prepared, Sql } from '@kp/platform/database';
import type { FeedRunState } from '@kp/commerce/supplier-feeds';
import type { FeedRun, FileMarks, ReportedRun } from './feed';

/** Of run `r`. */
const RUN_COLUMNS = `r.id, r.feed_id AS "feedId", r.import_id AS "importId", r.state, r.problem,
  r.problem_row AS "problemRow", r.started_at AS "startedAt", r.ended_at AS "endedAt"`;

const FIND = prepared('feed-runs.find', `SELECT ${RUN_COLUMNS} FROM supplier_feed_run r WHERE r.id = $1`);
const LOCK = prepared(
  'feed-runs.lock',
  `SELECT ${RUN_COLUMNS} FROM supplier_feed_run r WHERE r.id = $1 FOR UPDATE`,
);
const OF_IMPORT = prepared(
  'feed-runs.of-import',
  `SELECT ${RUN_COLUMNS} FROM supplier_feed_run r WHERE r.import_id = $1 AND r.state = 'running' FOR UPDATE`,
);
const LIST = prepared(
  'feed-runs.list',
  `SELECT ${RUN_COLUMNS}, coalesce(j.updated, 0) AS updated, coalesce(j.unchanged, 0) AS unchanged,
          coalesce(j.held, 0) AS held, coalesce(j.unknown, 0) AS unknown, coalesce(j.failed, 0) AS failed
     FROM supplier_feed_run r LEFT JOIN import_job j ON j.id = r.import_id
    WHERE r.feed_id = $1 ORDER BY r.id DESC LIMIT $2 OFFSET $3`,
);
const LAST = prepared(
  'feed-runs.last',
  `SELECT DISTINCT ON (r.feed_id) ${RUN_COLUMNS} FROM supplier_feed_run r WHERE r.feed_id = ANY ($1::int[])
    ORDER BY r.feed_id, r.id DESC`,
);
const COUNT = prepared(
  'feed-runs.count',
  'SELECT count(*)::int AS total FROM supplier_feed_run WHERE feed_id = $1',
);
/** A feed runs once at a time. */
const START = prepared(
  'feed-runs.start',
  `INSERT INTO supplier_feed_run (feed_id) VALUES ($1)
   ON CONFLICT (feed_id) WHERE state = 'running' DO NOTHING RETURNING id`,
);
const START_DUE = prepared(
  'feed-runs.start-due',
  `WITH due AS (
     UPDATE supplier_feed SET next_run_at = now() + make_interval(hours => every_hours)
      WHERE is_active AND reading IS NOT NULL AND next_run_at <= now() RETURNING id
   )
   INSERT INTO supplier_feed_run (feed_id) SELECT id FROM due
   ON CONFLICT (feed_id) WHERE state = 'running' DO NOTHING RETURNING id`,
);
const LOST = prepared(
  'feed-runs.lost',
  `SELECT ${RUN_COLUMNS} FROM supplier_feed_run r
    WHERE r.state = 'running' AND r.started_at < now() - make_interval(hours => $1) FOR UPDATE SKIP LOCKED`,
);
const OPEN_IMPORTS = prepared(
  'feed-runs.open-imports',
  `SELECT id FROM import_job WHERE feed_id = $1 AND ended_at IS NULL AND state <> 'undoing' ORDER BY id FOR UPDATE`,
);
const SET_IMPORT = prepared(
  'feed-runs.set-import',
  'UPDATE supplier_feed_run SET import_id = $2, etag = $3, last_modified = $4, content_hash = $5 WHERE id = $1',
);
const END = prepared(
  'feed-runs.end',
  'UPDATE supplier_feed_run SET state = $2, problem = $3, problem_row = $4, ended_at = now() WHERE id = $1',
);
/** Not of one that was read under other settings. */
const REMEMBER_FILE = prepared(
  'feed-runs.remember-file',
  `UPDATE supplier_feed f SET etag = r.etag, last_modified = r.last_modified, content_hash = r.content_hash
     FROM supplier_feed_run r WHERE r.id = $1 AND f.id = r.feed_id AND r.started_at >= f.saved_at`,
);
/** An outage of an hour does not cost a day. */
const TRY_AGAIN_SOON = prepared(
  'feed-runs.try-again-soon',
  `UPDATE supplier_feed SET next_run_at = least(next_run_at, now() + interval '1 hour') WHERE id = $1`,
);
const STATE_BEFORE = prepared(
  'feed-runs.state-before',
  `SELECT state FROM supplier_feed_run WHERE feed_id = $1 AND id < $2 AND state <> 'cancelled' ORDER BY id DESC LIMIT 1`,
);
/** How long a feed has been good or broken stays known. */
const DELETE_OLD = prepared(
  'feed-runs.delete-old',
  `DELETE FROM supplier_feed_run r WHERE r.ended_at < now() - make_interval(days => $1)
      AND EXISTS (SELECT FROM supplier_feed_run n WHERE n.feed_id = r.feed_id AND n.id > r.id
                     AND n.state IN ('done', 'unchanged'))`,
);

@Injectable()
export class FeedRunRepository {
  constructor(private readonly sql: Sql) {}

  find(id: number): Promise<FeedRun | null> {
    return this.sql.first<FeedRun>(FIND, [id]);
  }

  lock(id: number): Promise<FeedRun | null> {
    return this.sql.first<FeedRun>(LOCK, [id]);
  }

  /** Locked, while it goes on. */
  runningOf(importId: number): Promise<FeedRun | null> {
    return this.sql.first<FeedRun>(OF_IMPORT, [importId]);
  }

  /** Newest first, with what became of the rows. */
  async list(feedId: number, limit: number, offset: number) {
    const [runs, counted] = await Promise.all([
      this.sql.rows<ReportedRun>(LIST, [feedId, limit, offset]),
      this.sql.first<{ total: number }>(COUNT, [feedId]),
    ]);
    return { runs, total: counted!.total };
  }

  /** By their feeds. */
  async last(feedIds: readonly number[]): Promise<Map<number, FeedRun>> {
    const runs = await this.sql.rows<FeedRun>(LAST, [feedIds]);
    return new Map(runs.map((run) => [run.feedId, run]));
  }

  /** @returns null while another one goes on */
  async start(feedId: number): Promise<number | null> {
    return (await this.sql.first<{ id: number }>(START, [feedId]))?.id ?? null;
  }

  async startDue(): Promise<number[]> {
    return (await this.sql.rows<{ id: number }>(START_DUE)).map(({ id }) => id);
  }

  lost(hours: number): Promise<FeedRun[]> {
    return this.sql.rows<FeedRun>(LOST, [hours]);
  }

  /** Locked. */
  async openImports(feedId: number): Promise<number[]> {
    return (await this.sql.rows<{ id: number }>(OPEN_IMPORTS, [feedId])).map(({ id }) => id);
  }

  async setImport(
    id: number,
    importId: number,
    { etag, lastModified, contentHash }: FileMarks,
  ): Promise<void> {
    await this.sql.run(SET_IMPORT, [id, importId, etag, lastModified, contentHash]);
  }

  async end(
    { id, feedId }: FeedRun,
    state: FeedRunState,
    problem: FeedRun['problem'],
    row: number | null,
  ): Promise<void> {
    await this.sql.run(END, [id, state, problem, row]);
    if (state === 'done') await this.sql.run(REMEMBER_FILE, [id]);
    if (state === 'failed') await this.sql.run(TRY_AGAIN_SOON, [feedId]);
  }

  /** Of the run before; a stopped one says nothing. */
  async stateBefore({ feedId, id }: FeedRun): Promise<FeedRunState | null> {
    return (await this.sql.first<{ state: FeedRunState }>(STATE_BEFORE, [feedId, id]))?.state ?? null;
  }

  async deleteOlderThan(days: number): Promise<void> {
    await this.sql.run(DELETE_OLD, [days]);
  }
}
