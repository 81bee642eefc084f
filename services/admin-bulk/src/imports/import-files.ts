import { createReadStream, createWriteStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { randomUUID } from 'node:crypto';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { Injectable } from '@nestjs/common';
import { MAX_UPLOAD_BYTES } from '@kp/commerce';
import { InvalidInputError } from '@kp/platform/http';
import { FileStorage } from '@kp/platform/storage';
import {
  detectFormat,
  readTable,
  sheetsOf,
  TableError,
  type TableFormat,
  type TableProblem,
  type TableRow,
} from '@kp/platform/tables';
import { ZipArchive, type ZipLimits } from '@kp/platform/zip';
import { fileUnreadable, type ImportJob } from './import-job';
import { laidOutRows, type LaidOutRow } from './layout/laid-out-rows';
import { type HeadReading, readHead, type TableHead } from './layout/read-head';

const PICTURE_LIMITS: ZipLimits = {
  files: 2e4,
  fileBytes: MAX_UPLOAD_BYTES,
  bytes: 2 * 1024 ** 3,
};

type StoredTable = Pick<ImportJob, 'storedName' | 'encoding' | 'sheet'>;

export interface ReceivedFile {
  storedName: string;
  encoding: TableFormat;
  /** Whose rows are read; null of a text. */
  sheet: string | null;
  /** All of a workbook. */
  sheets: string[];
  head: TableHead;
}

type CountNamed = HeadReading['countNamed'];

/** A cover or a page of notes, without a table to import. */
const NO_TABLE: readonly TableProblem[] = ['TABLE.EMPTY', 'TABLE.DUPLICATE_COLUMN'];
/** Reading a sheet costs time: one further behind is to be named. */
const MAX_TRIED_SHEETS = 5;
/** A head with as many known columns is that of a table; covers and pages of notes have fewer. */
const ENOUGH_NAMED = 2;

/** Files of imports in the storage that gateway and worker share. */
@Injectable()
export class ImportFiles {
  constructor(private readonly storage: FileStorage) {}

  /**
   * @param countNamed how many of the columns are known, by which head and sheet are guessed
   * @param sheet of a workbook; otherwise the first with known columns
   * @throws TableError for an unreadable file, ImportError IMPORT.FILE_UNREADABLE with the sheets for one without a
   *   readable head, InvalidInputError for a sheet it lacks; nothing is kept then
   */
  async receive(
    content: Readable,
    countNamed: CountNamed,
    sheet?: string,
    chosenRow?: number,
  ): Promise<ReceivedFile> {
    return this.withCopy(content, async (file) => {
      const open = () => createReadStream(file);
      const encoding = await detectFormat(open);
      const sheets = await sheetsOf(open, encoding);
      if (sheet !== undefined) assertSheet(sheets, sheet);
      const tried = sheet === undefined ? sheets.slice(0, MAX_TRIED_SHEETS) : [sheet];
      // Elements of XML have names, so nothing stands above a head.
      const headRow = encoding === 'xml' ? 1 : chosenRow;
      const found = await bestTable(tried, (each) =>
        readHead(readTable(open(), encoding, each), { sheet: each, countNamed, headRow }),
      ).catch((error: unknown) => {
        throw error instanceof TableError ? fileUnreadable(error, sheets) : error;
      });
      const ending = encoding === 'xlsx' || encoding === 'xml' ? encoding : 'csv';
      const storedName = `imports/${randomUUID()}.${ending}`;
      await this.storage.putFile(storedName, file);
      return { storedName, encoding, sheets, ...found };
    });
  }

  /** @returns its name in the storage. @throws ZipError; nothing is kept then */
  receivePictures(content: Readable): Promise<string> {
    return this.withCopy(content, async (file) => {
      (await ZipArchive.open(file, PICTURE_LIMITS)).close();
      const storedName = `imports/${randomUUID()}.zip`;
      await this.storage.putFile(storedName, file);
      return storedName;
    });
  }

  /** `work` has the pictures that came with the table; null without any. They are copied, because a ZIP is read anywhere. */
  async withPictures<T>(name: string, work: (pictures: ZipArchive | null) => Promise<T>): Promise<T> {
    const stored = name === '' ? null : await this.storage.open(name);
    if (!stored) return work(null);
    return this.withCopy(stored.content, async (file) => {
      const pictures = await ZipArchive.open(file, PICTURE_LIMITS);
      try {
        return await work(pictures);
      } finally {
        pictures.close();
      }
    });
  }

  /** The rows behind the head; null when the file is gone. */
  async read(job: StoredTable & Pick<ImportJob, 'layout'>): Promise<AsyncGenerator<LaidOutRow> | null> {
    const rows = await this.open(job);
    return rows && laidOutRows(rows, job.layout);
  }

  /** Null when the file is gone. @throws TableError without a readable head */
  async head(job: StoredTable, countNamed: CountNamed, headRow?: number): Promise<TableHead | null> {
    const rows = await this.open(job);
    return rows && readHead(rows, { sheet: job.sheet, countNamed, headRow });
  }

  private async open({ storedName, encoding, sheet }: StoredTable): Promise<AsyncGenerator<TableRow> | null> {
    const file = storedName === '' ? null : await this.storage.open(storedName);
    return file && readTable(file.content, encoding, sheet);
  }

  async delete(storedName: string): Promise<void> {
    await this.storage.delete(storedName);
  }

  private async withCopy<T>(content: Readable, work: (file: string) => Promise<T>): Promise<T> {
    const folder = await mkdtemp(path.join(tmpdir(), 'kitchenpass-import-'));
    const file = path.join(folder, 'copy');
    try {
      await pipeline(content, createWriteStream(file));
      return await work(file);
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  }
}

/** @throws InvalidInputError that names those that there are */
export function assertSheet(sheets: readonly string[], sheet: string): void {
  if (sheets.includes(sheet)) return;
  const message =
    sheets.length === 0 ? 'This file has no sheets.' : `Choose one of the sheets: ${sheets.join(', ')}`;
  throw new InvalidInputError([{ field: 'sheet', message }]);
}

async function bestTable(
  sheets: readonly string[],
  head: (sheet: string | null) => Promise<TableHead>,
): Promise<Pick<ReceivedFile, 'sheet' | 'head'>> {
  let best: Pick<ReceivedFile, 'sheet' | 'head'> | null = null;
  let failure: unknown;
  for (const sheet of sheets.length > 0 ? sheets : [null]) {
    try {
      const found = await head(sheet);
      if (!best || found.named > best.head.named) best = { sheet, head: found };
      if (found.named >= ENOUGH_NAMED) break;
    } catch (error) {
      if (!(error instanceof TableError && NO_TABLE.includes(error.problem))) throw error;
      failure = error;
    }
  }
  if (!best) throw failure;
  return best;
}
