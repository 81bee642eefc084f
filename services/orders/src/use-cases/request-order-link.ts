import { Injectable } from '@nestjs/common';
import { parseOrderNumber } from '@kp/commerce';
import { prepared, Sql, Transactions } from '@kp/platform/database';
import { Outbox } from '@kp/platform/outbox';
import { ORDER_LINK_REQUESTED, type OrderLinkRequested } from '../events';

const FIND = prepared(
  'orders.find-by-number-and-email',
  `SELECT (SELECT id FROM orders WHERE order_number = $1 AND email <> '' AND lower(email) = lower($2)) AS "orderId"`,
);

@Injectable()
export class RequestOrderLink {
  constructor(
    private readonly transactions: Transactions,
    private readonly sql: Sql,
    private readonly outbox: Outbox,
  ) {}

  /** Does the same work whether there is such an order; the worker finds out whether a mail is due. */
  async execute(typedNumber: string, email: string): Promise<void> {
    await this.transactions.run(async () => {
      const event = await this.sql.first<OrderLinkRequested>(FIND, [parseOrderNumber(typedNumber), email]);
      await this.outbox.record(ORDER_LINK_REQUESTED, event!);
    });
  }
}
