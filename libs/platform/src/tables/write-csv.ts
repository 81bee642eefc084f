import { pipeline, Readable } from 'node:stream';
import { type Options, stringify } from 'csv-stringify';
import type { ExportedTable } from './exported-table';

/** UTF-8 with a byte order mark. The apostrophe before what looks like a formula is that of `readCsv`. */
export function writeCsv({ columns, rows, csv }: ExportedTable): Readable {
  const options: Options = { bom: true, header: true, columns: [...columns], escape_formulas: true, ...csv };
  // The error of a failed read ends the download as well.
  return pipeline(Readable.from(rows), stringify(options), () => undefined);
}
