import { Module } from '@nestjs/common';
import { AccountReadingModule, NotificationPreferencesModule, SecurityMailsModule } from '@kp/auth';
import { CatalogModule, CatalogReviewsModule } from '@kp/catalog';
import { ContactReadingModule } from '@kp/contact';
import { InvoicesReadingModule } from '@kp/invoices';
import { OrdersReadingModule } from '@kp/orders';
import { SettingsModule } from '@kp/settings';
import { DueAlerts } from './due-alerts';
import { DevMailController } from './http/dev-mail.controller';
import { MailSenderController } from './http/mail-sender.controller';
import { ProductAlertsController } from './http/product-alerts.controller';
import { UnsubscribeController } from './http/unsubscribe.controller';
import { accountMailHandlers } from './jobs/account-mail-handlers';
import { DeliverMailHandler } from './jobs/deliver-mail.handler';
import { enquiryMailHandlers } from './jobs/enquiry-mail-handlers';
import { EventMails } from './jobs/event-mails';
import { orderMailHandlers } from './jobs/order-mail-handlers';
import { paymentMailHandlers } from './jobs/payment-mail-handlers';
import { SweepAlerts } from './jobs/sweep-alerts';
import { SweepMails } from './jobs/sweep-mails';
import { MailSender } from './mail-sender';
import { MailTransport } from './mail/mail-transport';
import { MailWriter } from './mail/mail-writer';
import { MailsData } from './mails-data';
import { AlertRepository } from './persistence/alert.repository';
import { MailRepository } from './persistence/mail.repository';
import { ProductAlerts } from './product-alerts';
import { ReviewRequests } from './review-requests';
import { UnsubscribeLinks } from './unsubscribe-links';

/** For the gateway: the dev mailbox, the sender of mails, product alerts, unsubscription. */
@Module({
  imports: [CatalogModule, NotificationPreferencesModule],
  controllers: [DevMailController, MailSenderController, ProductAlertsController, UnsubscribeController],
  providers: [MailRepository, MailSender, MailsData, AlertRepository, ProductAlerts, UnsubscribeLinks],
})
export class NotificationsModule {}

/** For the worker. */
@Module({
  imports: [
    AccountReadingModule,
    SecurityMailsModule,
    NotificationPreferencesModule,
    CatalogReviewsModule,
    SettingsModule,
    OrdersReadingModule,
    InvoicesReadingModule,
    ContactReadingModule,
  ],
  providers: [
    MailRepository,
    MailSender,
    MailTransport,
    MailWriter,
    ReviewRequests,
    EventMails,
    AlertRepository,
    DueAlerts,
    UnsubscribeLinks,
    ...orderMailHandlers,
    ...paymentMailHandlers,
    ...enquiryMailHandlers,
    ...accountMailHandlers,
    DeliverMailHandler,
    SweepMails,
    SweepAlerts,
  ],
})
export class NotificationsWorkerModule {}
