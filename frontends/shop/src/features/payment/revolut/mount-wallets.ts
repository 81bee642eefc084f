import type { RevolutPaymentsModuleInstance } from '@revolut/checkout';
import type { PaymentOutcome } from '../payment.types';
import { returnAddress } from '../return-address';

/** An order that was created at Revolut. */
export interface RevolutOrder {
  readonly token: string;
  readonly amountMinor: number;
  readonly currency: string;
}

type OnOutcome = (outcome: PaymentOutcome) => void;

const declined = ({ message }: { message?: string }): PaymentOutcome => ({
  kind: 'declined',
  message: message ?? null,
});

/** Puts Revolut's own button into the page. On a phone it leads to its app and back. */
export function mountRevolutPay(
  { revolutPay }: RevolutPaymentsModuleInstance,
  target: HTMLElement,
  { token, amountMinor, currency }: RevolutOrder,
  onOutcome: OnOutcome,
): void {
  revolutPay.mount(target, {
    currency,
    totalAmount: amountMinor,
    createOrder: async () => ({ publicId: token }),
    mobileRedirectUrls: {
      success: returnAddress('succeeded'),
      failure: returnAddress('failed'),
      cancel: returnAddress('cancelled'),
    },
  });
  revolutPay.on('payment', (event) => {
    if (event.type === 'success') onOutcome({ kind: 'paid' });
    else onOutcome(event.type === 'error' ? declined(event.error) : { kind: 'cancelled' });
  });
}

/** Puts the button of Apple Pay or Google Pay into the page. @returns false when the device has neither */
export async function mountDeviceWallet(
  { paymentRequest }: RevolutPaymentsModuleInstance,
  target: HTMLElement,
  { token, amountMinor: amount, currency }: RevolutOrder,
  onOutcome: OnOutcome,
): Promise<boolean> {
  const button = paymentRequest(target, {
    amount,
    currency,
    createOrder: async () => ({ publicId: token }),
    onSuccess: () => onOutcome({ kind: 'paid' }),
    onError: (error) => onOutcome(declined(error)),
    onCancel: () => onOutcome({ kind: 'cancelled' }),
  });
  const isHere = (await button.canMakePayment()) !== null;
  if (isHere) await button.render();
  else button.destroy();
  return isHere;
}
