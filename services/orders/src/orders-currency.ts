import { Injectable } from '@nestjs/common';
import { prepared, Sql } from '@kp/platform/database';
import { currencyInUse, CurrencyHolder, priceEntryInUse } from '@kp/settings';

const IS_IN_USE = prepared(
  'orders.use-currency',
  `SELECT EXISTS (SELECT FROM orders)
       OR EXISTS (SELECT FROM checkout c WHERE c.state = 'open'
                     AND (c.is_reserved OR EXISTS (SELECT FROM checkout_payment p WHERE p.checkout_id = c.id)))
     AS "isInUse"`,
);

/** Nothing that was agreed with a customer changes its currency or what its prices include. */
@Injectable()
export class OrdersCurrency extends CurrencyHolder {
  constructor(private readonly sql: Sql) {
    super();
  }

  async changeCurrency(): Promise<void> {
    if (await this.isInUse()) throw currencyInUse();
  }

  override async changePriceEntry(): Promise<void> {
    if (await this.isInUse()) throw priceEntryInUse();
  }

  private async isInUse(): Promise<boolean> {
    return (await this.sql.first<{ isInUse: boolean }>(IS_IN_USE))!.isInUse;
  }
}
