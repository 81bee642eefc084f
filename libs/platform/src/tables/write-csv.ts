import { pipeline, Readable } from 'node:stream';
import { stringify } from 'csv-stringify';
import { csvDelimiter, inExportFormat } from './export-format';
import type { ExportedTable } from './exported-table';
import { guardFormula } from './formula-guard';

/** UTF-8 with a byte order mark, in the format of exports. Texts that look like formulas are guarded as `readCsv` expects; negative amounts stay numbers. */
export function writeCsv({
  columns,
  rows,
  amounts = [],
  amountTexts = [],
  format,
  ...table
}: ExportedTable): Readable {
  const hasAmounts = columns.map((column) => [...amounts, ...amountTexts].includes(column));
  const text = (value: string, { index, header }: { index: number; header: boolean }) =>
    hasAmounts[index] && !header ? inExportFormat(value, format) : guardFormula(value);
  const options = {
    ...table.csv,
    delimiter: csvDelimiter(format),
    bom: true,
    header: true,
    columns: [...columns],
    cast: { string: text },
  };
  // The error of a failed read ends the download as well.
  return pipeline(Readable.from(rows), stringify(options), () => undefined);
}
