import type { OnlineMethod } from '../../domain/payment-facts';

/** What the test provider tells its webhook. */
export type SandboxEvent = 'approved' | 'succeeded' | 'failed' | 'refunded';

/** As the provider it plays would call it. */
const TYPES: Record<OnlineMethod, Record<SandboxEvent, string>> = {
  stripe: {
    approved: 'payment_intent.requires_action',
    succeeded: 'payment_intent.succeeded',
    failed: 'payment_intent.payment_failed',
    refunded: 'charge.refunded',
  },
  revolut: {
    approved: 'ORDER_AUTHORISED',
    succeeded: 'ORDER_COMPLETED',
    failed: 'ORDER_PAYMENT_DECLINED',
    refunded: 'ORDER_COMPLETED',
  },
  paypal: {
    approved: 'CHECKOUT.ORDER.APPROVED',
    succeeded: 'PAYMENT.CAPTURE.COMPLETED',
    failed: 'PAYMENT.CAPTURE.DENIED',
    refunded: 'PAYMENT.CAPTURE.REFUNDED',
  },
};

export function typeOf(method: OnlineMethod, event: SandboxEvent): string {
  return TYPES[method][event];
}
