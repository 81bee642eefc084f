import { Injectable } from '@nestjs/common';
import type { LanguageCode } from '@kp/i18n/languages';
import { AuditLog } from '@kp/platform/audit';
import { Transactions } from '@kp/platform/database';
import type { Principal } from '@kp/platform/http';
import { Outbox } from '@kp/platform/outbox';
import { FileStorage } from '@kp/platform/storage';
import { noArchive } from '../accounting.errors';
import { MONTH_ARCHIVE_REQUESTED, type MonthArchiveRequested } from '../events';
import { SalesJournal } from '../sales-journal/sales-journal';
import { type MonthArchive, MonthArchiveRepository } from './month-archive.repository';

/** One ZIP of a month with all its files. */
@Injectable()
export class MonthArchives {
  constructor(
    private readonly transactions: Transactions,
    private readonly archives: MonthArchiveRepository,
    private readonly journal: SalesJournal,
    private readonly storage: FileStorage,
    private readonly outbox: Outbox,
    private readonly audit: AuditLog,
  ) {}

  /** While one of the month is being made, it is that one. */
  async request(month: string, language: LanguageCode, principal: Principal): Promise<MonthArchive> {
    const documents = await this.journal.count(month);
    await this.transactions.run(async () => {
      const requestedBy = principal.userId;
      const archiveId = await this.archives.insert({ month, language, documents, requestedBy });
      if (archiveId === null) return;
      await this.outbox.record(MONTH_ARCHIVE_REQUESTED, { archiveId } satisfies MonthArchiveRequested);
      await this.audit.record(principal, {
        action: 'accounting-month.exported',
        subject: 'accounting-month',
        subjectId: month,
        before: null,
        after: { documents },
      });
    });
    return (await this.archives.findNewest(month))!;
  }

  /** The newest, or null where none was asked for lately. */
  find(month: string): Promise<MonthArchive | null> {
    return this.archives.findNewest(month);
  }

  /** @throws DomainError ACCOUNTING.NO_ARCHIVE until it is made */
  async open(month: string) {
    const archive = await this.archives.findNewest(month);
    const file = archive?.file ? await this.storage.open(archive.file) : null;
    if (!file) throw noArchive();
    return file;
  }
}
