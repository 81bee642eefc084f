import { RecordFees1801457800501 } from './persistence/migrations/1801457800501-record-fees';
import { WidenPaymentsAmounts1796800000103 } from './persistence/migrations/1796800000103-widen-payments-amounts';
import type { ShopModule } from '@kp/platform/composition';
import { PaymentsConfig } from './config/payments.config';
import { PaypalConfig, RevolutConfig, StripeConfig } from './config/providers.config';
import { PaymentsModule, PaymentsWorkerModule } from './payments.module';
import { PaymentDispute } from './domain/payment-dispute.entity';
import { Payment, PaymentEvent, PaymentRefund } from './domain/payment.entity';
import { PaymentSettingsRow } from './domain/payment-settings.entity';
import { WebhookEvent } from './domain/webhook-event.entity';
import { CreatePayments1763700003500 } from './persistence/migrations/1763700003500-create-payments';
import { CreateSandbox1763700003501 } from './persistence/migrations/1763700003501-create-sandbox';
import { NoteDisputes1763700003502 } from './persistence/migrations/1763700003502-note-disputes';
import { TrackReviewAndReversedRefunds1795318204618 } from './persistence/migrations/1795318204618-track-review-and-reversed-refunds';
import { IndexDoneRefunds1795343352708 } from './persistence/migrations/1795343352708-index-done-refunds';
import { PayInvoices1795379331831 } from './persistence/migrations/1795379331831-pay-invoices';
import { RecordDisputes1795880157211 } from './persistence/migrations/1795880157211-record-disputes';
import { PayBalances1797040000613 } from './persistence/migrations/1797040000613-pay-balances';
import { PaymentSettings1798252000811 } from './persistence/migrations/1798252000811-payment-settings';
import { PaymentCustomers1801657600102 } from './persistence/migrations/1801657600102-payment-customers';
import { CompareCurrencies1795882743316 } from './persistence/migrations/1795882743316-compare-currencies';
import { NameIdempotencyKeys1797020047204 } from './persistence/migrations/1797020047204-name-idempotency-keys';

const paymentsEntities = [
  Payment,
  PaymentRefund,
  PaymentEvent,
  PaymentDispute,
  WebhookEvent,
  PaymentSettingsRow,
];
const paymentsMigrations = [
  CreatePayments1763700003500,
  CreateSandbox1763700003501,
  NoteDisputes1763700003502,
  TrackReviewAndReversedRefunds1795318204618,
  IndexDoneRefunds1795343352708,
  PayInvoices1795379331831,
  RecordDisputes1795880157211,
  CompareCurrencies1795882743316,
  WidenPaymentsAmounts1796800000103,
  NameIdempotencyKeys1797020047204,
  PayBalances1797040000613,
  PaymentSettings1798252000811,
  RecordFees1801457800501,
  PaymentCustomers1801657600102,
];

export { ConnectedProviders, type ProviderMode } from './config/connected-providers';
export { NoDemoData } from './config/no-demo-data';
export type { Purchase, StartedPayment } from './domain/payment-commands';
export type { DeclineCode, OnlineMethod, PaymentSnapshot } from './domain/payment-snapshot';
export { type PaymentState, refundableMinor } from './domain/payment-status';
export {
  type DisputeEvent,
  PAYMENT_APPROVED,
  PAYMENT_CAPTURED,
  PAYMENT_DECLINED,
  PAYMENT_DISPUTED,
  PAYMENT_MISMATCHED,
  PAYMENT_REFUND_FAILED,
  PAYMENT_REFUNDED,
  type PaymentStatusEvent,
  type RefundEvent,
} from './events';
export {
  lastDeclineOf,
  PaymentLinkRequest,
  StartedLinkPaymentResponse,
  StartLinkPaymentRequest,
} from './http/link-payments.dto';
export { PaymentMethodResponse } from './http/payment-methods.dto';
export { PaymentsCoreModule } from './payments.module';
export { PaymentSettings } from './payment-settings.service';
export { PaymentMethods } from './payment-methods.service';
export { Payments } from './payments.service';

export const paymentsDescriptor: ShopModule = {
  name: 'payments',
  entities: paymentsEntities,
  migrations: paymentsMigrations,
  config: [PaymentsConfig, StripeConfig, RevolutConfig, PaypalConfig],
  gateway: [PaymentsModule],
  worker: [PaymentsWorkerModule],
  secretPaths: ['payments/sandbox'],
};
