import { once } from 'node:events';
import type { Readable } from 'node:stream';
import { isDate } from 'node:util/types';
import { Worker } from 'node:worker_threads';
import { exactNumber, plainNumber } from './exact-number';
import { type MergedRange, MergedRanges } from './merged-ranges';
import { checkRow, TableError, type TableProblem, type TableRow, WORKBOOK_LIMITS } from './table';

type Cell = string | number | boolean | Date | null;
type Batch = { rows: Cell[][]; merged?: MergedRange[] } | { problem: TableProblem; row: number | null };

const BATCH_SIZE = 500;

interface TableThread {
  /** Source of a program that answers each message, a number of rows, with so many of the next ones. */
  program: string;
  /** What it is given beside the content. */
  data: object;
  content: Uint8Array<ArrayBuffer>;
  tooLarge: TableProblem;
}

/**
 * The rows of a file that cannot be read in pieces, from a thread with bounds of memory and time, in the texts that a CSV
 * file has for the same cells. Empty rows count and are left out.
 * @throws TableError when it cannot be read any further
 */
export async function* rowsOfThread({
  program,
  data,
  content,
  tooLarge,
}: TableThread): AsyncGenerator<TableRow> {
  const thread = new Worker(program, {
    eval: true,
    transferList: [content.buffer],
    workerData: { ...data, content: content.buffer },
    resourceLimits: { maxOldGenerationSizeMb: WORKBOOK_LIMITS.heapMegabytes },
  });
  // Without a listener, an error between two batches would end the process.
  thread.on('error', () => undefined);
  try {
    let row = 0;
    let ranges: MergedRanges | undefined;
    for (
      let batch = await nextRows(thread, tooLarge);
      batch.rows.length > 0;
      batch = await nextRows(thread, tooLarge)
    ) {
      ranges ??= new MergedRanges(batch.merged ?? []);
      for (const values of batch.rows) {
        row += 1;
        const cells = values.map(textOf);
        checkRow(cells, row);
        const merged = ranges.of(row, cells);
        if (cells.some((cell) => cell !== ''))
          yield merged.length > 0 ? { row, cells, merged } : { row, cells };
      }
    }
  } finally {
    await thread.terminate();
  }
}

/** @throws TableError also when the thread needs more memory or time than it may have */
async function nextRows(thread: Worker, tooLarge: TableProblem): Promise<Extract<Batch, { rows: unknown }>> {
  thread.postMessage(BATCH_SIZE);
  const signal = AbortSignal.timeout(WORKBOOK_LIMITS.milliseconds);
  const [batch] = (await once(thread, 'message', { signal }).catch((error: NodeJS.ErrnoException) => {
    const isTooLarge = error.code === 'ERR_WORKER_OUT_OF_MEMORY' || error.code === 'ABORT_ERR';
    throw isTooLarge ? new TableError(tooLarge) : error;
  })) as [Batch];
  if ('rows' in batch) return batch;
  throw new TableError(batch.problem, batch.row);
}

/** All of a file of at most `WORKBOOK_LIMITS.bytes`. @throws TableError */
export async function bytesOf(source: Readable, tooLarge: TableProblem): Promise<Uint8Array<ArrayBuffer>> {
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of source) {
    chunks.push(chunk as Buffer);
    length += (chunk as Buffer).length;
    if (length > WORKBOOK_LIMITS.bytes) throw new TableError(tooLarge);
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
