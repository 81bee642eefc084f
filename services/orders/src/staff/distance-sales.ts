import { Injectable } from '@nestjs/common';
import { type CurrencyCode, minorByRate } from '@kp/commerce';
import { startOfShopDay } from '@kp/i18n/shop-time';
import { prepared, Sql } from '@kp/platform/database';
import { OSS_THRESHOLD, SettingsService, Taxes } from '@kp/settings';

interface Sold {
  country: string;
  zipCode: string;
  city: string;
  currency: CurrencyCode;
  netMinor: number;
}

/** Must equal the condition of the partial index. */
const TO_CONSUMERS = `buyer_kind = 'consumer' AND supply_kind IN ('domestic', 'distance_sale')`;

/** From one to the next in the index: its time depends on how many there are, not on how many orders. */
const COUNTRIES = prepared(
  'orders.list-consumer-countries',
  `WITH RECURSIVE delivered (country) AS (
     (SELECT shipping_address ->> 'country' FROM orders WHERE ${TO_CONSUMERS} ORDER BY 1 LIMIT 1)
     UNION ALL
     SELECT (SELECT shipping_address ->> 'country' FROM orders
              WHERE ${TO_CONSUMERS} AND shipping_address ->> 'country' > delivered.country ORDER BY 1 LIMIT 1)
       FROM delivered WHERE delivered.country IS NOT NULL
   )
   SELECT country FROM delivered WHERE country IS NOT NULL`,
);

/** To consumers, where VAT was charged, less what went back; without VAT, that of shipping included. */
const SUM_SOLD = prepared(
  'orders.sum-distance-sales',
  `SELECT o.shipping_address ->> 'country' AS country, coalesce(o.shipping_address ->> 'zipCode', '') AS "zipCode",
          coalesce(o.shipping_address ->> 'city', '') AS city, o.currency,
          sum(round(net.minor * (o.total_minor - o.refunded_minor) / o.total_minor))::bigint AS "netMinor"
     FROM orders o
    CROSS JOIN LATERAL (
      SELECT o.total_minor - o.vat_minor - sum(round("shippingMinor" * rate / (1 + rate))) AS minor
        FROM jsonb_to_recordset(o.tax_lines) AS line (rate numeric, "shippingMinor" bigint)) net
    WHERE o.shipping_address ->> 'country' = ANY ($3) AND o.created_at >= $1 AND o.created_at < $2 AND ${TO_CONSUMERS}
      AND o.status <> 'cancelled' AND o.total_minor > 0
    GROUP BY 1, 2, 3, 4`,
);

export interface DistanceSales {
  year: number;
  /** By ISO 3166 code of the member state, the highest first. */
  states: { state: string; minor: number }[];
  totalMinor: number;
  /** Currencies without an exchange rate to that of the threshold, so their sales are in no sum. */
  unknown: CurrencyCode[];
}

/** What a year's sales to consumers of other member states sum to, beside the threshold of the One Stop Shop. */
@Injectable()
export class DistanceSalesReader {
  constructor(
    private readonly sql: Sql,
    private readonly taxes: Taxes,
    private readonly settings: SettingsService,
  ) {}

  async ofYear(year: number): Promise<DistanceSales> {
    const days = [year, year + 1].map((of) => startOfShopDay(`${of}-01-01`));
    const countries = (await this.sql.rows<{ country: string }>(COUNTRIES))
      .map(({ country }) => country)
      .filter((country) => !this.taxes.isWhollyAtHome(country));
    const sold = await this.sql.rows<Sold>(SUM_SOLD, [...days, countries]);
    const sums = new Map<string, number>();
    const unknown = new Set<CurrencyCode>();
    for (const { country, zipCode, city, currency, netMinor } of sold) {
      const state = this.taxes.distanceStateOf({ country, zipCode, city });
      if (state === null) continue;
      const rate = await this.rateOf(currency);
      if (rate === null) unknown.add(currency);
      else sums.set(state, (sums.get(state) ?? 0) + minorByRate(netMinor, rate));
    }
    const states = [...sums]
      .map(([state, minor]) => ({ state, minor }))
      .sort((one, other) => other.minor - one.minor || one.state.localeCompare(other.state));
    const totalMinor = states.reduce((sum, { minor }) => sum + minor, 0);
    return { year, states, totalMinor, unknown: [...unknown] };
  }

  /** Of today: the law asks for the threshold, not for a day of each sale. */
  private async rateOf(currency: CurrencyCode): Promise<string | null> {
    if (currency === OSS_THRESHOLD.currency) return '1';
    return (await this.settings.findExchangeRate(currency, OSS_THRESHOLD.currency, new Date()))?.rate ?? null;
  }
}
