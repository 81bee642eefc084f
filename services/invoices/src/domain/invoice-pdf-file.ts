interface InvoicePdfFile {
  /** Its name in the storage. */
  file: string;
  /** What the customer saves it as. */
  fileName: string;
  contentType: string;
}

/** @param number such as "INV-2026-000001"; of a series without a year they are in one folder */
export function pdfFileOf(number: string): InvoicePdfFile {
  const [year = 'all'] = /(?<!\d)20\d\d(?!\d*$)/.exec(number) ?? [];
  return {
    file: `invoices/${year}/${number}.pdf`,
    fileName: `${number}.pdf`,
    contentType: 'application/pdf',
  };
}
