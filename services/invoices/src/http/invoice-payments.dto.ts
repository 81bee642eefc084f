import { minorToDecimal } from '@kp/commerce';
import { SingleLineText, IdParam, RequiredSingleLine, IsText } from '@kp/platform/http';
import { PastDay } from '@kp/settings';
import { Matches } from 'class-validator';
import type { Invoice } from '../domain/invoice';
import { type InvoicePayment, type InvoicePaymentKind, outstandingMinor } from '../domain/invoice-payment';

export const POSITIVE_AMOUNT = /^(?!0+(\.0{1,2})?$)\d{1,7}(\.\d{1,2})?$/;

export class RecordTransferRequest {
  /** In the currency of the invoice. @example "108.37" */
  @Matches(POSITIVE_AMOUNT, { message: 'amount must be above zero, with at most two decimals' })
  @SingleLineText()
  amount: string;

  /** The day the money arrived. @example "2026-11-22" */
  @PastDay()
  date: string;

  /** Of the transfer, as on the bank statement. */
  @RequiredSingleLine('reference is required', 140)
  reference: string;
}

export class UndoTransferRequest extends IdParam {
  @IsText(40)
  @SingleLineText()
  number: string;
}

export class InvoicePaymentResponse {
  id: number;
  /** `order`: the order was paid after its invoice had been issued. */
  kind: InvoicePaymentKind;
  /** Of an online payment. */
  paymentId: number | null;
  /** A decimal. */
  amount: string;
  refundedAmount: string;
  /** @example "2026-11-22" */
  date: string;
  reference: string | null;
  /** A mistaken entry, which does not count. */
  isUndone: boolean;

  static from(payment: InvoicePayment): InvoicePaymentResponse {
    const { id, kind, paymentId, amountMinor, refundedMinor, paidOn, reference, undoneAt } = payment;
    return {
      id,
      kind,
      paymentId,
      date: paidOn,
      reference,
      amount: minorToDecimal(amountMinor),
      refundedAmount: minorToDecimal(refundedMinor),
      isUndone: undoneAt !== null,
    };
  }
}

export class InvoicePaymentsResponse {
  /** @example "INV-2026-000001" */
  invoiceNumber: string;
  currency: string;
  totalAmount: string;
  /** Credit notes of the invoice, oldest first. */
  creditNotes: string[];
  /** What is still to be paid; zero for a reversed invoice. */
  outstandingAmount: string;
  isPaid: boolean;
  /** The day of the last payment. */
  paidAt: string | null;
  /** Oldest first, also those that are undone. */
  payments: InvoicePaymentResponse[];

  static from(invoice: Invoice, payments: readonly InvoicePayment[]): InvoicePaymentsResponse {
    const { number, currency, totalMinor, isPaid, paidOn, creditedByNumbers: creditNotes } = invoice;
    return {
      invoiceNumber: number,
      currency,
      isPaid,
      paidAt: paidOn,
      creditNotes,
      totalAmount: minorToDecimal(totalMinor),
      outstandingAmount: minorToDecimal(outstandingMinor(invoice)),
      payments: payments.map((payment) => InvoicePaymentResponse.from(payment)),
    };
  }
}
