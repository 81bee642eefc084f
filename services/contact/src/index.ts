import { WidenContactAmounts1796800000106 } from './persistence/migrations/1796800000106-widen-contact-amounts';
import type { ShopModule } from '@kp/platform/composition';
import { ContactModule, ContactWorkerModule } from './contact.module';
import { ContactMessage, QuoteRequest } from './conversation.entity';
import { ConversationReply } from './inbox/conversation-reply.entity';
import { AnswerEnquiries1795402082391 } from './persistence/migrations/1795402082391-answer-enquiries';
import { RecordRefusedAcceptances1795894778437 } from './persistence/migrations/1795894778437-record-refused-acceptances';
import { CreateContact1763700007000 } from './persistence/migrations/1763700007000-create-contact';
import { QuoteBackorders1795904901338 } from './persistence/migrations/1795904901338-quote-backorders';
import { QuoteTaxes1796000250311 } from './persistence/migrations/1796000250311-quote-taxes';
import { RequestQuotedItems1795939407348 } from './persistence/migrations/1795939407348-request-quoted-items';
import { NameConversations1797020047205 } from './persistence/migrations/1797020047205-name-conversations';
import { FindPartsOfConversations1801963100402 } from './persistence/migrations/1801963100402-find-parts-of-conversations';
import { Quote, QuoteLine } from './quotes/quote.entity';

const contactEntities = [ContactMessage, QuoteRequest, ConversationReply, Quote, QuoteLine];
const contactMigrations = [
  CreateContact1763700007000,
  QuoteBackorders1795904901338,
  AnswerEnquiries1795402082391,
  RecordRefusedAcceptances1795894778437,
  RequestQuotedItems1795939407348,
  QuoteTaxes1796000250311,
  WidenContactAmounts1796800000106,
  NameConversations1797020047205,
  FindPartsOfConversations1801963100402,
];

export { ContactReadingModule } from './contact.module';
export {
  CONTACT_MESSAGE_SENT,
  type ContactMessage,
  type ConversationReceived,
  QUOTE_REQUESTED,
  type QuoteRequest,
} from './conversation.entity';
export { CONVERSATION_ANSWERED, type ConversationAnswered } from './inbox/conversation-reply.entity';
export {
  QUOTE_REFUSED,
  QUOTE_SENT,
  type QuoteRefused,
  type QuoteSent,
  quoteTotals,
} from './quotes/quote.entity';
export {
  ConversationReader,
  type MailConversation,
  type MailQuote,
  type MailRefusedQuote,
  type MailReply,
} from './conversation.repository';

export const contactDescriptor: ShopModule = {
  name: 'contact',
  entities: contactEntities,
  migrations: contactMigrations,
  config: [],
  gateway: [ContactModule],
  worker: [ContactWorkerModule],
  secretPaths: ['quote', 'quotes'],
};
