import { IdParam, WholeField } from '@kp/platform/http';
import type { Mail } from '../domain/mail';
import type { MailOfOrder } from '../persistence/mail.repository';

export class MailParam extends IdParam {
  @WholeField(1, 2_147_483_647)
  mailId: number;
}

export class MailOfOrderResponse {
  id: number;
  to: string;
  subject: string;
  /** ISO 8601, UTC. */
  createdAt: string;
  /** Null until the mail server has accepted it. */
  sentAt: string | null;

  static from({ id, to, subject, createdAt, sentAt }: MailOfOrder): MailOfOrderResponse {
    return { id, to, subject, createdAt: createdAt.toISOString(), sentAt: sentAt?.toISOString() ?? null };
  }
}

export class OrderMailResponse extends MailOfOrderResponse {
  html: string;
  /** Name of the file that is attached. */
  attachment: string | null;

  static fromMail(mail: Mail): OrderMailResponse {
    const { html, attachment } = mail;
    return { ...MailOfOrderResponse.from(mail), html, attachment: attachment?.fileName ?? null };
  }
}
