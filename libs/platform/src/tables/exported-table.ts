import type { Options } from 'csv-stringify';
import type { ExportFormat } from './export-format';

export type Cell = string | number | null | undefined;

export interface ExportedTable {
  /** Of the file, without its ending. */
  name: string;
  columns: readonly string[];
  /** Columns with amounts such as "24.90", which are numbers in a workbook; every other text stays a text, also in them. */
  amounts?: readonly string[];
  /** Columns of texts with amounts, whose points are decimal ones. */
  amountTexts?: readonly string[];
  /** Read while they are being downloaded. */
  rows: AsyncIterable<readonly Cell[]>;
  /** How many rows there are. */
  count: () => Promise<number>;
  csv?: Pick<Options, 'record_delimiter'>;
  /** That of the reader; without it that of the shop. */
  format?: ExportFormat;
}
