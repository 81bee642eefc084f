/** A mail is stored and waits to be sent. */
export const MAIL_WRITTEN = 'notifications.mail-written';

export interface MailWritten {
  mailId: number;
}
