import { transferQrText } from '@kp/commerce/transfer-qr';
import type { BankAccount } from '@kp/settings';
import { type Order, transferredMinor } from '../domain/order.entity';

/** The text of the QR code that pays what is left of an order; null where the currency has none. */
export function transferQrOf(
  order: Pick<Order, 'orderNumber' | 'currency' | 'totalMinor' | 'transfers'>,
  { holder, iban }: BankAccount,
): string | null {
  const { orderNumber: reference, currency, totalMinor } = order;
  const amountMinor = totalMinor - transferredMinor(order);
  return transferQrText({ holder, iban, amountMinor, currency, reference });
}
