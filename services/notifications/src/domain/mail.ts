import type { LanguageCode } from '@kp/i18n';

/** A file of the storage. */
export interface MailAttachment {
  file: string;
  fileName: string;
  contentType: string;
}

export interface Mail {
  id: number;
  to: string;
  /** Null means the address that every mail of the shop comes from. */
  replyTo: string | null;
  /** Address of the List-Unsubscribe header; null for mails that are always sent. */
  unsubscribeUrl: string | null;
  subject: string;
  text: string;
  html: string;
  attachment: MailAttachment | null;
  /** Of the job that wrote it; null for mails of promotions. */
  deliveryId: number | null;
  linkHash: Buffer | null;
  /** The order it is about, if it is about one. */
  orderId: number | null;
  createdAt: Date;
  /** Null until the mail server has accepted it. */
  sentAt: Date | null;
}

/** Returned by a template; the handler adds the recipient. */
export interface MailContent {
  kind: string;
  replyTo?: string;
  /** `UnsubscribeUrls.oneClick`, for mails that can be switched off without signing in. */
  unsubscribeUrl?: string;
  /** Of these kinds together one mailbox gets no more within 24 hours. */
  cap?: { kinds: readonly string[]; maxPerDay: number };
  /** Of the mails of a handler for the same subject, such as the number of an invoice, only the first is written. */
  onceFor?: string | number;
  language: string;
  subject: string;
  text: string;
  html: string;
  attachment?: MailAttachment;
  /** Of the token of its link, when that ends: the mail is not sent after it. */
  linkHash?: Buffer;
}

export interface MailDraft extends Omit<MailContent, 'onceFor'> {
  to: string;
  orderId?: number;
  /** Of the mails with the same key only the first is written. */
  uniqueKey?: string;
}

export const MAIL_WRITTEN = 'notifications.mail-written';

export interface MailWritten {
  mailId: number;
}

export const TEST_MAIL_REQUESTED = 'notifications.test-mail-requested';

export interface TestMailRequested {
  userId: number;
  /** In which the back office was read; that of the account where it is absent. */
  language?: LanguageCode;
}

export const MAIL_RESEND_REQUESTED = 'notifications.mail-resend-requested';

export interface MailResendRequested {
  mailId: number;
}
