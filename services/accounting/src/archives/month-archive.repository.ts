import { Injectable } from '@nestjs/common';
import { prepared, Sql } from '@kp/platform/database';

const COLUMNS = `
  id, to_char(month, 'YYYY-MM') AS month, language, state, documents, done, file, bytes::float8 AS bytes,
  created_at AS "createdAt", ended_at AS "endedAt"`;

const INSERT = prepared(
  'accounting.request-archive',
  `INSERT INTO month_archive (month, language, documents, requested_by) VALUES ($1, $2, $3, $4)
   ON CONFLICT (month) WHERE state <> 'done' DO NOTHING RETURNING id`,
);

const FIND_NEWEST = prepared(
  'accounting.find-newest-archive',
  `SELECT ${COLUMNS} FROM month_archive WHERE month = $1 ORDER BY id DESC LIMIT 1`,
);

const START = prepared(
  'accounting.start-archive',
  `UPDATE month_archive SET state = 'running', done = 0, documents = $2 WHERE id = $1 AND state <> 'done' RETURNING id`,
);

const FIND = prepared('accounting.find-archive', `SELECT ${COLUMNS} FROM month_archive WHERE id = $1`);

const COUNT_DONE = prepared('accounting.count-archived', 'UPDATE month_archive SET done = $2 WHERE id = $1');

const FINISH = prepared(
  'accounting.finish-archive',
  `UPDATE month_archive SET state = 'done', done = $2, documents = $2, file = $3, bytes = $4, ended_at = now()
    WHERE id = $1 AND state <> 'done'`,
);

const TAKE_OLD = prepared(
  'accounting.take-old-archives',
  `DELETE FROM month_archive WHERE id IN (
     SELECT id FROM month_archive WHERE created_at < now() - make_interval(days => $1) ORDER BY id LIMIT $2)
   RETURNING file`,
);

export interface MonthArchive {
  id: number;
  month: string;
  language: string;
  state: 'waiting' | 'running' | 'done';
  documents: number;
  /** Documents that are in it. */
  done: number;
  /** Its name in the storage. */
  file: string | null;
  bytes: number | null;
  createdAt: Date;
  endedAt: Date | null;
}

export interface NewMonthArchive extends Pick<MonthArchive, 'month' | 'language' | 'documents'> {
  requestedBy: number;
}

@Injectable()
export class MonthArchiveRepository {
  constructor(private readonly sql: Sql) {}

  /** @returns its id, or null while another one of the month is being made */
  async insert({ month, language, documents, requestedBy }: NewMonthArchive): Promise<number | null> {
    const values = [`${month}-01`, language, documents, requestedBy];
    return (await this.sql.first<{ id: number }>(INSERT, values))?.id ?? null;
  }

  findNewest(month: string): Promise<MonthArchive | null> {
    return this.sql.first(FIND_NEWEST, [`${month}-01`]);
  }

  find(id: number): Promise<MonthArchive | null> {
    return this.sql.first(FIND, [id]);
  }

  /** From the beginning, also after a worker was killed. @returns false for one that is made already */
  async start(id: number, documents: number): Promise<boolean> {
    return (await this.sql.first(START, [id, documents])) !== null;
  }

  async countDone(id: number, done: number): Promise<void> {
    await this.sql.run(COUNT_DONE, [id, done]);
  }

  async finish(id: number, done: number, file: string, bytes: number): Promise<void> {
    await this.sql.run(FINISH, [id, done, file, bytes]);
  }

  /** Deletes the rows. @returns their files */
  async takeOlderThan(days: number, limit: number): Promise<(string | null)[]> {
    return (await this.sql.rows<{ file: string | null }>(TAKE_OLD, [days, limit])).map(({ file }) => file);
  }
}
