import { CURRENCY_CODES, type CurrencyCode } from '@kp/commerce';
import { OptionalField } from '@kp/platform/http';
import { IsIn } from 'class-validator';
import type { ShopSettings } from '../shop-settings.service';

export class SaveShopSettingsRequest {
  /** ISO 4217 code of all prices. It can change while there is no order; the figures of prices stay as they are. */
  @IsIn(CURRENCY_CODES)
  currency: CurrencyCode;

  /** Of invoices; left out or null: that of the shop, without conversion. */
  @IsIn(CURRENCY_CODES)
  @OptionalField()
  invoiceCurrency?: CurrencyCode | null;
}

export class ShopSettingsResponse implements ShopSettings {
  currency: CurrencyCode;
  /** Null: that of the shop. */
  invoiceCurrency: CurrencyCode | null;

  static from({ currency, invoiceCurrency }: ShopSettings): ShopSettingsResponse {
    return { currency, invoiceCurrency };
  }
}
