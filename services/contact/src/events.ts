/** Recorded in the transaction that stores a contact message. */
export const CONTACT_MESSAGE_SENT = 'contact.message-sent';

/** Recorded in the transaction that stores a quote request. */
export const QUOTE_REQUESTED = 'contact.quote-requested';

export interface EnquiryReceived {
  /** Of the contact message or quote request. */
  enquiryId: number;
}
