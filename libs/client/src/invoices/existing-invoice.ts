import { isApiError } from '../errors/problem';

const ALREADY_ISSUED = 'INVOICES.ALREADY_ISSUED';

/** The number of the invoice that the order has already, when the failed call was to create it. */
export function existingInvoiceOf(error: unknown): string | undefined {
  if (!isApiError(error) || error.problem?.code !== ALREADY_ISSUED) return undefined;
  const details = error.problem.details as { readonly invoiceNumber?: string } | undefined;
  return details?.invoiceNumber;
}

export function invoicePath(invoiceNumber: string): string {
  return `/invoice/${encodeURIComponent(invoiceNumber)}`;
}
