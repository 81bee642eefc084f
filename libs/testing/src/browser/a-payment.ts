import type { PaymentResponse } from '@kp/api-client/admin';

/** A captured test payment that pays no order. */
export function aPayment(changes: Partial<PaymentResponse> = {}): PaymentResponse {
  return {
    id: 8,
    method: 'stripe',
    status: 'captured',
    isSandbox: true,
    providerRef: 'sandbox_pay_8',
    description: 'KitchenPass order',
    email: 'maria@bistro-nord.example',
    currency: 'USD',
    amount: '69.63',
    requestedCurrency: 'USD',
    isMismatched: false,
    capturedAmount: '69.63',
    refundRequestedAmount: '0.00',
    refundedAmount: '0.00',
    chargedBackAmount: '0.00',
    refundableAmount: '69.63',
    checkoutId: null,
    invoiceNumber: null,
    orderId: null,
    failureMessage: null,
    createdAt: '2026-03-01T10:05:00.000Z',
    refunds: [],
    disputes: [],
    history: [],
    ...changes,
  };
}
