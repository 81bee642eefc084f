import { Module } from '@nestjs/common';
import { ContactReadingModule } from '@kp/contact';
import { OrdersReadingModule } from '@kp/orders';
import { SettingsModule } from '@kp/settings';
import { DevMailController } from './http/dev-mail.controller';
import { DeliverMailHandler } from './jobs/deliver-mail.handler';
import { SweepMails } from './jobs/sweep-mails';
import { WriteContactConfirmationHandler } from './jobs/write-contact-confirmation.handler';
import { WriteContactNoticeHandler } from './jobs/write-contact-notice.handler';
import {
  WriteConfirmedOrderConfirmationHandler,
  WriteOrderConfirmationHandler,
  WritePaidOrderConfirmationHandler,
} from './jobs/write-order-confirmation.handler';
import { WriteOutOfStockNoticeHandler } from './jobs/write-out-of-stock-notice.handler';
import { WritePaymentDeclinedMailHandler } from './jobs/write-payment-declined-mail.handler';
import { WriteQuoteConfirmationHandler } from './jobs/write-quote-confirmation.handler';
import { WriteQuoteNoticeHandler } from './jobs/write-quote-notice.handler';
import { WriteRefundNoticeHandler } from './jobs/write-refund-notice.handler';
import { WriteStatusMailHandler, WriteTrackingMailHandler } from './jobs/write-status-mail.handler';
import { MailTransport } from './mail/mail-transport';
import { MailWriter } from './mail/mail-writer';
import { OrderMails } from './mail/order-mails';
import { ShopFactsReader } from './mail/shop-facts-reader';
import { MailRepository } from './persistence/mail.repository';

/** The gateway's side: shows kept mails. */
@Module({ controllers: [DevMailController], providers: [MailRepository] })
export class NotificationsModule {}

/** The worker's side: writes and sends mails. */
@Module({
  imports: [SettingsModule, OrdersReadingModule, ContactReadingModule],
  providers: [
    MailRepository,
    MailTransport,
    MailWriter,
    ShopFactsReader,
    OrderMails,
    WriteOrderConfirmationHandler,
    WritePaidOrderConfirmationHandler,
    WriteConfirmedOrderConfirmationHandler,
    WriteStatusMailHandler,
    WriteTrackingMailHandler,
    WriteOutOfStockNoticeHandler,
    WriteRefundNoticeHandler,
    WritePaymentDeclinedMailHandler,
    WriteContactNoticeHandler,
    WriteContactConfirmationHandler,
    WriteQuoteNoticeHandler,
    WriteQuoteConfirmationHandler,
    DeliverMailHandler,
    SweepMails,
  ],
})
export class NotificationsWorkerModule {}
