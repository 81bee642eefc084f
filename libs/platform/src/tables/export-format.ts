import type { CsvSeparator, DecimalMark } from '@kp/commerce/regional-rules';

/** How the numbers and columns of exported files are written. */
export interface ExportFormat {
  readonly decimalMark: DecimalMark;
  /** Between the columns of CSV files. */
  readonly separator: CsvSeparator;
}

let current: ExportFormat = { decimalMark: '.', separator: ',' };

/** To that of the shop, of which a process serves one. */
export function setExportFormat(format: ExportFormat): void {
  current = format;
}

/** The character between the columns of CSV files. */
export const csvDelimiter = ({ separator } = current): string => (separator === 'tab' ? '\t' : separator);

/** "1234.50" → "1234,50", also of several amounts in one text. */
export const inExportFormat = (amounts: string, { decimalMark } = current): string =>
  amounts.replaceAll('.', decimalMark);
