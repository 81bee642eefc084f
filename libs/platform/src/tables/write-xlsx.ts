import { on } from 'node:events';
import { createRequire } from 'node:module';
import { Readable } from 'node:stream';
import { pathToFileURL } from 'node:url';
import { Worker } from 'node:worker_threads';
import type { XlsxWriteStreamOptions } from 'hucre/xlsx';
import { inExportFormat } from './export-format';
import type { Cell, ExportedTable } from './exported-table';

const packages = createRequire(__filename);

/** Asks for rows in batches, the last of which is empty, and gives the bytes of the workbook. */
const THREAD = `
  const { once } = require('node:events');
  const { parentPort, workerData } = require('node:worker_threads');
  async function* rows() {
    for (;;) {
      parentPort.postMessage(null);
      const [batch] = await once(parentPort, 'message');
      if (batch.length === 0) return;
      yield* batch;
    }
  }
  import(workerData.library).then(async ({ writeXlsxStream }) => {
    for await (const chunk of writeXlsxStream(rows(), workerData.options)) {
      const bytes = new Uint8Array(chunk);
      parentPort.postMessage(bytes, [bytes.buffer]);
    }
    parentPort.close();
  });`;
const BATCH_SIZE = 100;
const HEAP_MEGABYTES = 128;

const COLUMN_WIDTH = 18;
const AMOUNT_FORMAT = '0.00';
/** Excel refuses a file with a longer one. */
const CELL_CHARACTERS = 32_767;

/**
 * A workbook of one sheet in flat memory. A thread makes and packs it, so that other requests are answered meanwhile; it gets
 * the next rows when it has written the last ones, and those are read when the download has taken what was written.
 */
export const writeXlsx = (table: ExportedTable): Readable =>
  Readable.from(bytesOf(table), { objectMode: false });

async function* bytesOf({
  name,
  columns,
  amounts = [],
  amountTexts = [],
  format,
  rows,
}: ExportedTable): AsyncGenerator<Uint8Array> {
  const isAmount = columns.map((column) => amounts.includes(column));
  const hasAmounts = columns.map((column) => amountTexts.includes(column));
  const options: XlsxWriteStreamOptions = {
    name,
    freezePane: { rows: 1 },
    columns: columns.map((column, index) => ({
      header: textCell(column),
      width: COLUMN_WIDTH,
      ...(isAmount[index] ? { numFmt: AMOUNT_FORMAT } : {}),
    })),
  };
  const thread = new Worker(THREAD, {
    eval: true,
    resourceLimits: { maxOldGenerationSizeMb: HEAP_MEGABYTES },
    workerData: {
      library: pathToFileURL(packages.resolve('hucre/xlsx')).href,
      options,
    },
  });
  const batches = inBatches(rows);
  try {
    for await (const [bytes] of on(thread, 'message', { close: ['exit'] }) as AsyncIterable<
      [Uint8Array | null]
    >) {
      if (bytes) yield bytes;
      else {
        const { value: batch = [] } = await batches.next();
        thread.postMessage(
          batch.map((row) =>
            row.map((cell, index) =>
              hasAmounts[index] && typeof cell === 'string'
                ? inExportFormat(cell, format)
                : cellOf(cell, isAmount[index]),
            ),
          ),
        );
      }
    }
  } finally {
    await thread.terminate();
    await batches.return(undefined);
  }
}

async function* inBatches<Row>(rows: AsyncIterable<Row>): AsyncGenerator<Row[], undefined> {
  let batch: Row[] = [];
  for await (const row of rows) {
    batch.push(row);
    if (batch.length < BATCH_SIZE) continue;
    yield batch;
    batch = [];
  }
  if (batch.length > 0) yield batch;
  return undefined;
}

function cellOf(cell: Cell, isAmount = false): string | number | null {
  if (typeof cell !== 'string') return cell ?? null;
  if (cell === '') return null;
  const amount = isAmount ? Number(cell) : NaN;
  return Number.isNaN(amount) ? textCell(cell) : amount;
}

/** Texts such as "_x000D_" are characters in workbooks; the two that XML cannot hold at all become a replacement. */
function textCell(text: string): string {
  const written = text.replace(/_(?=x[\dA-Fa-f]{4}_)/g, '_x005F_').replace(/[\ufffe\uffff]/g, '\ufffd');
  return written.length > CELL_CHARACTERS ? `${written.slice(0, CELL_CHARACTERS - 1)}…` : written;
}
