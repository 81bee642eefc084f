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

/** An authority refuses the tokens of the shop: only the owner can connect again. */
export const AUTHORITY_ACCESS_LOST = 'invoices.authority-access-lost';

export interface AuthorityAccessLost {
  channel: string;
}

/** Documents are still not accepted on the third working day. */
export const TRANSMISSIONS_LATE = 'invoices.transmissions-late';

export interface TransmissionsLate {
  channel: string;
  /** "2026-11-30": one mail a day. */
  day: string;
  documents: number;
  /** The last day of the most pressing one. */
  deadline: string;
}
