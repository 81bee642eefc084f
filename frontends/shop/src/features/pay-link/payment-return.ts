import type { PaymentReturnStatus } from '../../shared/payment/payment-form';

/** The page itself: what the provider adds says how the payment has ended. */
export function returnUrlOf(status?: PaymentReturnStatus): string {
  const url = new URL(window.location.pathname, window.location.origin);
  if (status) url.searchParams.set('payment', status);
  return url.href;
}

/** @returns null when the URL is not that of a return from a provider's page or app */
export function paymentReturnOf(parameters: URLSearchParams): 'cancelled' | 'ended' | null {
  const status = parameters.get('payment') ?? parameters.get('redirect_status');
  if (parameters.get('cancelled') === 'true' || status === 'cancelled') return 'cancelled';
  return parameters.has('paypal') || status !== null ? 'ended' : null;
}
