import { Injectable } from '@nestjs/common';
import { prepared, Sql } from '@kp/platform/database';
import type { AdjustedLine, MergedUnits } from '../domain/cart-merge';

/** The update changes nothing; it locks the row, so that a repeated call waits for the first one. */
const LOCK = prepared(
  'cart.lock-merge',
  `INSERT INTO cart_merge (user_id, key) VALUES ($1, $2)
   ON CONFLICT (user_id, key) DO UPDATE SET key = excluded.key
   RETURNING merged, adjusted`,
);
const SAVE = prepared(
  'cart.save-merge',
  'UPDATE cart_merge SET merged = $3, adjusted = $4 WHERE user_id = $1 AND key = $2',
);

const DELETE_OLD = prepared(
  'cart.delete-old-merges',
  `DELETE FROM cart_merge WHERE (user_id, key) IN (
     SELECT user_id, key FROM cart_merge WHERE created_at < now() - make_interval(days => $1)
      ORDER BY created_at LIMIT $2 FOR UPDATE SKIP LOCKED)`,
);

/** What was merged under one Idempotency-Key. */
export interface MergeRecord {
  merged: MergedUnits;
  adjusted: AdjustedLine[];
}

@Injectable()
export class CartMergeRepository {
  constructor(private readonly sql: Sql) {}

  /** The record of this key, new or known, locked until the transaction ends. */
  async lock(userId: number, key: string): Promise<MergeRecord> {
    return (await this.sql.first<MergeRecord>(LOCK, [userId, key]))!;
  }

  async save(userId: number, key: string, { merged, adjusted }: MergeRecord): Promise<void> {
    await this.sql.run(SAVE, [userId, key, JSON.stringify(merged), JSON.stringify(adjusted)]);
  }

  /** @returns how many there were */
  deleteOlderThan(days: number, limit: number): Promise<number> {
    return this.sql.run(DELETE_OLD, [days, limit]);
  }
}
