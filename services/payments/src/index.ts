export type {
  OnlineMethod,
  Page,
  PaymentFacts,
  PaymentWish,
  Refund,
  RefundReason,
  RefundState,
  RefundWish,
  StartedPayment,
} from './domain/payment-facts';
export type { PaymentState } from './domain/payment-status';
export {
  PAYMENT_CAPTURED,
  PAYMENT_FAILED,
  PAYMENT_REFUND_FAILED,
  PAYMENT_REFUNDED,
  type PaymentNews,
  type RefundNews,
} from './events';
export { type MethodDescription, PaymentMethods } from './payment-methods';
export { Payments } from './payments';
