import { createWriteStream } from 'node:fs';
import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { Injectable } from '@nestjs/common';
import { DocumentFiles } from '@kp/invoices';
import { DEFAULT_LANGUAGE, isLanguageCode } from '@kp/i18n/languages';
import { type Delivery, type EventHandler, HandlesEvent } from '@kp/platform/outbox';
import { FileStorage } from '@kp/platform/storage';
import { type ExportedTable, writeCsv, writeXlsx } from '@kp/platform/tables';
import { writeZip, type ZippedFile } from '@kp/platform/zip';
import { daysOfMonth } from '../accounting-month';
import { MONTH_ARCHIVE_REQUESTED, type MonthArchiveRequested } from '../events';
import { ReceiptsFile } from '../receipts/receipts-file';
import { SalesJournal } from '../sales-journal/sales-journal';
import { SalesJournalFile } from '../sales-journal/sales-journal-file';
import { StatesFiles } from '../states/states-files';
import { VatSummaryFile } from '../vat-report/vat-summary-file';
import { type MonthArchive, MonthArchiveRepository } from './month-archive.repository';

/** Documents between two notes of how far it is. */
const NOTED_EVERY = 25;

/** Each file is read when the one before is written, to a file of this machine that the storage takes then. */
@Injectable()
@HandlesEvent(MONTH_ARCHIVE_REQUESTED, {
  name: 'accounting.build-month-archive',
  queue: 'archives',
  outsideTransaction: true,
})
export class BuildArchiveHandler implements EventHandler<MonthArchiveRequested> {
  constructor(
    private readonly archives: MonthArchiveRepository,
    private readonly documents: DocumentFiles,
    private readonly journal: SalesJournal,
    private readonly sales: SalesJournalFile,
    private readonly receipts: ReceiptsFile,
    private readonly vat: VatSummaryFile,
    private readonly states: StatesFiles,
    private readonly storage: FileStorage,
  ) {}

  async handle({ payload: { archiveId } }: Delivery<MonthArchiveRequested>): Promise<void> {
    const archive = await this.archives.find(archiveId);
    if (!archive || !(await this.archives.start(archiveId, await this.journal.count(archive.month)))) return;
    const folder = await mkdtemp(path.join(tmpdir(), 'kitchenpass-archive-'));
    try {
      const file = path.join(folder, 'month.zip');
      const progress = { done: 0 };
      await pipeline(writeZip(this.files(archive, progress)), createWriteStream(file));
      const name = `accounting/${archive.month}-${archiveId}.zip`;
      await this.storage.putFile(name, file);
      await this.archives.finish(archiveId, progress.done, name, (await stat(file)).size);
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  }

  private async *files(
    { id, month, language: code }: MonthArchive,
    progress: { done: number },
  ): AsyncIterable<ZippedFile> {
    const language = isLanguageCode(code) ? code : DEFAULT_LANGUAGE;
    yield* asFiles(() => this.sales.table(month, language));
    yield* asFiles(() => this.receipts.table(month, language));
    yield* asFiles(() => this.vat.table(month, language));
    yield* asFiles(() => this.states.sales(month, language));
    yield* asFiles(() => this.states.supplies(month, language));
    for await (const file of this.documents.matching(daysOfMonth(month))) {
      if (file.name.endsWith('.pdf')) {
        progress.done += 1;
        if (progress.done % NOTED_EVERY === 0) await this.archives.countDone(id, progress.done);
      }
      yield { ...file, name: `documents/${file.name}` };
    }
  }
}

/** A table as text and as a workbook, each read for itself. */
async function* asFiles(read: () => Promise<ExportedTable>): AsyncIterable<ZippedFile> {
  const text = await read();
  yield { name: `${text.name}.csv`, file: writeCsv(text) };
  const workbook = await read();
  yield { name: `${workbook.name}.xlsx`, file: writeXlsx(workbook) };
}
