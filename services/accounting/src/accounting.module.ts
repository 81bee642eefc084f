import { Module } from '@nestjs/common';
import { SettingsModule } from '@kp/settings';
import { AccountingTexts } from './accounting-texts';
import { AccountingMonths } from './months/accounting-months';
import { AccountingMonthsController } from './months/accounting-months.controller';
import { SalesJournal } from './sales-journal/sales-journal';
import { SalesJournalController } from './sales-journal/sales-journal.controller';
import { SalesJournalFile } from './sales-journal/sales-journal-file';
import { VatReport } from './vat-report/vat-report';
import { VatReportController } from './vat-report/vat-report.controller';

@Module({
  imports: [SettingsModule],
  controllers: [AccountingMonthsController, SalesJournalController, VatReportController],
  providers: [AccountingMonths, AccountingTexts, SalesJournal, SalesJournalFile, VatReport],
})
export class AccountingModule {}
