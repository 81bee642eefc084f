import { Module } from '@nestjs/common';
import { OrdersReadingModule } from '@kp/orders';
import { SettingsModule } from '@kp/settings';
import { DevMailController } from './http/dev-mail.controller';
import { DeliverMailHandler } from './jobs/deliver-mail.handler';
import { WriteOrderConfirmationHandler } from './jobs/write-order-confirmation.handler';
import { MailTransport } from './mail/mail-transport';
import { MailRepository } from './persistence/mail.repository';

/** The gateway's side: shows kept mails. */
@Module({ controllers: [DevMailController], providers: [MailRepository] })
export class NotificationsModule {}

/** The worker's side: writes and sends mails. */
@Module({
  imports: [SettingsModule, OrdersReadingModule],
  providers: [MailRepository, MailTransport, WriteOrderConfirmationHandler, DeliverMailHandler],
})
export class NotificationsWorkerModule {}
