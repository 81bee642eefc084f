export type { DocumentNumbersResponse } from '../numbers/document-numbers.dto';
export type { InvoicePaymentsResponse } from '../http/invoice-payments.dto';
export { type InvoiceAnswer, type InvoicesShop, startInvoicesShop } from './invoices-shop';
export { type PayingShop, startPayingShop } from './paying-shop';
export { parseUbl } from '../ubl/testing/ubl-document';
export { brokenRules } from '../ubl/testing/ubl-rules';
