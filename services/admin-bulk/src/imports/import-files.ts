import { createReadStream, createWriteStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { randomUUID } from 'node:crypto';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { Injectable } from '@nestjs/common';
import { FileStorage } from '@kp/platform/storage';
import { detectEncoding, readCsv, TableError, type TableEncoding, type TableRow } from '@kp/platform/tables';
import type { ImportColumn } from './import-job';

const SAMPLES = 3;
const SAMPLE_CHARACTERS = 100;

export interface ReceivedFile {
  storedName: string;
  encoding: TableEncoding;
  columns: ImportColumn[];
}

/** Files of imports in the storage that gateway and worker share. */
@Injectable()
export class ImportFiles {
  constructor(private readonly storage: FileStorage) {}

  /** @throws TableError for a file without a readable head; nothing is kept then */
  async receive(content: Readable): Promise<ReceivedFile> {
    const folder = await mkdtemp(path.join(tmpdir(), 'kitchenpass-import-'));
    const file = path.join(folder, 'upload');
    try {
      await pipeline(content, createWriteStream(file));
      const encoding = await detectEncoding(createReadStream(file));
      const columns = await columnsOf(readCsv(createReadStream(file), encoding));
      const storedName = `imports/${randomUUID()}.csv`;
      await this.storage.putFile(storedName, file);
      return { storedName, encoding, columns };
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  }

  /** The rows behind the head; null when the file is gone. */
  async read(storedName: string, encoding: TableEncoding): Promise<AsyncGenerator<TableRow> | null> {
    const file = storedName === '' ? null : await this.storage.open(storedName);
    return file && behindHead(readCsv(file.content, encoding));
  }

  async delete(storedName: string): Promise<void> {
    await this.storage.delete(storedName);
  }
}

async function columnsOf(rows: AsyncGenerator<TableRow>): Promise<ImportColumn[]> {
  let columns: ImportColumn[] | null = null;
  for await (const { row, cells } of rows) {
    if (columns) for (const [index, column] of columns.entries()) addSample(column, cells[index]);
    else columns = headOf(cells, row);
    if (columns.every(({ samples }) => samples.length === SAMPLES)) break;
    if (row > 10 * SAMPLES) break;
  }
  if (!columns) throw new TableError('TABLE.EMPTY');
  return columns;
}

function addSample({ samples }: ImportColumn, cell = ''): void {
  if (cell !== '' && samples.length < SAMPLES) samples.push(cell.slice(0, SAMPLE_CHARACTERS));
}

/** Empty heads at the end are none; the others are told apart by their place. */
function headOf(cells: readonly string[], row: number): ImportColumn[] {
  const names = cells.map((cell) => cell.trim());
  while (names.at(-1) === '') names.pop();
  const named = names.filter((name) => name !== '');
  if (new Set(named).size < named.length) throw new TableError('TABLE.DUPLICATE_COLUMN', row);
  return names.map((name) => ({ name, samples: [] }));
}

async function* behindHead(rows: AsyncGenerator<TableRow>): AsyncGenerator<TableRow> {
  let isHead = true;
  for await (const row of rows) {
    if (!isHead) yield row;
    isHead = false;
  }
}
