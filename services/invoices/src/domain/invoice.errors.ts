import { DomainError } from '@kp/platform/http';

type InvoiceErrorCode =
  | 'INVOICES.NOT_FOUND'
  | 'INVOICES.ORDER_NOT_DELIVERED'
  | 'INVOICES.ALREADY_ISSUED'
  | 'INVOICES.NOT_CONFIGURED';

const STATUS: Record<InvoiceErrorCode, number> = {
  'INVOICES.NOT_FOUND': 404,
  'INVOICES.ORDER_NOT_DELIVERED': 409,
  'INVOICES.ALREADY_ISSUED': 409,
  'INVOICES.NOT_CONFIGURED': 409,
};

class InvoiceError extends DomainError {
  constructor(code: InvoiceErrorCode, message: string, details?: object) {
    super(code, STATUS[code], message, details);
  }
}

/** The same for an invoice of another customer, so that numbers reveal nothing. */
export function invoiceNotFound(): InvoiceError {
  return new InvoiceError('INVOICES.NOT_FOUND', 'Invoice not found');
}

export function orderNotDelivered(): InvoiceError {
  const message = 'You can create an invoice once your order is delivered.';
  return new InvoiceError('INVOICES.ORDER_NOT_DELIVERED', message);
}

export function alreadyIssued(invoiceNumber: string): InvoiceError {
  return new InvoiceError('INVOICES.ALREADY_ISSUED', 'This order already has an invoice.', { invoiceNumber });
}

/** @param missing settings that an administrator has to fill in */
export function notConfigured(missing: readonly string[]): InvoiceError {
  const message = "We can't create invoices at the moment. Please contact us.";
  return new InvoiceError('INVOICES.NOT_CONFIGURED', message, { missing });
}
