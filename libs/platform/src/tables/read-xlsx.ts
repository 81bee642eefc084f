import { createRequire } from 'node:module';
import type { Readable } from 'node:stream';
import { checkWorkbook } from './check-workbook';
import { TABLE_LIMITS, TableError, type TableRow, WORKBOOK_LIMITS } from './table';
import { bytesOf, rowsOfThread } from './table-thread';
import { XLSX_THREAD } from './xlsx-thread';

const packages = createRequire(__filename);

const TOO_LARGE = 'TABLE.WORKBOOK_TOO_LARGE';

/** Of a workbook, in its order. @throws TableError when it cannot be read */
export async function xlsxSheets(source: Readable): Promise<string[]> {
  return checkWorkbook(await bytesOf(source, TOO_LARGE)).map(({ name }) => name);
}

/**
 * The rows of a sheet of a workbook. It is parsed in a thread.
 * @param name of the sheet; null for the first
 * @throws TableError when it cannot be read, or not any further
 */
export async function* readXlsx(source: Readable, name: string | null): AsyncGenerator<TableRow> {
  const content = await bytesOf(source, TOO_LARGE);
  const sheets = checkWorkbook(content);
  const sheet = name === null ? sheets[0] : sheets.find((each) => each.name === name);
  if (!sheet) throw new TableError('TABLE.UNREADABLE', null, name);
  const data = {
    library: packages.resolve('read-excel-file/universal'),
    zip: packages.resolve('fflate'),
    sheet: sheet.number,
    part: sheet.part,
    rows: WORKBOOK_LIMITS.rows,
    columns: TABLE_LIMITS.columns,
    headRows: TABLE_LIMITS.headRows,
  };
  try {
    yield* rowsOfThread({ program: XLSX_THREAD, data, content, tooLarge: TOO_LARGE });
  } catch (error) {
    throw error instanceof TableError ? new TableError(error.problem, error.row, sheet.name) : error;
  }
}
