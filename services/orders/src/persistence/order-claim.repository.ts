import { Injectable } from '@nestjs/common';
import { prepared, Sql } from '@kp/platform/database';
import type { RequestIntent } from '@kp/platform/http';
import type { OrderIdentity } from '../domain/new-order';

const IDENTITY = `nextval('order_number_seq')::int AS sequence, now() AS "placedAt"`;

const TAKE_IDENTITY = prepared(
  'orders.take-identity',
  `SELECT nextval('orders_id_seq')::int AS id, ${IDENTITY}`,
);

/** Waits while another transaction holds the same key; yields no row when that one commits. */
const CLAIM_KEY = prepared(
  'orders.claim-key',
  `WITH claimed AS (
     INSERT INTO idempotency_key (scope, key, request_hash, order_id)
     VALUES ($1, $2, $3, nextval('orders_id_seq'))
     ON CONFLICT DO NOTHING RETURNING order_id
   )
   SELECT order_id AS id, ${IDENTITY} FROM claimed`,
);

const FIND_KEY = prepared(
  'orders.find-key',
  `SELECT request_hash AS "requestHash", order_id AS "orderId" FROM idempotency_key WHERE scope = $1 AND key = $2`,
);

/** The order that an intent has led to already. */
export interface KnownOrder {
  requestHash: string;
  orderId: number;
}

/** The right to place one order, with its id and number. */
@Injectable()
export class OrderClaimRepository {
  constructor(private readonly sql: Sql) {}

  /** Id and number for an order that nobody can repeat. */
  async take(): Promise<OrderIdentity> {
    return (await this.sql.first<OrderIdentity>(TAKE_IDENTITY))!;
  }

  /** Id and number when this intent is new, else null. A parallel twin waits here until the first one is through. */
  claim({ scope, key, requestHash }: RequestIntent): Promise<OrderIdentity | null> {
    return this.sql.first<OrderIdentity>(CLAIM_KEY, [scope, key, requestHash]);
  }

  /** What became of an intent that could not be claimed. */
  async get({ scope, key }: RequestIntent): Promise<KnownOrder> {
    return (await this.sql.first<KnownOrder>(FIND_KEY, [scope, key]))!;
  }
}
