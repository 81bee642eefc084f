/** A mail as it was written; `id` is the same for every try to send it. */
export interface Mail {
  id: number;
  to: string;
  /** Where answers go; null means to the address that every mail of the shop comes from. */
  replyTo: string | null;
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
  /** Where answers go, when not to the address that every mail of the shop comes from. */
  replyTo?: string;
  /** Of this kind, to this address: what is more within 24 hours is not written. */
  mostPerDay?: number;
  language: string;
  subject: string;
  text: string;
  html: string;
}
