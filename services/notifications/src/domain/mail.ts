/** A mail as it was written; `id` is the same for every try to send it. */
export interface Mail {
  id: number;
  to: string;
  subject: string;
  text: string;
  html: string;
  createdAt: Date;
  /** Null until the mail server took it; kept mails are never sent. */
  sentAt: Date | null;
}

/** A mail before it is stored. */
export interface MailDraft {
  /** What it is for, e.g. `order-confirmation`. */
  kind: string;
  to: string;
  language: string;
  subject: string;
  text: string;
  html: string;
}
