import { InvoiceExemptGoods1801958000101 } from './persistence/migrations/1801958000101-invoice-exempt-goods';
import { NumberDocuments1801963200104 } from './persistence/migrations/1801963200104-number-documents';
import { KeepBankEntries1801963000101 } from './persistence/migrations/1801963000101-keep-bank-entries';
import { CreateInvoiceParts1801962000401 } from './persistence/migrations/1801962000401-create-invoice-parts';
import { KeepOverpayments1801962000201 } from './persistence/migrations/1801962000201-keep-overpayments';
import { KeepFormerShares1801963200201 } from './persistence/migrations/1801963200201-keep-former-shares';
import { FindTaxesAbroad1801457800901 } from './persistence/migrations/1801457800901-find-taxes-abroad';
import { KeepDocumentTexts1801957700203 } from './persistence/migrations/1801957700203-keep-document-texts';
import { FindTransfersByDay1801457800701 } from './persistence/migrations/1801457800701-find-transfers-by-day';
import { CreateTransmissions1800846600101 } from './persistence/migrations/1800846600101-create-transmissions';
import { RefuseClosedMonths1801457600301 } from './persistence/migrations/1801457600301-refuse-closed-months';
import { AnafConfig } from './transmissions/anaf/anaf.config';
import { TransmissionsModule, TransmissionsWorkerModule } from './transmissions/transmissions.module';
import { FindVatOnCollection1800848200301 } from './persistence/migrations/1800848200301-find-vat-on-collection';
import { SumInvoicesByDay1800545000101 } from './persistence/migrations/1800545000101-sum-invoices-by-day';
import { ListInvoices1799145000501 } from './persistence/migrations/1799145000501-list-invoices';
import { StateArticles1798346000402 } from './persistence/migrations/1798346000402-state-articles';
import { GrossTotals1797020000601 } from './persistence/migrations/1797020000601-gross-totals';
import { WidenInvoicesAmounts1796800000105 } from './persistence/migrations/1796800000105-widen-invoices-amounts';
import type { ShopModule } from '@kp/platform/composition';
import { InvoicesModule, InvoicesWorkerModule } from './invoices.module';
import { CreateInvoices1795369254681 } from './persistence/migrations/1795369254681-create-invoices';
import { AddTaxDetails1795379443739 } from './persistence/migrations/1795379443739-add-tax-details';
import { CreateInvoicePayments1795379113272 } from './persistence/migrations/1795379113272-create-invoice-payments';
import { CreateCreditNotes1795413168029 } from './persistence/migrations/1795413168029-create-credit-notes';
import { CreateInvoicePdf1795380175866 } from './persistence/migrations/1795380175866-create-invoice-pdf';
import { AddDueDates1795893741562 } from './persistence/migrations/1795893741562-add-due-dates';
import { JoinGuestInvoices1795881339120 } from './persistence/migrations/1795881339120-join-guest-invoices';
import { InvoiceVatLines1796000300311 } from './persistence/migrations/1796000300311-invoice-vat-lines';
import { AddBuyerReferences1795915304913 } from './persistence/migrations/1795915304913-add-buyer-references';
import { CorrectInvoices1797010000612 } from './persistence/migrations/1797010000612-correct-invoices';
import { PrintLogo1800847500102 } from './persistence/migrations/1800847500102-print-logo';
import { VatOnCollection1797245100212 } from './persistence/migrations/1797245100212-vat-on-collection';
import { StateVatOnce1795970000103 } from './persistence/migrations/1795970000103-state-vat-once';

export {
  AUTHORITY_ACCESS_LOST,
  type AuthorityAccessLost,
  INVOICE_PAID,
  INVOICE_PDF_STORED,
  type InvoiceIssued,
  type InvoicePaid,
  TRANSMISSIONS_LATE,
  type TransmissionsLate,
} from './events';
export { type InvoiceMailView, InvoiceReader } from './invoice-reader';
export { DocumentFiles } from './staff/document-files';
export { DocumentFilesModule, InvoicesModule, InvoicesReadingModule } from './invoices.module';
export { IS_PAID, SETTLEMENT } from './persistence/invoice.queries';
export {
  creditLeftOf,
  CUSTOMER_OF_INVOICE,
  FIRST_SHARES,
  paymentsAt,
} from './persistence/customer-credit.queries';
export { InvoicesService } from './invoices.service';
export { RecordTransfer } from './use-cases/record-transfer';
export type { InvoiceSummary } from './domain/invoice';

const invoicesMigrations = [
  CreateInvoices1795369254681,
  CreateInvoicePayments1795379113272,
  AddTaxDetails1795379443739,
  CreateInvoicePdf1795380175866,
  CreateCreditNotes1795413168029,
  JoinGuestInvoices1795881339120,
  AddDueDates1795893741562,
  AddBuyerReferences1795915304913,
  StateVatOnce1795970000103,
  InvoiceVatLines1796000300311,
  WidenInvoicesAmounts1796800000105,
  CorrectInvoices1797010000612,
  GrossTotals1797020000601,
  VatOnCollection1797245100212,
  StateArticles1798346000402,
  ListInvoices1799145000501,
  SumInvoicesByDay1800545000101,
  CreateTransmissions1800846600101,
  PrintLogo1800847500102,
  FindVatOnCollection1800848200301,
  RefuseClosedMonths1801457600301,
  FindTransfersByDay1801457800701,
  FindTaxesAbroad1801457800901,
  KeepDocumentTexts1801957700203,
  InvoiceExemptGoods1801958000101,
  KeepOverpayments1801962000201,
  CreateInvoiceParts1801962000401,
  KeepBankEntries1801963000101,
  NumberDocuments1801963200104,
  KeepFormerShares1801963200201,
];

export const invoicesDescriptor: ShopModule = {
  name: 'invoices',
  entities: [],
  migrations: invoicesMigrations,
  config: [AnafConfig],
  gateway: [InvoicesModule, TransmissionsModule],
  worker: [InvoicesWorkerModule, TransmissionsWorkerModule],
  secretPaths: ['pay'],
};
