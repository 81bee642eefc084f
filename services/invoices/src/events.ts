/** Paid in full since it was issued: online or by transfer. */
export const INVOICE_PAID = 'invoices.paid';

export interface InvoicePaid {
  invoiceNumber: string;
}

/** An invoice, a storno or a credit note has its number. */
export const INVOICE_ISSUED = 'invoices.issued';

/** Its PDF is in the storage, so it can be sent. */
export const INVOICE_PDF_STORED = 'invoices.pdf-stored';

export interface InvoiceIssued {
  invoiceNumber: string;
  /** Each sends it once more. */
  request?: string;
}
