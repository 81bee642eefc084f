import { minorToDecimal } from '@kp/commerce';
import { decimalOf } from '../accounting-texts';
import type { IntraCommunitySupplies, SalesOfState, StateSums } from './state-sums';

export class SalesOfStateResponse {
  /** ISO 3166 code. @example "FR" */
  state: string;
  /** A share. @example 0.2 */
  rate: number;
  currency: string;
  documents: number;
  /** Without VAT. @example "512.40" */
  taxable: string;
  vat: string;

  static from({ taxableMinor, vatMinor, ...sales }: SalesOfState): SalesOfStateResponse {
    return { ...sales, taxable: minorToDecimal(taxableMinor), vat: minorToDecimal(vatMinor) };
  }
}

export class IntraCommunitySuppliesResponse {
  /** @example "FR40303265045" */
  vatNumber: string;
  name: string;
  currency: string;
  accountingCurrency: string | null;
  /** Of the month, as the amounts that say so. */
  documents: number;
  month: string;
  accountingMonth: string | null;
  year: string;
  accountingYear: string | null;

  static from(supplies: IntraCommunitySupplies): IntraCommunitySuppliesResponse {
    const { vatNumber, name, currency, accountingCurrency, documents } = supplies;
    return {
      vatNumber,
      name,
      currency,
      accountingCurrency,
      documents,
      month: minorToDecimal(supplies.monthMinor),
      accountingMonth: decimalOf(supplies.accountingMonthMinor),
      year: minorToDecimal(supplies.yearMinor),
      accountingYear: decimalOf(supplies.accountingYearMinor),
    };
  }
}

export class AccountingStatesResponse {
  year: number;
  /** Taxed in other member states (One Stop Shop), of the year. */
  sales: SalesOfStateResponse[];
  /** Without VAT to companies of other member states (recapitulative statement). */
  supplies: IntraCommunitySuppliesResponse[];

  static from({ year, sales, supplies }: StateSums): AccountingStatesResponse {
    return {
      year,
      sales: sales.map((each) => SalesOfStateResponse.from(each)),
      supplies: supplies.map((each) => IntraCommunitySuppliesResponse.from(each)),
    };
  }
}
