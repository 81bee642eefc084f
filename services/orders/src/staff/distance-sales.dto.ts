import { minorToDecimal } from '@kp/commerce';
import { OptionalField, IsWhole } from '@kp/platform/http';
import { OSS_THRESHOLD } from '@kp/settings';
import { Type } from 'class-transformer';
import type { DistanceSales } from './distance-sales';

export class DistanceSalesRequest {
  /** Without it, this one. @example 2026 */
  @IsWhole(2000, 2100)
  @Type(() => Number)
  @OptionalField()
  year?: number;
}

export class DistanceSalesOfStateResponse {
  /** ISO 3166 code, or XI. @example "FR" */
  state: string;
  /** @example "1204.50" */
  amount: string;
}

export class DistanceSalesResponse {
  /** @example 2026 */
  year: number;
  /** That of the threshold. @example "EUR" */
  currency: string;
  /** Without VAT, less refunds. @example "2310.00" */
  amount: string;
  /** @example "10000.00" */
  threshold: string;
  /** Highest first. */
  states: DistanceSalesOfStateResponse[];
  /** Sales in these are in no sum, because no exchange rate is known. */
  currenciesWithoutRate: string[];

  static from({ year, totalMinor, states, unknown }: DistanceSales): DistanceSalesResponse {
    return {
      year,
      currency: OSS_THRESHOLD.currency,
      amount: minorToDecimal(totalMinor),
      threshold: minorToDecimal(OSS_THRESHOLD.minor),
      states: states.map(({ state, minor }) => ({ state, amount: minorToDecimal(minor) })),
      currenciesWithoutRate: unknown,
    };
  }
}
