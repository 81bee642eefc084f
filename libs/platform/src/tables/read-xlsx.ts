import { once } from 'node:events';
import { createRequire } from 'node:module';
import type { Readable } from 'node:stream';
import { isDate } from 'node:util/types';
import { Worker } from 'node:worker_threads';
import { checkWorkbook } from './check-workbook';
import { exactNumber, plainNumber } from './exact-number';
import {
  checkRow,
  TABLE_LIMITS,
  TableError,
  type TableProblem,
  type TableRow,
  WORKBOOK_LIMITS,
} from './table';
import { XLSX_THREAD } from './xlsx-thread';

type Cell = string | number | boolean | Date | null;
type Batch = { rows: Cell[][] } | { problem: TableProblem; row: number | null };

const packages = createRequire(__filename);

const BATCH_SIZE = 500;

/** Of a workbook, in its order. @throws TableError when it cannot be read */
export async function xlsxSheets(source: Readable): Promise<string[]> {
  return checkWorkbook(await bytesOf(source)).map(({ name }) => name);
}

/**
 * The rows of a sheet of a workbook, in the texts that a CSV file has for the same cells. It is parsed in a thread with
 * bounds of memory and time. Empty rows count and are left out.
 * @param name of the sheet; null for the first
 * @throws TableError when it cannot be read, or not any further
 */
export async function* readXlsx(source: Readable, name: string | null): AsyncGenerator<TableRow> {
  const content = await bytesOf(source);
  const sheets = checkWorkbook(content);
  const sheet = name === null ? sheets[0] : sheets.find((each) => each.name === name);
  if (!sheet) throw new TableError('TABLE.UNREADABLE', null, name);
  const thread = new Worker(XLSX_THREAD, {
    eval: true,
    transferList: [content.buffer],
    workerData: {
      library: packages.resolve('read-excel-file/universal'),
      zip: packages.resolve('fflate'),
      sheet: sheet.number,
      part: sheet.part,
      content: content.buffer,
      rows: WORKBOOK_LIMITS.rows,
      columns: TABLE_LIMITS.columns,
      headRows: TABLE_LIMITS.headRows,
    },
    resourceLimits: { maxOldGenerationSizeMb: WORKBOOK_LIMITS.heapMegabytes },
  });
  // Without a listener, an error between two batches would end the process.
  thread.on('error', () => undefined);
  try {
    let row = 0;
    for (let rows = await nextRows(thread); rows.length > 0; rows = await nextRows(thread)) {
      for (const values of rows) {
        row += 1;
        const cells = values.map(textOf);
        checkRow(cells, row);
        if (cells.some((cell) => cell !== '')) yield { row, cells };
      }
    }
  } catch (error) {
    throw error instanceof TableError ? new TableError(error.problem, error.row, sheet.name) : error;
  } finally {
    await thread.terminate();
  }
}

/** @throws TableError also when the thread needs more memory or time than it may have */
async function nextRows(thread: Worker): Promise<Cell[][]> {
  thread.postMessage(BATCH_SIZE);
  const signal = AbortSignal.timeout(WORKBOOK_LIMITS.milliseconds);
  const [batch] = (await once(thread, 'message', { signal }).catch((error: NodeJS.ErrnoException) => {
    const isTooLarge = error.code === 'ERR_WORKER_OUT_OF_MEMORY' || error.code === 'ABORT_ERR';
    throw isTooLarge ? new TableError('TABLE.WORKBOOK_TOO_LARGE') : error;
  })) as [Batch];
  if ('rows' in batch) return batch.rows;
  throw new TableError(batch.problem, batch.row);
}

async function bytesOf(source: Readable): Promise<Uint8Array<ArrayBuffer>> {
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of source) {
    chunks.push(chunk as Buffer);
    length += (chunk as Buffer).length;
    if (length > WORKBOOK_LIMITS.bytes) throw new TableError('TABLE.WORKBOOK_TOO_LARGE');
  }
  // Not from the pool: the thread takes the whole buffer over.
  const content = new Uint8Array(length);
  let offset = 0;
  for (const chunk of chunks) {
    content.set(chunk, offset);
    offset += chunk.length;
  }
  return content;
}

/** Days are dates, other moments ISO 8601 in UTC, as exports write them. */
function textOf(cell: Cell): string {
  if (typeof cell === 'number') return exactNumber(plainNumber(cell));
  if (!isDate(cell)) return cell === null ? '' : String(cell);
  return cell.toISOString().replace('T00:00:00.000Z', '');
}
