import {
  minorToDecimal,
  PAYMENT_METHODS,
  type PaymentMethod,
  TAX_CATEGORIES,
  type TaxCategory,
} from '@kp/commerce';
import { PageQuery } from '@kp/platform/http';
import { ApiProperty, IntersectionType } from '@nestjs/swagger';
import { decimalOf } from '../accounting-texts';
import { AccountingMonthRequest } from '../accounting-month.dto';
import type { Sale } from './sales-journal';
import { accountingTotalOf } from './sales-journal-file';

const KINDS = ['invoice', 'storno', 'credit_note'] as const;

export class ListSalesJournalRequest extends IntersectionType(PageQuery, AccountingMonthRequest) {}

export class SaleOfRateResponse {
  /** ISO 3166 code of the country whose tax it is; empty on documents of before it was recorded. @example "RO" */
  country: string;
  @ApiProperty({ enum: TAX_CATEGORIES })
  category: TaxCategory;
  /** A share. @example 0.21 */
  rate: number;
  /** Without VAT. @example "512.40" */
  taxable: string;
  vat: string;
}

/** An invoice, a storno or a credit note; what went back is negative. */
export class SaleResponse {
  id: number;
  invoiceNumber: string;
  @ApiProperty({ enum: KINDS })
  kind: Sale['kind'];
  /** @example "2026-11-22" */
  issueDate: string;
  supplyDate: string;
  orderId: number;
  orderNumber: string;
  /** Company, else the name of the person. */
  customer: string;
  /** Empty where there is none. */
  taxNumber: string;
  /** In English. @example "Romania" */
  country: string;
  rates: SaleOfRateResponse[];
  currency: string;
  /** Without VAT. */
  net: string;
  vat: string;
  total: string;
  /** Of the tax office; null where the document is in it. @example "RON" */
  accountingCurrency: string | null;
  accountingNet: string | null;
  accountingVat: string | null;
  accountingTotal: string | null;
  /** What was paid, in the currency of the order. */
  orderTotal: string;
  orderCurrency: string;
  @ApiProperty({ enum: [...PAYMENT_METHODS, 'wire_transfer'] })
  paymentMethod: PaymentMethod | 'wire_transfer';
  isPaid: boolean;
  /** The day of the last payment since it was issued. */
  paidOn: string | null;
  /** The month of its supply, whose books were closed before it was issued. @example "2026-10" */
  lateOf: string | null;

  static from(sale: Sale): SaleResponse {
    const { number, netMinor, vatMinor, totalMinor, orderedTotalMinor, orderedCurrency, rates, ...rest } =
      sale;
    const { accountingNetMinor, accountingVatMinor, ...facts } = rest;
    return {
      ...facts,
      invoiceNumber: number,
      rates: rates.map(({ taxableMinor, vatMinor: vatOfRate, ...rate }) => ({
        ...rate,
        taxable: minorToDecimal(taxableMinor),
        vat: minorToDecimal(vatOfRate),
      })),
      net: minorToDecimal(netMinor),
      vat: minorToDecimal(vatMinor),
      total: minorToDecimal(totalMinor),
      accountingNet: decimalOf(accountingNetMinor),
      accountingVat: decimalOf(accountingVatMinor),
      accountingTotal: decimalOf(accountingTotalOf(sale)),
      orderTotal: minorToDecimal(orderedTotalMinor),
      orderCurrency: orderedCurrency,
    };
  }
}
