import { Injectable } from '@nestjs/common';
import { ORDER_PLACED, OrderReader, type OrderPlaced } from '@kp/orders';
import { HttpConfig } from '@kp/platform/config';
import { type Delivery, type EventHandler, HandlesEvent, Outbox } from '@kp/platform/outbox';
import { SettingsService } from '@kp/settings';
import { MailTransport } from '../mail/mail-transport';
import { orderConfirmation } from '../mail/order-confirmation';
import { MailRepository } from '../persistence/mail.repository';
import { MAIL_WRITTEN, type MailWritten } from './deliver-mail.handler';

/** Writes the confirmation of a placed order; mail and "done" mark commit together. */
@Injectable()
@HandlesEvent(ORDER_PLACED, { queue: 'emails' })
export class WriteOrderConfirmationHandler implements EventHandler<OrderPlaced> {
  constructor(
    private readonly orders: OrderReader,
    private readonly settings: SettingsService,
    private readonly mails: MailRepository,
    private readonly transport: MailTransport,
    private readonly outbox: Outbox,
    private readonly http: HttpConfig,
  ) {}

  async handle({ id, payload }: Delivery<OrderPlaced>): Promise<void> {
    const order = await this.orders.getForMail(payload.orderId);
    const { phone } = await this.settings.getPublicCompany();
    const draft = await orderConfirmation(order, { publicUrl: this.http.publicUrl, phone });
    const mailId = await this.mails.add(id, draft);
    // Without a mail server it stays where it is: nobody has to be told.
    if (this.transport.isConfigured) await this.outbox.record(MAIL_WRITTEN, { mailId } satisfies MailWritten);
  }
}
