export { type InvoiceAnswer, type InvoicesShop, startInvoicesShop } from './invoices-shop';
export { parseUbl } from '../ubl/testing/ubl-document';
export { brokenRules } from '../ubl/testing/ubl-rules';
