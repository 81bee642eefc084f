import { minorToDecimal } from '@kp/commerce';
import { SingleLineText, IdParam, OptionalField, RequiredSingleLine, IsText } from '@kp/platform/http';
import { PastDay } from '@kp/settings';
import { IsBoolean, Matches } from 'class-validator';
import { type CustomerCredit, sumOfCredits } from '../domain/customer-credit';
import type { Invoice } from '../domain/invoice';
import { type InvoicePayment, type InvoicePaymentKind, outstandingMinor } from '../domain/invoice-payment';
import type { CreditRefund } from '../persistence/customer-credit.repository';

export const POSITIVE_AMOUNT = /^(?!0+(\.0{1,2})?$)\d{1,7}(\.\d{1,2})?$/;

/** What the shop transferred back to the customer. */
export class RefundCreditRequest {
  /** In the currency of the invoice. @example "108.37" */
  @Matches(POSITIVE_AMOUNT, { message: 'amount must be above zero, with at most two decimals' })
  @SingleLineText()
  amount: string;

  /** The day of the movement in the bank account. @example "2026-11-22" */
  @PastDay()
  date: string;

  /** Of the transfer, as on the bank statement. */
  @RequiredSingleLine('reference is required', 140)
  reference: string;
}

export class RecordTransferRequest extends RefundCreditRequest {
  /** What is above the outstanding amount is kept as a credit of the customer. */
  @OptionalField()
  @IsBoolean()
  isExcessKept?: boolean;
}

/** With the id of a payment, or of a refund of a credit. */
export class InvoicePaymentParam extends IdParam {
  @IsText(40)
  @SingleLineText()
  number: string;
}

export class InvoicePaymentResponse {
  id: number;
  /** `order`: the order was paid after its invoice had been issued; `credit`: paid with a credit of the customer. */
  kind: InvoicePaymentKind;
  /** Of an online payment. */
  paymentId: number | null;
  /** A decimal: what arrived, without what a corrected invoice sent back to its provider. */
  amount: string;
  /** What of it is above what was open: a credit of the customer. */
  excessAmount: string;
  /** What is left of that. */
  creditLeftAmount: string;
  refundedAmount: string;
  /** @example "2026-11-22" */
  date: string;
  reference: string | null;
  /** A mistaken entry, which does not count. */
  isUndone: boolean;

  static from(payment: InvoicePayment, credits: readonly CustomerCredit[]): InvoicePaymentResponse {
    const { id, kind, paymentId, amountMinor, excessMinor, refundedMinor, paidOn, reference, undoneAt } =
      payment;
    return {
      id,
      kind,
      paymentId,
      date: paidOn,
      reference,
      amount: minorToDecimal(amountMinor + excessMinor),
      excessAmount: minorToDecimal(excessMinor),
      creditLeftAmount: minorToDecimal(sumOfCredits(credits.filter((credit) => credit.id === id))),
      refundedAmount: minorToDecimal(refundedMinor),
      isUndone: undoneAt !== null,
    };
  }
}

/** What of a credit was transferred back. */
export class CreditRefundResponse {
  id: number;
  /** Of the transfer that was too much. */
  paymentId: number;
  amount: string;
  /** @example "2026-11-22" */
  date: string;
  reference: string;
  /** A mistaken entry, which does not count. */
  isUndone: boolean;

  static from({ amountMinor, paidOn, undoneAt, ...refund }: CreditRefund): CreditRefundResponse {
    return { ...refund, amount: minorToDecimal(amountMinor), date: paidOn, isUndone: undoneAt !== null };
  }
}

/** What was paid for an invoice, and what its customer has as a credit. */
export interface InvoicePaymentFacts {
  payments: readonly InvoicePayment[];
  credits: readonly CustomerCredit[];
  refunds: readonly CreditRefund[];
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
  /** What the customer has as a credit in the currency of the invoice, from this and other invoices. */
  creditAmount: string;
  creditRefunds: CreditRefundResponse[];

  static from(
    invoice: Invoice,
    { payments, credits, refunds }: InvoicePaymentFacts,
  ): InvoicePaymentsResponse {
    const { number, currency, totalMinor, isPaid, paidOn, creditedByNumbers: creditNotes } = invoice;
    return {
      invoiceNumber: number,
      currency,
      isPaid,
      paidAt: paidOn,
      creditNotes,
      totalAmount: minorToDecimal(totalMinor),
      outstandingAmount: minorToDecimal(outstandingMinor(invoice)),
      payments: payments.map((payment) => InvoicePaymentResponse.from(payment, credits)),
      creditAmount: minorToDecimal(sumOfCredits(credits)),
      creditRefunds: refunds.map((refund) => CreditRefundResponse.from(refund)),
    };
  }
}
