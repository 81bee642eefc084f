import {
  INVOICE_KINDS,
  INVOICE_SORTS,
  INVOICE_STATES,
  type InvoiceKind,
  type InvoiceSort,
  type InvoiceState,
  TRANSMISSION_FILTERS,
  type TransmissionFilter,
} from '@kp/commerce/list-rules';
import { CREDIT_REASONS, type CreditReason, type CurrencyCode, minorToDecimal } from '@kp/commerce';
import {
  IdList,
  IsDay,
  OptionalCode,
  OptionalField,
  OptionalSearch,
  OptionalSingleLine,
  PageQuery,
  SingleLineText,
  ToIds,
  WholeField,
} from '@kp/platform/http';
import { ApiProperty, IntersectionType } from '@nestjs/swagger';
import { IsIn, Matches } from 'class-validator';
import { outstandingMinor } from '../domain/invoice-payment';
import { POSITIVE_AMOUNT } from '../http/invoice-payments.dto';
import { InvoiceSummaryResponse } from '../http/invoices.dto';
import type { InvoiceSums, ListedInvoice } from './invoice-list';
import { TransmissionResponse } from '../transmissions/http/transmissions.dto';

const MAX_ID = 2_147_483_647;

export class InvoiceFilterRequest {
  /** Beginnings of words of its number, of that of the order, and of name, company, email and tax number of the buyer. */
  @OptionalSearch(100)
  search?: string;

  /** Of invoices; without stornos and credit notes. */
  @IsIn(INVOICE_STATES)
  @OptionalField()
  state?: InvoiceState;

  /** On its way to the tax office; `late`: sent or not, it is not accepted on the third working day. */
  @IsIn(TRANSMISSION_FILTERS)
  @OptionalField()
  transmission?: TransmissionFilter;

  @IsIn(INVOICE_KINDS)
  @OptionalField()
  kind?: InvoiceKind;

  /** First day of issue. @example "2026-11-01" */
  @IsDay()
  @OptionalField()
  from?: string;

  /** Last day of issue. @example "2026-11-30" */
  @IsDay()
  @OptionalField()
  to?: string;

  @WholeField(1, MAX_ID)
  @OptionalField()
  customerId?: number;

  /** Of these alone, separated by commas. @example "12,15" */
  @IdList(1000)
  @ToIds()
  @OptionalField()
  @ApiProperty({ type: String })
  ids?: number[];
}

export class ListStaffInvoicesRequest extends IntersectionType(PageQuery, InvoiceFilterRequest) {
  /** A leading minus is descending. */
  @IsIn(INVOICE_SORTS)
  @OptionalField()
  sort?: InvoiceSort = '-number';
}

/** A document in a list of the back office. */
export class StaffInvoiceResponse extends InvoiceSummaryResponse {
  /** Company, else the name of the person. */
  buyerName: string;
  buyerEmail: string;
  /** VAT number, else the tax number; empty where there is none. @example "RO12345678" */
  buyerTaxNumber: string;
  /** Of the account, unless it was a guest or the account is deleted. */
  customerId: number | null;
  /** What is still to be paid of an invoice. @example "108.37" */
  outstandingAmount: string;
  paidAmount: string;
  /** Null of a document that is not sent to a tax office. */
  transmission: TransmissionResponse | null;

  static override from(invoice: ListedInvoice): StaffInvoiceResponse {
    const { companyName, firstName, lastName, email, vatNumber, taxId = '' } = invoice.buyer;
    return {
      ...InvoiceSummaryResponse.from(invoice),
      buyerName: companyName || `${firstName} ${lastName}`.trim(),
      buyerEmail: email,
      buyerTaxNumber: vatNumber || taxId,
      customerId: invoice.userId,
      outstandingAmount: minorToDecimal(outstandingMinor(invoice)),
      paidAmount: minorToDecimal(invoice.paidMinor),
      transmission: invoice.transmission && TransmissionResponse.from(invoice.transmission),
    };
  }
}

/** Sums of the documents of a currency; stornos and credit notes count against it. */
export class InvoiceSumsResponse {
  currency: CurrencyCode;
  documents: number;
  /** Without VAT. @example "512.40" */
  netAmount: string;
  vatAmount: string;
  totalAmount: string;
  /** Still to be paid. */
  outstandingAmount: string;

  static from(sums: InvoiceSums): InvoiceSumsResponse {
    return {
      currency: sums.currency,
      documents: sums.documents,
      netAmount: minorToDecimal(sums.netMinor),
      vatAmount: minorToDecimal(sums.vatMinor),
      totalAmount: minorToDecimal(sums.totalMinor),
      outstandingAmount: minorToDecimal(sums.openMinor),
    };
  }
}

/** What is taken off an invoice although nothing comes back. */
export class CreditInvoiceRequest {
  /** With VAT, in the currency of the invoice. @example "12.50" */
  @Matches(POSITIVE_AMOUNT, { message: 'amount must be above zero, with at most two decimals' })
  @SingleLineText()
  amount: string;

  @IsIn(CREDIT_REASONS)
  @ApiProperty({ enum: CREDIT_REASONS })
  reason: CreditReason;

  /** Of the line whose VAT is taken off with it; absent for the whole invoice. @example "KP-1001" */
  @OptionalCode(100)
  productCode?: string;

  /** Printed beside the reason. @example "Agreed by phone" */
  @OptionalSingleLine(60)
  note?: string;
}

export class IssuedCreditNoteResponse {
  /** @example "CN-2026-000001" */
  creditNoteNumber: string;
}
