import { StreamableFile } from '@nestjs/common';
import { DomainError } from '../http/problem';
import type { ExportedTable } from './exported-table';
import { writeCsv } from './write-csv';
import { writeXlsx } from './write-xlsx';

const CSV = 'text/csv';
const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
const BINARY = { schema: { type: 'string', format: 'binary' } } as const;

/** What routes answer, for `@ApiOkResponse`. */
export const CSV_FILE = { content: { [CSV]: BINARY } };
export const XLSX_FILE = { content: { [XLSX]: BINARY } };

/** As many as an import reads. */
const MAX_XLSX_ROWS = 100_000;

class ExportTooLongError extends DomainError {
  constructor() {
    super(
      'EXPORT.TOO_MANY_ROWS',
      422,
      'This is more than the 100,000 rows of an Excel file. Export it as CSV, or narrow it down.',
      { maxRows: MAX_XLSX_ROWS },
    );
  }
}

export const csvFile = (table: ExportedTable): StreamableFile =>
  new StreamableFile(writeCsv(table), {
    type: `${CSV}; charset=utf-8`,
    disposition: `attachment; filename="${table.name}.csv"`,
  });

/** @throws ExportTooLongError EXPORT.TOO_MANY_ROWS */
export async function xlsxFile(table: ExportedTable): Promise<StreamableFile> {
  if ((await table.count()) > MAX_XLSX_ROWS) throw new ExportTooLongError();
  return new StreamableFile(writeXlsx(table), {
    type: XLSX,
    disposition: `attachment; filename="${table.name}.xlsx"`,
  });
}
