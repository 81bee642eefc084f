import { Injectable } from '@nestjs/common';
import { type Delivery, type EventHandler, HandlesEvent } from '@kp/platform/outbox';
import { MAIL_RESEND_REQUESTED, type MailResendRequested } from '../domain/mail';
import { MailWriter } from '../mail/mail-writer';

@Injectable()
@HandlesEvent(MAIL_RESEND_REQUESTED, { name: 'notifications.resend-mail', queue: 'emails' })
export class ResendMailHandler implements EventHandler<MailResendRequested> {
  constructor(private readonly writer: MailWriter) {}

  handle({ id, payload }: Delivery<MailResendRequested>): Promise<void> {
    return this.writer.repeat(payload.mailId, id);
  }
}
