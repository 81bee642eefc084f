import type { Type } from '@nestjs/common';
import {
  CONTACT_MESSAGE_SENT,
  ENQUIRY_ANSWERED,
  type EnquiryAnswered,
  type EnquiryReceived,
  QUOTE_REQUESTED,
  QUOTE_REFUSED,
  QUOTE_SENT,
  type QuoteRefused,
  type QuoteSent,
} from '@kp/contact';
import type { EventHandler } from '@kp/platform/outbox';
import { contactNotice, enquiryConfirmation, quoteNotice, refusedQuoteNotice } from '../mail/enquiry-mails';
import { quoteMail, replyMail } from '../mail/inbox-mails';
import type { ShopContact } from '../mail/mail-template';
import { emailOf, type EventMails, handlerOf } from './event-mails';

const aContactMessage = {
  find: ({ enquiries }: EventMails, { enquiryId }: EnquiryReceived) => enquiries.getContactMessage(enquiryId),
};
const aQuoteRequest = {
  find: ({ enquiries }: EventMails, { enquiryId }: EnquiryReceived) => enquiries.getQuoteRequest(enquiryId),
};
const aReply = {
  find: ({ enquiries }: EventMails, { replyId }: EnquiryAnswered) => enquiries.getReply(replyId),
};
const aSentQuote = {
  find: ({ enquiries }: EventMails, { quoteId }: QuoteSent) => enquiries.findSentQuote(quoteId),
};
const aRefusedQuote = {
  find: ({ enquiries }: EventMails, { quoteId }: QuoteRefused) => enquiries.findRefusedQuote(quoteId),
};
const shopItself = (_subject: unknown, shop: ShopContact) => shop.email;

export const enquiryMailHandlers: Type<EventHandler>[] = [
  handlerOf({
    event: CONTACT_MESSAGE_SENT,
    handler: 'notifications.write-contact-notice',
    formerNames: ['WriteContactNoticeHandler'],
    about: aContactMessage,
    template: contactNotice,
    to: shopItself,
  }),
  handlerOf({
    event: CONTACT_MESSAGE_SENT,
    handler: 'notifications.write-contact-confirmation',
    formerNames: ['WriteContactConfirmationHandler'],
    about: aContactMessage,
    template: (message, shop) => enquiryConfirmation(message, shop, 'contact'),
    to: emailOf,
  }),
  handlerOf({
    event: QUOTE_REQUESTED,
    handler: 'notifications.write-quote-notice',
    formerNames: ['WriteQuoteNoticeHandler'],
    about: aQuoteRequest,
    template: quoteNotice,
    to: shopItself,
  }),
  handlerOf({
    event: QUOTE_REQUESTED,
    handler: 'notifications.write-quote-confirmation',
    formerNames: ['WriteQuoteConfirmationHandler'],
    about: aQuoteRequest,
    template: (request, shop) => enquiryConfirmation(request, shop, 'quote'),
    to: emailOf,
  }),
  handlerOf({
    event: ENQUIRY_ANSWERED,
    handler: 'notifications.write-enquiry-reply',
    series: 'enquiry-reply',
    about: aReply,
    template: replyMail,
    to: emailOf,
  }),
  handlerOf({
    event: QUOTE_SENT,
    handler: 'notifications.write-quote',
    series: 'quote',
    about: aSentQuote,
    template: quoteMail,
    to: emailOf,
  }),
  handlerOf({
    event: QUOTE_REFUSED,
    handler: 'notifications.write-refused-quote',
    about: aRefusedQuote,
    template: refusedQuoteNotice,
    to: shopItself,
  }),
];
