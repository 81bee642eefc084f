import { Module } from '@nestjs/common';
import { AccountReadingModule } from '@kp/auth';
import { OrdersReadingModule } from '@kp/orders';
import { SettingsModule } from '@kp/settings';
import { InvoicesController } from './http/invoices.controller';
import { InvoicesService } from './invoices.service';
import { ReverseInvoiceHandler } from './jobs/reverse-invoice.handler';
import { InvoiceRepository } from './persistence/invoice.repository';
import { IssueInvoice } from './use-cases/issue-invoice';
import { ReverseInvoice } from './use-cases/reverse-invoice';

@Module({
  imports: [OrdersReadingModule, AccountReadingModule, SettingsModule],
  controllers: [InvoicesController],
  providers: [InvoiceRepository, InvoicesService, IssueInvoice],
})
export class InvoicesModule {}

/** For the worker. */
@Module({
  imports: [OrdersReadingModule],
  providers: [InvoiceRepository, ReverseInvoice, ReverseInvoiceHandler],
})
export class InvoicesWorkerModule {}
