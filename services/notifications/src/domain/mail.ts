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
  /** Of these kinds together one mailbox gets no more within 24 hours. */
  cap?: { kinds: readonly string[]; maxPerDay: number };
  /** Of the mails with the same one only the first is written. */
  uniqueKey?: string;
  language: string;
  subject: string;
  text: string;
  html: string;
}
