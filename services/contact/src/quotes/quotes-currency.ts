import { Injectable } from '@nestjs/common';
import { prepared, Sql } from '@kp/platform/database';
import { currencyInUse, CurrencyHolder, priceEntryInUse } from '@kp/settings';

const HAS_OPEN = prepared(
  'contact.has-open-quote',
  `SELECT EXISTS (SELECT FROM quote WHERE status = 'sent') AS "hasOpen"`,
);

/** A quote that was sent is a promise. */
@Injectable()
export class QuotesCurrency extends CurrencyHolder {
  constructor(private readonly sql: Sql) {
    super();
  }

  async changeCurrency(): Promise<void> {
    if (await this.hasOpen()) throw currencyInUse();
  }

  override async changePriceEntry(): Promise<void> {
    if (await this.hasOpen()) throw priceEntryInUse();
  }

  private async hasOpen(): Promise<boolean> {
    return (await this.sql.first<{ hasOpen: boolean }>(HAS_OPEN))!.hasOpen;
  }
}
