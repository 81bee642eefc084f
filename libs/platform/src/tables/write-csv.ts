import { pipeline, Readable } from 'node:stream';
import { stringify } from 'csv-stringify';
import type { ExportedTable } from './exported-table';
import { guardFormula } from './formula-guard';

/** UTF-8 with a byte order mark. Texts that look like formulas are guarded as `readCsv` expects; negative amounts stay numbers. */
export function writeCsv({ columns, rows, amounts = [], ...table }: ExportedTable): Readable {
  const text = (value: string, { index }: { index: number }) =>
    amounts.includes(columns[index]!) ? value : guardFormula(value);
  const options = { ...table.csv, bom: true, header: true, columns: [...columns], cast: { string: text } };
  // The error of a failed read ends the download as well.
  return pipeline(Readable.from(rows), stringify(options), () => undefined);
}
