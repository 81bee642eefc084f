import { minorToDecimal } from '@kp/commerce';
import { DomainError } from '@kp/platform/http';

const STATUS = {
  'INVOICES.NOT_FOUND': 404,
  'INVOICES.ORDER_NOT_DELIVERED': 409,
  'INVOICES.ALREADY_ISSUED': 409,
  'INVOICES.NOTHING_TO_INVOICE': 409,
  'INVOICES.BALANCE_OUTSTANDING': 409,
  'INVOICES.TAX_NUMBER_REQUIRED': 409,
  'INVOICES.ADDRESS_INCOMPLETE': 409,
  'INVOICES.NOT_CONFIGURED': 409,
  'INVOICES.XML_INCOMPLETE': 409,
  'INVOICES.LINK_EXPIRED': 410,
  'INVOICES.NOT_PAYABLE': 409,
  'INVOICES.ALREADY_PAID': 409,
  'INVOICES.PAYMENT_PENDING': 409,
  'INVOICES.OVERPAID': 409,
  'INVOICES.NO_EMAIL': 409,
  'INVOICES.TOO_MANY': 422,
} satisfies Record<string, number>;

type InvoiceErrorCode = keyof typeof STATUS;

export class InvoiceError extends DomainError {
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

export function nothingToInvoice(): InvoiceError {
  const message = 'This order was refunded in full, so there is nothing to invoice.';
  return new InvoiceError('INVOICES.NOTHING_TO_INVOICE', message);
}

/** A change made the order dearer after it was paid. */
export function balanceOutstanding(): InvoiceError {
  const message = 'A part of this order is still to be paid. It can be invoiced once that is recorded.';
  return new InvoiceError('INVOICES.BALANCE_OUTSTANDING', message);
}

/** Of a company without a valid one. */
export function taxNumberRequired(): InvoiceError {
  const message =
    'An invoice for a company needs its valid VAT or tax number. Please add it to the invoice details.';
  return new InvoiceError('INVOICES.TAX_NUMBER_REQUIRED', message, { missing: ['vatNumber'] });
}

/** @param missing parts of the buyer's address, "city" in Bucharest without its sector */
export function addressIncomplete(missing: readonly string[]): InvoiceError {
  const message =
    'The invoice needs the complete address, with county and, in Bucharest, sector. Please add it to the invoice details.';
  return new InvoiceError('INVOICES.ADDRESS_INCOMPLETE', message, { missing });
}

/** @param missing settings that an administrator has to fill in */
export function notConfigured(missing: readonly string[]): InvoiceError {
  const message = "We can't create invoices at the moment. Please contact us.";
  return new InvoiceError('INVOICES.NOT_CONFIGURED', message, { missing });
}

/** @param missing facts that are not on the invoice; it cannot get them any more, only its storno and a new one can */
export function electronicInvoiceIncomplete(missing: readonly string[]): InvoiceError {
  const message = 'This invoice lacks details that an electronic invoice needs. Please contact us.';
  return new InvoiceError('INVOICES.XML_INCOMPLETE', message, { missing });
}

/** Of a payment link, once nothing is to be paid any more. */
export function linkExpired(): InvoiceError {
  return new InvoiceError('INVOICES.LINK_EXPIRED', 'This payment link has expired.');
}

export function notPayable(): InvoiceError {
  return new InvoiceError('INVOICES.NOT_PAYABLE', "This invoice can't be paid anymore.");
}

export function alreadyPaid(): InvoiceError {
  return new InvoiceError('INVOICES.ALREADY_PAID', 'This invoice is already paid.');
}

export function paymentPending(): InvoiceError {
  const message = "We're processing your payment. You don't need to pay again.";
  return new InvoiceError('INVOICES.PAYMENT_PENDING', message);
}

export function overpaid(outstandingMinor: number, currency: string): InvoiceError {
  const outstanding = minorToDecimal(outstandingMinor);
  const message = `Only ${outstanding} ${currency} of this invoice is still to be paid.`;
  return new InvoiceError('INVOICES.OVERPAID', message, { outstanding });
}

export function buyerWithoutEmail(): InvoiceError {
  return new InvoiceError('INVOICES.NO_EMAIL', 'The buyer of this document has no email address.');
}

export function tooManyInvoices(total: number, max: number): InvoiceError {
  const message = `An archive has ${max} documents at most, and ${total} match. Please narrow them down, for example to a month.`;
  return new InvoiceError('INVOICES.TOO_MANY', message, { total, max });
}
