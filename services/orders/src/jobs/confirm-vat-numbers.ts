import { Injectable } from '@nestjs/common';
import { prepared, Sql } from '@kp/platform/database';
import { ScheduledJob } from '@kp/platform/scheduler';
import { ConfirmVatNumber } from '../editing/confirm-vat-number';

/** A register that answers nothing for so long is not waited for any more. */
const LIST_UNCONFIRMED = prepared(
  'orders.list-unconfirmed-numbers',
  `SELECT id FROM orders
    WHERE vat_number_check ->> 'state' = 'unknown' AND status <> 'cancelled' AND created_at > now() - interval '60 days'
    ORDER BY id LIMIT 100`,
);

/** Orders that were charged VAT because the register did not answer are asked about again. */
@Injectable()
export class ConfirmVatNumbers {
  constructor(
    private readonly sql: Sql,
    private readonly numbers: ConfirmVatNumber,
  ) {}

  @ScheduledJob('orders.confirm-vat-numbers', '40 * * * *')
  async run(): Promise<void> {
    for (const { id } of await this.sql.rows<{ id: number }>(LIST_UNCONFIRMED))
      await this.numbers.again(id, null);
  }
}
