import { InvoicesModule } from '@kp/invoices';
import { OrdersModule } from '@kp/orders';
import { SettingsModule } from '@kp/settings';
import { Module } from '@nestjs/common';
import { BankStatementsController } from './http/bank-statements.controller';
import { BankEntryRepository } from './persistence/bank-entry.repository';
import { OpenDocuments } from './persistence/open-documents';
import { DecideEntry } from './use-cases/decide-entry';
import { ImportStatement } from './use-cases/import-statement';
import { ProposeMatches } from './use-cases/propose-matches';

@Module({
  imports: [SettingsModule, OrdersModule, InvoicesModule],
  controllers: [BankStatementsController],
  providers: [BankEntryRepository, OpenDocuments, ImportStatement, ProposeMatches, DecideEntry],
})
export class BankStatementsModule {}
