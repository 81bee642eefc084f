import { Module } from '@nestjs/common';
import { InvoicesModule } from '../invoices.module';
import { InvoicesService } from '../invoices.service';
import { InvoiceRepository } from '../persistence/invoice.repository';
import { AuthorityAccess } from './authority-access';
import { AuthorityFiles } from './authority-files';
import { FindLostDocuments } from './find-lost-documents';
import { FollowDocuments } from './follow-documents';
import { EFacturaController } from './http/e-factura.controller';
import { TransmissionsController } from './http/transmissions.controller';
import { QueueTransmissionHandler } from './jobs/queue-transmission.handler';
import { TransmitDocuments } from './jobs/transmit-documents';
import { ListMessages } from './list-messages';
import { ReissueInvoice } from './reissue-invoice';
import { SendDocuments } from './send-documents';
import { TransmissionsCoreModule } from './transmissions-core.module';

/** For the back office. */
@Module({
  imports: [TransmissionsCoreModule, InvoicesModule],
  controllers: [EFacturaController, TransmissionsController],
  providers: [AuthorityAccess, AuthorityFiles, ReissueInvoice, InvoiceRepository],
})
export class TransmissionsModule {}

/** For the worker. */
@Module({
  imports: [TransmissionsCoreModule],
  providers: [
    InvoiceRepository,
    InvoicesService,
    SendDocuments,
    FollowDocuments,
    FindLostDocuments,
    ListMessages,
    QueueTransmissionHandler,
    TransmitDocuments,
  ],
})
export class TransmissionsWorkerModule {}
