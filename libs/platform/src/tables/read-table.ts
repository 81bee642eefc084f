import type { Readable } from 'node:stream';
import { detectEncoding, type TableEncoding } from './detect-encoding';
import { readCsv } from './read-csv';
import { readXlsx, xlsxSheets } from './read-xlsx';
import { readXml } from './read-xml';
import type { TableRow } from './table';

export type TableFormat = TableEncoding | 'xlsx' | 'xml';

const ZIP = 'PK\x03\x04';
/** Workbooks of earlier releases of spreadsheets, and encrypted ones: named as what they are instead of as no text. */
const COMPOUND_FILE = '\xd0\xcf\x11\xe0';
/** Behind a byte order mark; the zeros of UTF-16 are left out. */
const XML = /^(?:\xef\xbb\xbf|\xff\xfe|\xfe\xff)?\s*<[?!a-z_]/i;
const FIRST_BYTES = 64;

/**
 * By the content, whatever the file is called.
 * @throws TableError for a file that is neither text nor a workbook, or empty
 */
export async function detectFormat(open: () => Readable): Promise<TableFormat> {
  const start = (await firstBytes(open())).toString('latin1');
  if ([ZIP, COMPOUND_FILE].includes(start.slice(0, ZIP.length))) return 'xlsx';
  return XML.test(start.replaceAll('\0', '')) ? 'xml' : detectEncoding(open());
}

/** Their names, in the order of a workbook; none of a text. @throws TableError when it cannot be read */
export async function sheetsOf(open: () => Readable, format: TableFormat): Promise<string[]> {
  return format === 'xlsx' ? xlsxSheets(open()) : [];
}

/**
 * The rows of a file, the head first.
 * @param sheet of a workbook; null for its first
 * @throws TableError when it cannot be read any further
 */
export function readTable(
  source: Readable,
  format: TableFormat,
  sheet: string | null = null,
): AsyncGenerator<TableRow> {
  if (format === 'xml') return readXml(source);
  return format === 'xlsx' ? readXlsx(source, sheet) : readCsv(source, format);
}

async function firstBytes(source: Readable): Promise<Buffer> {
  let start = Buffer.alloc(0);
  for await (const chunk of source) {
    start = Buffer.concat([start, chunk as Buffer]);
    if (start.length >= FIRST_BYTES) break;
  }
  return start.subarray(0, FIRST_BYTES);
}
