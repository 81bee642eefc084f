import { Module } from '@nestjs/common';
import { AccountReadingModule, NotificationPreferencesModule, SecurityMailsModule } from '@kp/auth';
import { CatalogModule, CatalogReadingModule, CatalogReviewsModule } from '@kp/catalog';
import { ContactReadingModule } from '@kp/contact';
import { InvoicesReadingModule } from '@kp/invoices';
import { OrdersReadingModule } from '@kp/orders';
import { SettingsModule } from '@kp/settings';
import { DueAlerts } from './due-alerts';
import { GuestAlerts } from './guest-alerts';
import { DevMailController } from './http/dev-mail.controller';
import { GuestAlertsController } from './http/guest-alerts.controller';
import { MailSenderController } from './http/mail-sender.controller';
import { NewsletterController } from './http/newsletter.controller';
import { OrderMailsController } from './http/order-mails.controller';
import { ProductAlertsController } from './http/product-alerts.controller';
import { PromotionsController } from './http/promotions.controller';
import { UnsubscribeController } from './http/unsubscribe.controller';
import { accountMailHandlers } from './jobs/account-mail-handlers';
import { DeliverMailHandler } from './jobs/deliver-mail.handler';
import { conversationMailHandlers } from './jobs/conversation-mail-handlers';
import { EventMails } from './jobs/event-mails';
import { feedMailHandlers } from './jobs/feed-mail-handlers';
import { orderMailHandlers } from './jobs/order-mail-handlers';
import { paymentMailHandlers } from './jobs/payment-mail-handlers';
import { ResendMailHandler } from './jobs/resend-mail.handler';
import { SendPromotions } from './jobs/send-promotions';
import { AlertJobs } from './jobs/alert-jobs';
import { PurgeMails } from './jobs/purge-mails';
import { WritePromotionTestHandler } from './jobs/write-promotion-test.handler';
import { MailSender } from './mail-sender';
import { MailServerCheck } from './mail/mail-server-check';
import { MailTransport } from './mail/mail-transport';
import { MailWriter } from './mail/mail-writer';
import { AlertsCurrency } from './alerts-currency';
import { MailsData } from './mails-data';
import { Newsletter } from './newsletter';
import { OrderLinks } from './order-links';
import { OrderMails } from './order-mails';
import { AlertRepository } from './persistence/alert.repository';
import { GuestAlertRepository } from './persistence/guest-alert.repository';
import { MailRepository } from './persistence/mail.repository';
import { PromotionRepository } from './persistence/promotion.repository';
import { ProductAlerts } from './product-alerts';
import { PromotionMails } from './promotions/promotion-mails';
import { Promotions } from './promotions/promotions';
import { ReviewRequests } from './review-requests';
import { UnsubscribeLinks } from './unsubscribe-links';

/** For the gateway: the dev mailbox, the sender of mails, product alerts, promotions, unsubscription. */
@Module({
  imports: [CatalogModule, NotificationPreferencesModule, SettingsModule],
  controllers: [
    DevMailController,
    GuestAlertsController,
    MailSenderController,
    NewsletterController,
    OrderMailsController,
    ProductAlertsController,
    PromotionsController,
    UnsubscribeController,
  ],
  providers: [
    MailRepository,
    MailSender,
    MailServerCheck,
    MailsData,
    AlertsCurrency,
    AlertRepository,
    GuestAlertRepository,
    GuestAlerts,
    Newsletter,
    OrderMails,
    ProductAlerts,
    PromotionRepository,
    PromotionMails,
    Promotions,
    UnsubscribeLinks,
  ],
})
export class NotificationsModule {}

/** For the worker. */
@Module({
  imports: [
    AccountReadingModule,
    SecurityMailsModule,
    NotificationPreferencesModule,
    CatalogReadingModule,
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
    OrderLinks,
    ReviewRequests,
    EventMails,
    AlertRepository,
    DueAlerts,
    GuestAlertRepository,
    GuestAlerts,
    Newsletter,
    UnsubscribeLinks,
    PromotionRepository,
    PromotionMails,
    SendPromotions,
    WritePromotionTestHandler,
    ...orderMailHandlers,
    ...paymentMailHandlers,
    ...conversationMailHandlers,
    ...feedMailHandlers,
    ...accountMailHandlers,
    DeliverMailHandler,
    ResendMailHandler,
    PurgeMails,
    AlertJobs,
  ],
})
export class NotificationsWorkerModule {}
