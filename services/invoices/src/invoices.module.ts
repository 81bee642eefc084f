import { Module } from '@nestjs/common';
import { AccountReadingModule } from '@kp/auth';
import { InvoiceCorrector, OrdersReadingModule } from '@kp/orders';
import { PaymentsCoreModule } from '@kp/payments';
import { SettingsModule } from '@kp/settings';
import { GuestInvoices } from './guest-invoices';
import { GuestInvoicesController } from './http/guest-invoices.controller';
import { InvoiceXmlController } from './http/invoice-xml.controller';
import { InvoicePaymentsController } from './http/invoice-payments.controller';
import { InvoicesController } from './http/invoices.controller';
import { PaymentLinksController } from './http/payment-links.controller';
import { InvoiceReader } from './invoice-reader';
import { PaidInvoices } from './paid-invoices';
import { InvoicePdfController } from './http/invoice-pdf.controller';
import { InvoicesData } from './invoices-data';
import { InvoicesService } from './invoices.service';
import {
  ApprovedPaymentHandler,
  CapturedPaymentHandler,
  DisputedPaymentHandler,
  FailedRefundHandler,
  PaidBalanceHandler,
  PaidDeliveryHandler,
  PaidOrderHandler,
  RefundedPaymentHandler,
} from './jobs/payment.handlers';
import { CreditReturnHandler } from './jobs/credit-return.handler';
import { issueDueInvoiceHandlers } from './jobs/issue-due-invoice.handler';
import { JoinGuestInvoicesHandler } from './jobs/join-guest-invoices.handler';
import { ReverseInvoiceHandler } from './jobs/reverse-invoice.handler';
import { PaymentLinkPages } from './payment-link-pages';
import { DocumentNumbering } from './numbers/document-numbers';
import { DocumentNumbersController } from './numbers/document-numbers.controller';
import { PaymentLinks } from './payment-links';
import { CustomerCreditRepository } from './persistence/customer-credit.repository';
import { InvoicePaymentRepository } from './persistence/invoice-payment.repository';
import { StoreInvoicePdfHandler } from './jobs/store-invoice-pdf.handler';
import { InvoicePdfs } from './pdf/invoice-pdfs';
import { InvoicePdfRepository } from './persistence/invoice-pdf.repository';
import { InvoiceRepository } from './persistence/invoice.repository';
import { DocumentFiles } from './staff/document-files';
import { InvoiceList } from './staff/invoice-list';
import { SendInvoice } from './staff/send-invoice';
import { StaffInvoicesController } from './staff/staff-invoices.controller';
import { TransmissionsCoreModule } from './transmissions/transmissions-core.module';
import { CapturePayment } from './use-cases/capture-payment';
import { ConcessionNotes } from './use-cases/concession-notes';
import { CreditInvoice } from './use-cases/credit-invoice';
import { CreditRefund } from './use-cases/credit-refund';
import { CorrectInvoice } from './use-cases/correct-invoice';
import { InvoiceDrafts } from './use-cases/invoice-drafts';
import { IssueDocument } from './use-cases/issue-document';
import { IssueInvoice } from './use-cases/issue-invoice';
import { RecordRefund } from './use-cases/record-refund';
import { RecordTransfer } from './use-cases/record-transfer';
import { UseCredit } from './use-cases/use-credit';
import { PaymentShares } from './use-cases/payment-shares';
import { ReverseInvoice } from './use-cases/reverse-invoice';
import { ApplyPayment } from './use-cases/apply-payment';

/** For the modules to the right. */
@Module({ providers: [InvoiceRepository, InvoiceReader], exports: [InvoiceReader] })
export class InvoicesReadingModule {}

/** Credit notes of refunds, also those of before the invoice. */
const creditProviders = [
  IssueDocument,
  CreditRefund,
  ConcessionNotes,
  CustomerCreditRepository,
  PaymentShares,
  ReverseInvoice,
];

/** Of orders that change, by the staff or once the register of VAT numbers answers. */
const correctingProviders = [InvoiceDrafts, { provide: InvoiceCorrector, useClass: CorrectInvoice }];

const payingProviders = [
  InvoiceRepository,
  InvoicePaymentRepository,
  PaidInvoices,
  ApplyPayment,
  CapturePayment,
];

@Module({
  imports: [PaymentsCoreModule, SettingsModule],
  providers: [PaymentLinks, InvoicePdfRepository, InvoicePdfs],
  exports: [PaymentLinks, InvoicePdfs],
})
class InvoicePdfsModule {}

/** For archives, also of the modules to the right. */
@Module({
  imports: [InvoicePdfsModule, TransmissionsCoreModule],
  providers: [InvoiceRepository, InvoicesService, DocumentFiles],
  exports: [DocumentFiles],
})
export class DocumentFilesModule {}

@Module({
  imports: [
    OrdersReadingModule,
    AccountReadingModule,
    SettingsModule,
    PaymentsCoreModule,
    InvoicePdfsModule,
    TransmissionsCoreModule,
    DocumentFilesModule,
  ],
  controllers: [
    InvoicesController,
    GuestInvoicesController,
    InvoicePdfController,
    InvoiceXmlController,
    PaymentLinksController,
    InvoicePaymentsController,
    StaffInvoicesController,
    DocumentNumbersController,
  ],
  providers: [
    ...payingProviders,
    ...creditProviders,
    InvoicesService,
    InvoicesData,
    ...correctingProviders,
    IssueInvoice,
    PaymentLinkPages,
    GuestInvoices,
    RecordTransfer,
    UseCredit,
    InvoiceList,
    SendInvoice,
    CreditInvoice,
    DocumentNumbering,
  ],
  exports: [InvoicesService, RecordTransfer, InvoiceCorrector],
})
export class InvoicesModule {}

/** For the worker. */
@Module({
  imports: [OrdersReadingModule, AccountReadingModule, SettingsModule, PaymentsCoreModule, InvoicePdfsModule],
  providers: [
    ...payingProviders,
    ...creditProviders,
    ...correctingProviders,
    RecordRefund,
    IssueInvoice,
    ...issueDueInvoiceHandlers,
    CreditReturnHandler,
    JoinGuestInvoicesHandler,
    ReverseInvoiceHandler,
    StoreInvoicePdfHandler,
    ApprovedPaymentHandler,
    CapturedPaymentHandler,
    RefundedPaymentHandler,
    DisputedPaymentHandler,
    FailedRefundHandler,
    PaidOrderHandler,
    PaidBalanceHandler,
    PaidDeliveryHandler,
  ],
})
export class InvoicesWorkerModule {}
