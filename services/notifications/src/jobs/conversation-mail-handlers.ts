import type { Type } from '@nestjs/common';
import {
  CONTACT_MESSAGE_SENT,
  CONVERSATION_ANSWERED,
  type ConversationAnswered,
  type ConversationReceived,
  QUOTE_REQUESTED,
  QUOTE_REFUSED,
  QUOTE_SENT,
  type QuoteRefused,
  type QuoteSent,
} from '@kp/contact';
import type { EventHandler } from '@kp/platform/outbox';
import {
  contactNotice,
  conversationConfirmation,
  quoteNotice,
  refusedQuoteNotice,
} from '../mail/conversation-mails';
import { quoteMail, replyMail } from '../mail/inbox-mails';
import type { ShopContact } from '../mail/mail-template';
import { emailOf, type EventMails, handlerOf } from './event-mails';

const aContactMessage = {
  find: ({ conversations }: EventMails, { conversationId }: ConversationReceived) =>
    conversations.getContactMessage(conversationId),
};
const aQuoteRequest = {
  find: ({ conversations }: EventMails, { conversationId }: ConversationReceived) =>
    conversations.getQuoteRequest(conversationId),
};
const aReply = {
  find: ({ conversations }: EventMails, { replyId }: ConversationAnswered) => conversations.getReply(replyId),
};
const aSentQuote = {
  find: ({ conversations }: EventMails, { quoteId }: QuoteSent) => conversations.findSentQuote(quoteId),
};
const aRefusedQuote = {
  find: ({ conversations }: EventMails, { quoteId }: QuoteRefused) => conversations.findRefusedQuote(quoteId),
};
const shopItself = (_subject: unknown, shop: ShopContact) => shop.email;

export const conversationMailHandlers: Type<EventHandler>[] = [
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
    template: (message, shop) => conversationConfirmation(message, shop, 'contact'),
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
    template: (request, shop) => conversationConfirmation(request, shop, 'quote'),
    to: emailOf,
  }),
  handlerOf({
    event: CONVERSATION_ANSWERED,
    handler: 'notifications.write-conversation-reply',
    formerNames: ['notifications.write-enquiry-reply'],
    series: 'conversation-reply',
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
