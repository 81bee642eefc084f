import { Injectable } from '@nestjs/common';
import type { CurrencyCode } from '@kp/commerce';
import { COUNTRIES, countryCodeOf } from '@kp/commerce/countries';
import { isEuCountry } from '@kp/commerce/legal-duties';
import { Sql } from '@kp/platform/database';
import { HOME_COUNTRY, SettingsService } from '@kp/settings';
import { daysOfMonth } from '../accounting-month';
import { SUM_BY_STATE, SUM_INTRA_COMMUNITY } from './state-sums.queries';

/** Sales that are taxed in another member state. */
export interface SalesOfState {
  /** ISO 3166 code. */
  state: string;
  /** A share. */
  rate: number;
  currency: CurrencyCode;
  documents: number;
  taxableMinor: number;
  vatMinor: number;
}

/** Supplies to a company of another member state. */
export interface IntraCommunitySupplies {
  vatNumber: string;
  name: string;
  currency: CurrencyCode;
  accountingCurrency: CurrencyCode | null;
  /** Of the month, as the amounts that say so. */
  documents: number;
  monthMinor: number;
  accountingMonthMinor: number | null;
  yearMinor: number;
  accountingYearMinor: number | null;
}

export interface StateSums {
  year: number;
  sales: SalesOfState[];
  supplies: IntraCommunitySupplies[];
}

/** What the returns to other member states and the recapitulative statement ask for. */
@Injectable()
export class StateSumsReader {
  constructor(
    private readonly sql: Sql,
    private readonly settings: SettingsService,
  ) {}

  /** Of the year of a month. */
  async of(month: string): Promise<StateSums> {
    const year = month.slice(0, 4);
    const ofYear = [`${year}-01-01`, `${year}-12-31`];
    const { from, to } = daysOfMonth(month);
    const seller = await this.settings.findSeller();
    const home = (seller && countryCodeOf(seller.country)) ?? HOME_COUNTRY;
    const states = COUNTRIES.flatMap(({ code }) => (isEuCountry(code) && code !== home ? code : []));
    const [sales, supplies] = await Promise.all([
      this.sql.rows<SalesOfState>(SUM_BY_STATE, [...ofYear, states]),
      this.sql.rows<IntraCommunitySupplies>(SUM_INTRA_COMMUNITY, [...ofYear, from, to]),
    ]);
    return { year: Number(year), sales, supplies };
  }
}
