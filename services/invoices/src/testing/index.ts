export { type InvoiceAnswer, type InvoicesShop, startInvoicesShop } from './invoices-shop';
