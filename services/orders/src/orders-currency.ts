import { Injectable } from '@nestjs/common';
import { prepared, Sql } from '@kp/platform/database';
import { currencyInUse, CurrencyHolder } from '@kp/settings';

const IS_IN_USE = prepared(
  'orders.use-currency',
  `SELECT EXISTS (SELECT FROM orders)
       OR EXISTS (SELECT FROM checkout c WHERE c.state = 'open'
                     AND (c.is_reserved OR EXISTS (SELECT FROM checkout_payment p WHERE p.checkout_id = c.id)))
     AS "isInUse"`,
);

/** Nothing that was agreed with a customer changes its currency. */
@Injectable()
export class OrdersCurrency extends CurrencyHolder {
  constructor(private readonly sql: Sql) {
    super();
  }

  async changeCurrency(): Promise<void> {
    const { isInUse } = (await this.sql.first<{ isInUse: boolean }>(IS_IN_USE))!;
    if (isInUse) throw currencyInUse();
  }
}
