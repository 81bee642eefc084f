import { Injectable } from '@nestjs/common';
import { prepared, Sql } from '@kp/platform/database';
import type { FeedReading, FeedState, SupplierFeed } from './feed';

const COLUMNS = `f.id, f.name, f.supplier_id AS "supplierId", s.name AS "supplierName", f.address, f.auth, f.username,
  f.every_hours AS "everyHours", f.fields, f.max_change_percent AS "maxChangePercent", f.max_sold_out_percent AS "maxSoldOutPercent", f.is_active AS "isActive",
  f.reading, f.etag, f.last_modified AS "lastModified", f.content_hash AS "contentHash", f.next_run_at AS "nextRunAt",
  f.version, f.saved_by AS "savedBy", f.saved_by_email AS "savedByEmail"`;
const FEEDS = `FROM supplier_feed f LEFT JOIN supplier s ON s.id = f.supplier_id`;

const FIND = prepared('feeds.find', `SELECT ${COLUMNS} ${FEEDS} WHERE f.id = $1`);
const LOCK = prepared('feeds.lock', `SELECT ${COLUMNS} ${FEEDS} WHERE f.id = $1 FOR UPDATE OF f`);
/** A run that is going on tells nothing yet. */
const LIST = prepared(
  'feeds.list',
  `SELECT ${COLUMNS}, good.ended_at AS "lastGoodAt", broken.since AS "brokenSince",
          (SELECT count(*)::int FROM supplier_feed_price h WHERE h.feed_id = f.id AND NOT h.dismissed) AS waiting
     ${FEEDS}
     LEFT JOIN LATERAL (SELECT r.id, r.ended_at FROM supplier_feed_run r
                         WHERE r.feed_id = f.id AND r.state IN ('done', 'unchanged') ORDER BY r.id DESC LIMIT 1) good ON true
     LEFT JOIN LATERAL (SELECT min(r.ended_at) AS since FROM supplier_feed_run r
                         WHERE r.feed_id = f.id AND r.state = 'failed' AND r.id > coalesce(good.id, 0)) broken ON true
    WHERE $1::int IS NULL OR f.id = $1
    ORDER BY lower(f.name), f.id`,
);
const ADD = prepared(
  'feeds.add',
  `INSERT INTO supplier_feed (name, supplier_id, address, auth, username, every_hours, fields, max_change_percent, is_active,
                              saved_by, saved_by_email, max_sold_out_percent)
   VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12) RETURNING id`,
);
/** What came in under other settings is asked for again. */
const UPDATE = prepared(
  'feeds.update',
  `UPDATE supplier_feed SET name = $1, supplier_id = $2, address = $3, auth = $4, username = $5, every_hours = $6,
          fields = $7, max_change_percent = $8, is_active = $9, saved_by = $10, saved_by_email = $11, max_sold_out_percent = $12,
          etag = NULL, last_modified = NULL, content_hash = NULL, version = version + 1, saved_at = now(),
          next_run_at = least(next_run_at, now() + make_interval(hours => $6))
    WHERE id = $13`,
);
const SET_READING = prepared(
  'feeds.set-reading',
  `UPDATE supplier_feed SET reading = $2, etag = NULL, last_modified = NULL, content_hash = NULL, saved_at = now()
    WHERE id = $1`,
);
const REMOVE = prepared('feeds.remove', 'DELETE FROM supplier_feed WHERE id = $1');

export type FeedSettings = Pick<
  SupplierFeed,
  | 'name'
  | 'supplierId'
  | 'address'
  | 'auth'
  | 'username'
  | 'everyHours'
  | 'fields'
  | 'maxChangePercent'
  | 'maxSoldOutPercent'
  | 'isActive'
>;

interface Saver {
  userId: number;
  email: string;
}

@Injectable()
export class FeedRepository {
  constructor(private readonly sql: Sql) {}

  find(id: number): Promise<SupplierFeed | null> {
    return this.sql.first<SupplierFeed>(FIND, [id]);
  }

  lock(id: number): Promise<SupplierFeed | null> {
    return this.sql.first<SupplierFeed>(LOCK, [id]);
  }

  /** With how they stand, by name. @param id of one alone */
  list(id: number | null = null): Promise<(SupplierFeed & FeedState)[]> {
    return this.sql.rows<SupplierFeed & FeedState>(LIST, [id]);
  }

  async add(settings: FeedSettings, by: Saver): Promise<number> {
    return (await this.sql.first<{ id: number }>(ADD, valuesOf(settings, by)))!.id;
  }

  async update(id: number, settings: FeedSettings, by: Saver): Promise<void> {
    await this.sql.run(UPDATE, [...valuesOf(settings, by), id]);
  }

  async setReading(id: number, reading: FeedReading): Promise<void> {
    await this.sql.run(SET_READING, [id, JSON.stringify(reading)]);
  }

  async remove(id: number): Promise<void> {
    await this.sql.run(REMOVE, [id]);
  }
}

const valuesOf = (feed: FeedSettings, { userId, email }: Saver): unknown[] => [
  feed.name,
  feed.supplierId,
  feed.address,
  feed.auth,
  feed.username,
  feed.everyHours,
  feed.fields,
  feed.maxChangePercent,
  feed.isActive,
  userId,
  email,
  feed.maxSoldOutPercent,
];
