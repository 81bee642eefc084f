import { minorToDecimal } from '@kp/commerce';
import { DomainError, refusalsOf } from '@kp/platform/http';

export class InvoiceError extends DomainError {}

const refusal = refusalsOf(InvoiceError);

/** The same for an invoice of another customer, so that numbers reveal nothing. */
export const invoiceNotFound = refusal('INVOICES.NOT_FOUND', 404, 'Invoice not found');
export const orderNotDelivered = refusal(
  'INVOICES.ORDER_NOT_DELIVERED',
  409,
  'You can create an invoice once your order is delivered.',
);

export function alreadyIssued(invoiceNumber: string): InvoiceError {
  return new InvoiceError('INVOICES.ALREADY_ISSUED', 409, 'This order already has an invoice.', {
    invoiceNumber,
  });
}

export const nothingToInvoice = refusal(
  'INVOICES.NOTHING_TO_INVOICE',
  409,
  'This order was refunded in full, so there is nothing to invoice.',
);

/** A change made the order dearer after it was paid. */
export const balanceOutstanding = refusal(
  'INVOICES.BALANCE_OUTSTANDING',
  409,
  'A part of this order is still to be paid. It can be invoiced once that is recorded.',
);

/** Of a company without a valid one. */
export function taxNumberRequired(): InvoiceError {
  const message =
    'An invoice for a company needs its valid VAT or tax number. Please add it to the invoice details.';
  return new InvoiceError('INVOICES.TAX_NUMBER_REQUIRED', 409, message, { missing: ['vatNumber'] });
}

/** @param missing parts of the buyer's address, "city" in Bucharest without its sector */
export function addressIncomplete(missing: readonly string[]): InvoiceError {
  const message =
    'The invoice needs the complete address, with county and, in Bucharest, sector. Please add it to the invoice details.';
  return new InvoiceError('INVOICES.ADDRESS_INCOMPLETE', 409, message, { missing });
}

/** @param missing settings that an administrator has to fill in */
export function notConfigured(missing: readonly string[]): InvoiceError {
  const message = "We can't create invoices at the moment. Please contact us.";
  return new InvoiceError('INVOICES.NOT_CONFIGURED', 409, message, { missing });
}

/** @param missing facts that are not on the invoice; it cannot get them any more, only its storno and a new one can */
export function electronicInvoiceIncomplete(missing: readonly string[]): InvoiceError {
  const message = 'This invoice lacks details that an electronic invoice needs. Please contact us.';
  return new InvoiceError('INVOICES.XML_INCOMPLETE', 409, message, { missing });
}

/** Of a payment link, once nothing is to be paid any more. */
export const linkExpired = refusal('INVOICES.LINK_EXPIRED', 410, 'This payment link has expired.');
export const notPayable = refusal('INVOICES.NOT_PAYABLE', 409, "This invoice can't be paid anymore.");
export const alreadyPaid = refusal('INVOICES.ALREADY_PAID', 409, 'This invoice is already paid.');
export const paymentPending = refusal(
  'INVOICES.PAYMENT_PENDING',
  409,
  "We're processing your payment. You don't need to pay again.",
);

export function overpaid(outstandingMinor: number, currency: string): InvoiceError {
  const outstanding = minorToDecimal(outstandingMinor);
  const message = `Only ${outstanding} ${currency} of this invoice is still to be paid.`;
  return new InvoiceError('INVOICES.OVERPAID', 409, message, { outstanding });
}

/** A storno, a credit note, or an invoice that is reversed. */
export const notCreditable = refusal(
  'INVOICES.NOT_CREDITABLE',
  409,
  'Only an invoice that is not reversed can be credited.',
);

export function creditTooLarge(leftMinor: number, currency: string): InvoiceError {
  const left = minorToDecimal(leftMinor);
  const message = `Only ${left} ${currency} are left to be credited.`;
  return new InvoiceError('INVOICES.CREDIT_TOO_LARGE', 409, message, { left });
}

/** Its credit note follows from the refund of the payment. */
export const paidOnline = refusal(
  'INVOICES.PAID_ONLINE',
  409,
  'This was paid online. Refund the payment, and the credit note is issued by itself.',
);

/** Of an invoice whose VAT is due as it is paid. */
export const collectionOpen = refusal(
  'INVOICES.COLLECTION_OPEN',
  409,
  'An invoice with VAT on collection can be credited once it is paid in full.',
);

export const creditKeyMismatch = refusal(
  'INVOICES.CREDIT_KEY_MISMATCH',
  409,
  'This key has issued another credit note.',
);

/** Of a transfer whose excess has paid another invoice or went back. */
export const creditUsed = refusal(
  'INVOICES.CREDIT_USED',
  409,
  'What was too much of this transfer is used already. Please undo that first.',
);

export function creditTooSmall(leftMinor: number, currency: string): InvoiceError {
  const left = minorToDecimal(leftMinor);
  const message = `Only ${left} ${currency} of this credit has been left since that day.`;
  return new InvoiceError('INVOICES.CREDIT_TOO_SMALL', 409, message, { left });
}

/** @param field that would change */
export function numbersStarted(field: string): InvoiceError {
  const message = 'Documents of this kind are numbered already, so their series and first number stay.';
  return new InvoiceError('INVOICES.NUMBERS_STARTED', 409, message, undefined, [{ field, message }]);
}

export const buyerWithoutEmail = refusal(
  'INVOICES.NO_EMAIL',
  409,
  'The buyer of this document has no email address.',
);

export function tooManyInvoices(total: number, max: number): InvoiceError {
  const message = `An archive has ${max} documents at most, and ${total} match. Please narrow them down, for example to a month.`;
  return new InvoiceError('INVOICES.TOO_MANY', 422, message, { total, max });
}
