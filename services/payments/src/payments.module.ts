import { Module } from '@nestjs/common';
import { SettingsModule } from '@kp/settings';
import { ConnectedProviders } from './config/connected-providers';
import { NoDemoData } from './config/no-demo-data';
import { ProviderKeysCheck } from './config/provider-keys-check';
import { PaymentsController, PaymentSettingsController } from './http/payments.controller';
import {
  ApplePayController,
  PaypalReturnController,
  WebhooksController,
} from './http/provider-callbacks.controller';
import { SandboxController } from './http/sandbox.controller';
import { SavedMethodsController } from './http/saved-methods.controller';
import {
  EraseCustomerHandler,
  ExecuteRefundHandler,
  ProcessWebhookHandler,
  NamePaymentHandler,
  RecheckDisputeHandler,
  RecheckRefundHandler,
  ReconcilePaymentHandler,
  SendSandboxWebhookHandler,
} from './jobs/payment.handlers';
import { ReconcilePayments } from './jobs/reconcile-payments';
import { PurgeProviderRecords } from './jobs/purge-provider-records';
import { PaymentCustomers } from './payment-customers';
import { PaymentRecords } from './payment-records.service';
import { PaymentSettings } from './payment-settings.service';
import { PaymentMethods } from './payment-methods.service';
import { Payments } from './payments.service';
import { DisputeRepository } from './persistence/dispute.repository';
import { PaymentRepository } from './persistence/payment.repository';
import { RefundRepository } from './persistence/refund.repository';
import { WebhookEventRepository } from './persistence/webhook-event.repository';
import { Providers } from './providers/providers';
import { SandboxLedger } from './providers/sandbox/sandbox-ledger';
import { SandboxSignature } from './providers/webhook-signature';
import { ConfirmSandboxPayment } from './use-cases/confirm-sandbox-payment';
import { CreatePayment } from './use-cases/create-payment';
import { ExecuteRefund } from './use-cases/execute-refund';
import { ProcessWebhook } from './use-cases/process-webhook';
import { ReceiveWebhook } from './use-cases/receive-webhook';
import { ReconcilePayment } from './use-cases/reconcile-payment';
import { RecordDispute } from './use-cases/record-dispute';
import { RequestRefund } from './use-cases/request-refund';
import { CompleteRefund } from './use-cases/complete-refund';

const CORE = [
  ConnectedProviders,
  NoDemoData,
  ProviderKeysCheck,
  PaymentRepository,
  RefundRepository,
  DisputeRepository,
  WebhookEventRepository,
  SandboxLedger,
  SandboxSignature,
  Providers,
  CompleteRefund,
  ReconcilePayment,
  RequestRefund,
  PaymentSettings,
  PaymentCustomers,
  Payments,
  PaymentMethods,
];

@Module({ imports: [SettingsModule], providers: [...CORE, CreatePayment], exports: CORE })
export class PaymentsCoreModule {}

@Module({
  imports: [PaymentsCoreModule],
  controllers: [
    ApplePayController,
    WebhooksController,
    PaypalReturnController,
    SandboxController,
    PaymentsController,
    PaymentSettingsController,
    SavedMethodsController,
  ],
  providers: [ReceiveWebhook, ConfirmSandboxPayment, PaymentRecords],
  exports: [PaymentsCoreModule],
})
export class PaymentsModule {}

@Module({
  imports: [PaymentsCoreModule, SettingsModule],
  providers: [
    ExecuteRefund,
    ProcessWebhook,
    RecordDispute,
    ExecuteRefundHandler,
    ProcessWebhookHandler,
    ReconcilePaymentHandler,
    RecheckRefundHandler,
    NamePaymentHandler,
    EraseCustomerHandler,
    RecheckDisputeHandler,
    SendSandboxWebhookHandler,
    ReconcilePayments,
    PurgeProviderRecords,
  ],
  exports: [PaymentsCoreModule],
})
export class PaymentsWorkerModule {}
