import { PaymentEvent } from './domain/payment-event.entity';
import { PaymentRefund } from './domain/payment-refund.entity';
import { Payment } from './domain/payment.entity';
import { WebhookEvent } from './domain/webhook-event.entity';
import { CreatePayments1763700003500 } from './persistence/migrations/1763700003500-create-payments';
import { CreateSandbox1763700003501 } from './persistence/migrations/1763700003501-create-sandbox';
import { NoteDisputes1763700003502 } from './persistence/migrations/1763700003502-note-disputes';

export const paymentsEntities = [Payment, PaymentRefund, PaymentEvent, WebhookEvent];
export const paymentsMigrations = [
  CreatePayments1763700003500,
  CreateSandbox1763700003501,
  NoteDisputes1763700003502,
];

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
export type { DeclineCode } from './domain/sandbox-decline';
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
export { PaymentsCoreModule, PaymentsModule, PaymentsWorkerModule } from './payments.module';
