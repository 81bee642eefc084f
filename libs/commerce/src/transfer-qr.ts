import type { CurrencyCode } from './currencies';
import { minorToDecimal } from './money';

interface RequestedTransfer {
  readonly holder: string;
  readonly iban: string;
  readonly amountMinor: number;
  readonly currency: CurrencyCode;
  readonly reference: string;
}

const MAX_NAME_LENGTH = 70;
const MAX_AMOUNT_MINOR = 99_999_999_999;

/** The text of the EPC QR code (EPC069-12), which banking apps read; null for what it is not defined for. */
export function transferQrText(transfer: RequestedTransfer): string | null {
  const { holder, iban, amountMinor, currency, reference } = transfer;
  if (currency !== 'EUR' || amountMinor < 1 || amountMinor > MAX_AMOUNT_MINOR) return null;
  const name = holder.slice(0, MAX_NAME_LENGTH);
  const amount = `EUR${minorToDecimal(amountMinor)}`;
  return ['BCD', '002', '1', 'SCT', '', name, iban, amount, '', '', reference].join('\n');
}
