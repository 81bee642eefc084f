import { Injectable } from '@nestjs/common';
import type { CurrencyCode } from '@kp/commerce';
import { prepared, Sql } from '@kp/platform/database';
import { CurrencyHolder } from '@kp/settings';

const CHANGE_ALERTS = prepared('alerts.change-currency', 'UPDATE product_alert SET currency = $1');

/** Alerts go on to compare the figures of prices. */
@Injectable()
export class AlertsCurrency extends CurrencyHolder {
  constructor(private readonly sql: Sql) {
    super();
  }

  async changeCurrency(currency: CurrencyCode): Promise<void> {
    await this.sql.run(CHANGE_ALERTS, [currency]);
  }
}
