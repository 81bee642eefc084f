import { minorToDecimal, PAYMENT_METHODS, type PaymentMethod } from '@kp/commerce';
import { PageQuery } from '@kp/platform/http';
import { ApiProperty, IntersectionType } from '@nestjs/swagger';
import { AccountingMonthRequest } from '../accounting-month.dto';
import { decimalOf } from '../accounting-texts';
import { type Receipt, RECEIPT_KINDS, type ReceiptKind, type ReceiptSum } from './receipts-journal';

export class ListReceiptsJournalRequest extends IntersectionType(PageQuery, AccountingMonthRequest) {}

/** Money that came or, negative, went back. */
export class ReceiptResponse {
  key: string;
  /** @example "2026-11-22" */
  day: string;
  /** `balance`: recorded by hand after a change of the order; `credit_refund`: what was above an invoice went back. */
  @ApiProperty({ enum: RECEIPT_KINDS })
  kind: ReceiptKind;
  @ApiProperty({ enum: PAYMENT_METHODS })
  method: PaymentMethod;
  /** @example "117.80" */
  amount: string;
  currency: string;
  /** Of a transfer, what was above its invoice: a credit of the customer. */
  excessAmount: string | null;
  /** That the provider kept; null where it reports none. */
  fee: string | null;
  feeCurrency: string | null;
  /** Null of a payment without an order. */
  orderId: number | null;
  orderNumber: string | null;
  invoiceNumber: string | null;
  customer: string;
  /** Of the provider or of the transfer. */
  reference: string;
  /** At the test provider: no money moved. */
  isTest: boolean;
  /** A transfer that a line of a bank statement proves. */
  isMatched: boolean;

  static from({ minor, excessMinor, feeMinor, ...receipt }: Receipt): ReceiptResponse {
    const excessAmount = decimalOf(excessMinor);
    return { ...receipt, amount: minorToDecimal(minor), excessAmount, fee: decimalOf(feeMinor) };
  }
}

export class ReceiptSumResponse {
  @ApiProperty({ enum: RECEIPT_KINDS })
  kind: ReceiptKind;
  @ApiProperty({ enum: PAYMENT_METHODS })
  method: PaymentMethod;
  currency: string;
  movements: number;
  amount: string;
  fee: string | null;
  feeCurrency: string | null;

  static from({ minor, feeMinor, ...sum }: ReceiptSum): ReceiptSumResponse {
    return { ...sum, amount: minorToDecimal(minor), fee: decimalOf(feeMinor) };
  }
}
