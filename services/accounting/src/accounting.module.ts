import { Module } from '@nestjs/common';
import { DocumentFilesModule } from '@kp/invoices';
import { SettingsModule } from '@kp/settings';
import { AccountingTexts } from './accounting-texts';
import { BuildArchiveHandler } from './archives/build-archive.handler';
import { MonthArchiveRepository } from './archives/month-archive.repository';
import { MonthArchives } from './archives/month-archives';
import { MonthArchivesController } from './archives/month-archives.controller';
import { PurgeArchives } from './archives/purge-archives';
import { AccountingMonths } from './months/accounting-months';
import { AccountingMonthsController } from './months/accounting-months.controller';
import { CustomerStatement } from './open-items/customer-statement';
import { OpenItems } from './open-items/open-items';
import { OpenItemsController } from './open-items/open-items.controller';
import { ReceiptsController } from './receipts/receipts.controller';
import { ReceiptsFile } from './receipts/receipts-file';
import { ReceiptsJournal } from './receipts/receipts-journal';
import { RemindOfInvoices } from './reminders/remind-of-invoices';
import { Reminders } from './reminders/reminders';
import { RemindersController } from './reminders/reminders.controller';
import { ReminderRepository } from './reminders/reminders.repository';
import { SalesJournal } from './sales-journal/sales-journal';
import { SalesJournalController } from './sales-journal/sales-journal.controller';
import { SalesJournalFile } from './sales-journal/sales-journal-file';
import { StateSumsReader } from './states/state-sums';
import { StateSumsController } from './states/state-sums.controller';
import { StatesFiles } from './states/states-files';
import { VatReport } from './vat-report/vat-report';
import { VatReportController } from './vat-report/vat-report.controller';
import { VatSummaryFile } from './vat-report/vat-summary-file';

const journals = [
  AccountingTexts,
  MonthArchiveRepository,
  ReceiptsFile,
  ReminderRepository,
  ReceiptsJournal,
  SalesJournal,
  SalesJournalFile,
  StatesFiles,
  StateSumsReader,
  VatReport,
];

@Module({
  imports: [SettingsModule],
  controllers: [
    AccountingMonthsController,
    MonthArchivesController,
    OpenItemsController,
    ReceiptsController,
    RemindersController,
    SalesJournalController,
    StateSumsController,
    VatReportController,
  ],
  providers: [...journals, AccountingMonths, CustomerStatement, MonthArchives, OpenItems, Reminders],
})
export class AccountingModule {}

@Module({
  imports: [DocumentFilesModule, SettingsModule],
  providers: [...journals, BuildArchiveHandler, PurgeArchives, RemindOfInvoices, VatSummaryFile],
})
export class AccountingWorkerModule {}
