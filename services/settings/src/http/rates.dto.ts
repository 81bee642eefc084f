import { CURRENCY_CODES, type CurrencyCode, type FieldRule } from '@kp/commerce';
import { RATED_TAX_CLASSES, type TaxClass } from '@kp/commerce/tax';
import { COUNTRIES } from '@kp/commerce/countries';
import { IsDay, ValidatesWith, OptionalField } from '@kp/platform/http';
import type { ScheduledRun } from '@kp/platform/scheduler';
import { Transform } from 'class-transformer';
import { IsIn } from 'class-validator';
import { businessDay, newestOn } from '../business-day';
import type { ExchangeRate } from '../exchange-rate.entity';
import type { VatRate } from '../tax/vat-rate.entity';

const COUNTRY_CODES = COUNTRIES.map(({ code }) => code);
const DECIMAL_RATE = /^\d{1,6}(\.\d{1,6})?$/;

/** Orders and invoices of past days were made with the rates of their days. */
export const notInPast: FieldRule = (day) =>
  day < businessDay(new Date()) ? { messageKey: 'validation.validFromInPast' } : null;

const vatRate: FieldRule<number> = (rate) =>
  typeof rate === 'number' && rate >= 0 && rate < 1 && Number(rate.toFixed(4)) === rate
    ? null
    : { messageKey: 'validation.vatRateInvalid' };

const exchangeRate: FieldRule = (rate) =>
  DECIMAL_RATE.test(rate) && Number(rate) > 0 ? null : { messageKey: 'validation.exchangeRateInvalid' };

const otherThanBase: FieldRule = (quote, form) =>
  quote === (form as AddExchangeRateRequest).base ? { messageKey: 'validation.currencyPairInvalid' } : null;

export class VatRateParam {
  @IsIn(COUNTRY_CODES)
  country: string;

  @IsIn(RATED_TAX_CLASSES)
  taxClass: TaxClass;

  @IsDay()
  validFrom: string;
}

export class AddVatRateRequest {
  /** ISO 3166 code. @example "RO" */
  @IsIn(COUNTRY_CODES)
  country: string;

  @IsIn(RATED_TAX_CLASSES)
  @OptionalField()
  taxClass?: TaxClass = 'standard';

  /** A day in the time zone of the shop. @example "2027-01-01" */
  @ValidatesWith(notInPast)
  @IsDay()
  validFrom: string;

  /** A share. @example 0.19 */
  @ValidatesWith(vatRate)
  rate: number;
}

export class ExchangeRateParam {
  @IsIn(CURRENCY_CODES)
  base: CurrencyCode;

  @IsIn(CURRENCY_CODES)
  quote: CurrencyCode;

  @IsDay()
  validFrom: string;
}

export class AddExchangeRateRequest {
  @IsIn(CURRENCY_CODES)
  base: CurrencyCode;

  @ValidatesWith(otherThanBase)
  @IsIn(CURRENCY_CODES)
  quote: CurrencyCode;

  /** A day in the time zone of the shop. @example "2027-01-01" */
  @ValidatesWith(notInPast)
  @IsDay()
  validFrom: string;

  /** Units of `quote` for one of `base`. @example "0.92" */
  @ValidatesWith(exchangeRate)
  @Transform(({ value }: { value: unknown }) => (typeof value === 'number' ? String(value) : value))
  rate: string;
}

/** A rate applies from its day until the next one of the same kind. */
export class DatedRateResponse {
  /** A day in the time zone of the shop. @example "2027-01-01" */
  validFrom: string;
  /** Applies today. */
  isInForce: boolean;
  /** Starts later, so it can still be deleted. */
  isFuture: boolean;
}

export class VatRateResponse extends DatedRateResponse {
  /** @example "RO" */
  country: string;
  taxClass: TaxClass;
  /** A share. @example 0.19 */
  rate: number;

  static listFrom(rates: readonly VatRate[]): VatRateResponse[] {
    return datedBy(rates, ({ country, taxClass }) => `${country} ${taxClass}`);
  }
}

export class ExchangeRateResponse extends DatedRateResponse {
  base: string;
  quote: string;
  /** @example "0.920000" */
  rate: string;
  /** "manual", "sample" (of a new shop), "bnr", "ecb", or the host of a feed of before. @example "bnr" */
  source: string;

  static listFrom(rates: readonly ExchangeRate[]): ExchangeRateResponse[] {
    return datedBy(rates, ({ base, quote }) => `${base} ${quote}`);
  }
}

export class ExchangeRateFeedResponse {
  /** Null without a feed: rates then change by hand only. @example "www.ecb.europa.eu" */
  host: string | null;
  /** End of the last download; null before the first. */
  lastRunAt: string | null;
  /** Whether it failed; the reason is in the log and in the list of scheduled jobs. */
  hasFailed: boolean;

  static from(feedUrl: string | undefined, last: ScheduledRun | undefined): ExchangeRateFeedResponse {
    return {
      host: feedUrl ? new URL(feedUrl).host : null,
      lastRunAt: (feedUrl && last?.finishedAt?.toISOString()) || null,
      hasFailed: Boolean(feedUrl && last?.error),
    };
  }
}

function datedBy<Rate extends { validFrom: string }>(
  rates: readonly Rate[],
  kindOf: (rate: Rate) => string,
): (Rate & DatedRateResponse)[] {
  const today = businessDay(new Date());
  const inForce = (kind: string) =>
    newestOn(
      rates.filter((rate) => kindOf(rate) === kind),
      today,
    );
  const current = new Set([...new Set(rates.map(kindOf))].map(inForce));
  return rates.map((rate) => ({ ...rate, isInForce: current.has(rate), isFuture: rate.validFrom > today }));
}
