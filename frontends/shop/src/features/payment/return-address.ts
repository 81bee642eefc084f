/** How a provider says, in the address it comes back to, that paying ended on a page of its own. */
export type PaymentReturn = 'succeeded' | 'failed' | 'cancelled';

/** Where a provider that leaves the page leads back to. */
export function returnAddress(end?: PaymentReturn): string {
  return new URL(`/checkout?step=payment${end ? `&payment=${end}` : ''}`, window.location.origin).href;
}

/** What the address says about a payment; Stripe has a word of its own for it. */
export function paymentReturnOf(parameters: URLSearchParams): PaymentReturn | null {
  const said = parameters.get('payment') ?? parameters.get('redirect_status');
  const ends: PaymentReturn[] = ['succeeded', 'failed', 'cancelled'];
  return ends.find((end) => end === said) ?? null;
}
