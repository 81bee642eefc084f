interface InvoicePdfFile {
  /** Its name in the storage. */
  file: string;
  /** What the customer saves it as. */
  fileName: string;
  contentType: string;
}

/** @param number such as "INV-2026-000001" */
export function pdfFileOf(number: string): InvoicePdfFile {
  const [, year] = number.split('-');
  return {
    file: `invoices/${year}/${number}.pdf`,
    fileName: `${number}.pdf`,
    contentType: 'application/pdf',
  };
}
