import { minorToDecimal, TAX_CATEGORIES, type TaxCategory } from '@kp/commerce';
import { IsDay } from '@kp/platform/http';
import { ApiProperty } from '@nestjs/swagger';
import { ValidateBy } from 'class-validator';
import type { VatOfRate } from './vat-report';

const NotBeforeFirst = () =>
  ValidateBy(
    {
      name: 'notBeforeFirst',
      validator: { validate: (to, period) => String(to) >= (period!.object as VatReportQuery).from },
    },
    { message: '$property must not be before from' },
  );

export class VatReportQuery {
  /** First day. @example "2026-11-01" */
  @IsDay()
  from: string;

  /** Last day. @example "2026-11-30" */
  @NotBeforeFirst()
  @IsDay()
  to: string;
}

/** Sums of what was issued in the period; cancellations and credit notes count against it. */
export class VatOfRateResponse {
  /** ISO 3166 code of the country whose tax it is; empty on documents of before it was recorded. @example "RO" */
  country: string;
  @ApiProperty({ enum: TAX_CATEGORIES })
  category: TaxCategory;
  /** A share. @example 0.21 */
  rate: number;
  currency: string;
  documents: number;
  /** Without VAT. @example "512.40" */
  taxable: string;
  vat: string;
  /** VAT that fell due in the period: with the supply, or on collection as it was paid. */
  due: string;
  /** Null where documents are in the currency of the tax office. */
  accountingCurrency: string | null;
  accountingVat: string | null;
  /** Without VAT, at the rate of each document. */
  accountingTaxable: string | null;

  static from({
    taxableMinor,
    vatMinor,
    dueMinor,
    accountingVatMinor,
    accountingTaxableMinor,
    ...row
  }: VatOfRate): VatOfRateResponse {
    return {
      ...row,
      taxable: minorToDecimal(taxableMinor),
      vat: minorToDecimal(vatMinor),
      due: minorToDecimal(dueMinor),
      accountingVat: accountingVatMinor === null ? null : minorToDecimal(accountingVatMinor),
      accountingTaxable: accountingTaxableMinor === null ? null : minorToDecimal(accountingTaxableMinor),
    };
  }
}
