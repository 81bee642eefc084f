import { Module } from '@nestjs/common';
import { ApplePayController } from './http/apple-pay.controller';
import { PaymentsController } from './http/payments.controller';
import { PaypalReturnController } from './http/paypal-return.controller';
import { SandboxController } from './http/sandbox.controller';
import { WebhooksController } from './http/webhooks.controller';
import { CarryOutRefundHandler } from './jobs/carry-out-refund.handler';
import { LookAfterPayments } from './jobs/look-after-payments';
import { ObservePaymentHandler } from './jobs/observe-payment.handler';
import { ProcessWebhookHandler } from './jobs/process-webhook.handler';
import { RecheckRefundHandler } from './jobs/recheck-refund.handler';
import { SendSandboxWebhookHandler } from './jobs/send-sandbox-webhook.handler';
import { SweepProviderRecords } from './jobs/sweep-provider-records';
import { PaymentMethods } from './payment-methods';
import { Payments } from './payments';
import { PaymentRepository } from './persistence/payment.repository';
import { RefundRepository } from './persistence/refund.repository';
import { WebhookInbox } from './persistence/webhook-inbox';
import { Providers } from './providers/providers';
import { SandboxBooks } from './providers/sandbox/sandbox-books';
import { SandboxSignature } from './providers/sandbox/sandbox-signature';
import { CarryOutRefund } from './use-cases/carry-out-refund';
import { ClaimPayment } from './use-cases/claim-payment';
import { ConfirmSandboxPayment } from './use-cases/confirm-sandbox-payment';
import { ListPayments } from './use-cases/list-payments';
import { NotePayment } from './use-cases/note-payment';
import { ObservePayment } from './use-cases/observe-payment';
import { ProcessWebhook } from './use-cases/process-webhook';
import { ReceiveWebhook } from './use-cases/receive-webhook';
import { RecheckRefund } from './use-cases/recheck-refund';
import { RequestRefund } from './use-cases/request-refund';
import { ReverseRefund } from './use-cases/reverse-refund';
import { SettleRefund } from './use-cases/settle-refund';
import { StartPayment } from './use-cases/start-payment';

/** `Payments` and `PaymentMethods`, for modules that stand in both processes; the other two bring it along. */
@Module({
  providers: [
    PaymentRepository,
    RefundRepository,
    SandboxBooks,
    SandboxSignature,
    Providers,
    ReverseRefund,
    NotePayment,
    ObservePayment,
    StartPayment,
    ClaimPayment,
    RequestRefund,
    Payments,
    PaymentMethods,
  ],
  exports: [
    PaymentRepository,
    RefundRepository,
    SandboxBooks,
    SandboxSignature,
    Providers,
    ReverseRefund,
    NotePayment,
    ObservePayment,
    RequestRefund,
    Payments,
    PaymentMethods,
  ],
})
export class PaymentsCoreModule {}

/** The gateway's side: webhooks, the back office's calls, the test provider's page. */
@Module({
  imports: [PaymentsCoreModule],
  controllers: [
    ApplePayController,
    WebhooksController,
    PaypalReturnController,
    SandboxController,
    PaymentsController,
  ],
  providers: [WebhookInbox, ReceiveWebhook, ConfirmSandboxPayment, ListPayments],
  exports: [PaymentsCoreModule],
})
export class PaymentsModule {}

/** The worker's side: whatever talks to providers without a shopper waiting. */
@Module({
  imports: [PaymentsCoreModule],
  providers: [
    WebhookInbox,
    SettleRefund,
    CarryOutRefund,
    RecheckRefund,
    ProcessWebhook,
    CarryOutRefundHandler,
    ProcessWebhookHandler,
    ObservePaymentHandler,
    RecheckRefundHandler,
    SendSandboxWebhookHandler,
    LookAfterPayments,
    SweepProviderRecords,
  ],
  exports: [PaymentsCoreModule],
})
export class PaymentsWorkerModule {}
