import { Injectable } from '@nestjs/common';
import { prepared, Sql } from '@kp/platform/database';
import type { IdempotentRequest } from '@kp/platform/http';
import type { OrderIdentity } from '../domain/new-order';

const NEXT_IDENTITY = prepared(
  'orders.take-identity',
  `SELECT nextval('orders_id_seq')::int AS id, now() AS "placedAt"`,
);

/** Waits for another transaction with the same key; yields no row when that one commits. */
const REGISTER_KEY = prepared(
  'orders.claim-key',
  `WITH claimed AS (
     INSERT INTO idempotency_key (scope, key, request_hash, order_id)
     VALUES ($1, $2, $3, nextval('orders_id_seq'))
     ON CONFLICT DO NOTHING RETURNING order_id
   )
   SELECT order_id AS id, now() AS "placedAt" FROM claimed`,
);

const FIND_KEY = prepared(
  'orders.find-key',
  `SELECT request_hash AS "requestHash", order_id AS "orderId" FROM idempotency_key WHERE scope = $1 AND key = $2`,
);

/** By order id, which has an index: keys and orders have the same age, and an index by age would slow every order. */
const DELETE_OLD_KEYS = prepared(
  'orders.purge-keys',
  `WITH oldest AS MATERIALIZED (
     SELECT scope, key, order_id, created_at FROM idempotency_key ORDER BY order_id LIMIT $1
   ), gone AS (
     DELETE FROM idempotency_key k USING oldest
      WHERE k.scope = oldest.scope AND k.key = oldest.key
        AND oldest.created_at < now() - make_interval(days => $2)
   )
   SELECT count(*)::int AS rows,
          coalesce(bool_and(created_at < now() - make_interval(days => $2)), false) AS "isAllOld"
     FROM oldest`,
);

interface RegisteredOrder {
  requestHash: string;
  orderId: number;
}

@Injectable()
export class OrderIdentityRepository {
  constructor(private readonly sql: Sql) {}

  async next(): Promise<OrderIdentity> {
    return (await this.sql.first<OrderIdentity>(NEXT_IDENTITY))!;
  }

  register({ scope, key, requestHash }: IdempotentRequest): Promise<OrderIdentity | null> {
    return this.sql.first<OrderIdentity>(REGISTER_KEY, [scope, key, requestHash]);
  }

  async getRegistered({ scope, key }: IdempotentRequest): Promise<RegisteredOrder> {
    return (await this.sql.first<RegisteredOrder>(FIND_KEY, [scope, key]))!;
  }

  async deleteKeysOlderThan(days: number, batchSize: number): Promise<void> {
    let batch = { rows: batchSize, isAllOld: true };
    while (batch.isAllOld && batch.rows === batchSize) {
      batch = (await this.sql.first<typeof batch>(DELETE_OLD_KEYS, [batchSize, days]))!;
    }
  }
}
