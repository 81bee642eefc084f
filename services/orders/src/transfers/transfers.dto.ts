import { awaitsTransfer, minorToDecimal } from '@kp/commerce';
import { IdParam, OptionalField, RequiredSingleLine, SingleLineText, WholeField } from '@kp/platform/http';
import { type BankAccount, PastDay } from '@kp/settings';
import { IsBoolean, Matches } from 'class-validator';
import { create as qrCode } from 'qrcode';
import { type Order, transferredMinor } from '../domain/order.entity';
import { transferQrOf } from './transfer-qr-of';

const POSITIVE_AMOUNT = /^(?!0+(\.0{1,2})?$)\d{1,9}(\.\d{1,2})?$/;
const MAX_ID = 2_147_483_647;

export class TransferInstructionsResponse {
  accountHolder: string;
  /** Without spaces. @example "RO49AAAA1B31007593840000" */
  iban: string;
  /** Empty where the shop names none. */
  bankName: string;
  /** What the customer writes into the transfer. @example "ORD-2026-000123" */
  reference: string;
  /** Still to be paid, a decimal in the currency of the order. @example "1234.50" */
  amount: string;
  /** Arrived already. */
  receivedAmount: string;
  /** ISO 8601, UTC: the order is cancelled afterwards; null where it waits without end. */
  payUntil: string | null;
  /** The EPC QR code as an SVG path, and its width and height; null where it is not defined for the currency. */
  qr: { path: string; size: number } | null;

  /** Opens the pro-forma invoice without signing in; null where it is not offered. */
  proFormaPath: string | null;

  static from(
    order: Order,
    account: BankAccount | null,
    proFormaPath: string | null,
  ): TransferInstructionsResponse | null {
    if (!account || !awaitsTransfer(order) || order.confirmationRequired) return null;
    const { orderNumber: reference, totalMinor, reservedUntil } = order;
    const receivedMinor = transferredMinor(order);
    const amountMinor = totalMinor - receivedMinor;
    const { holder, iban, bankName } = account;
    const text = transferQrOf(order, account);
    return {
      accountHolder: holder,
      iban,
      bankName,
      reference,
      amount: minorToDecimal(amountMinor),
      receivedAmount: minorToDecimal(receivedMinor),
      payUntil: reservedUntil?.toISOString() ?? null,
      proFormaPath,
      qr: text === null ? null : qrPathOf(text),
    };
  }
}

/** One square of a path per dark module. */
function qrPathOf(text: string): { path: string; size: number } {
  const { data, size } = qrCode(text, { errorCorrectionLevel: 'M' }).modules;
  const squares = [...data].flatMap((isDark, index) =>
    isDark ? [`M${index % size} ${Math.floor(index / size)}h1v1h-1z`] : [],
  );
  return { path: squares.join(''), size };
}

export class OrderTransferResponse {
  id: number;
  /** A decimal in the currency of the order. */
  amount: string;
  /** @example "2026-11-29" */
  date: string;
  reference: string;
  /** It came from a bank statement, where it is undone. */
  isFromStatement: boolean;
  isUndone: boolean;

  static of({ transfers }: Order): OrderTransferResponse[] {
    return transfers.map(({ id, amountMinor, paidOn, reference, bankEntryId, isUndone }) => ({
      id,
      amount: minorToDecimal(amountMinor),
      date: paidOn,
      reference,
      isFromStatement: bankEntryId !== null,
      isUndone,
    }));
  }
}

export class RecordOrderTransferRequest {
  /** In the currency of the order. @example "1234.50" */
  @Matches(POSITIVE_AMOUNT, { message: 'amount must be above zero, with at most two decimals' })
  @SingleLineText()
  amount: string;

  /** The day the money arrived. @example "2026-11-29" */
  @PastDay()
  date: string;

  /** As on the bank statement. */
  @RequiredSingleLine('reference is required', 140)
  reference: string;

  /** A cancelled order takes its units again, or answers 409 ORDERS.SHORT_STOCK. */
  @IsBoolean()
  @OptionalField()
  isReopened?: boolean;
}

export class UndoOrderTransferRequest extends IdParam {
  @WholeField(1, MAX_ID)
  transferId: number;
}
