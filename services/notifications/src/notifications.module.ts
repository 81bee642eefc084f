import { Module } from '@nestjs/common';
import { ContactReadingModule } from '@kp/contact';
import { OrdersReadingModule } from '@kp/orders';
import { SettingsModule } from '@kp/settings';
import { DevMailController } from './http/dev-mail.controller';
import { DeliverMailHandler } from './jobs/deliver-mail.handler';
import { EventMails, mailHandlers } from './jobs/mail-handlers';
import { SweepMails } from './jobs/sweep-mails';
import { MailTransport } from './mail/mail-transport';
import { MailWriter } from './mail/mail-writer';
import { MailRepository } from './persistence/mail.repository';

/** For the gateway: the dev mailbox. */
@Module({ controllers: [DevMailController], providers: [MailRepository] })
export class NotificationsModule {}

/** For the worker. */
@Module({
  imports: [SettingsModule, OrdersReadingModule, ContactReadingModule],
  providers: [
    MailRepository,
    MailTransport,
    MailWriter,
    EventMails,
    ...mailHandlers,
    DeliverMailHandler,
    SweepMails,
  ],
})
export class NotificationsWorkerModule {}
