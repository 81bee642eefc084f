import { WidenContactAmounts1796800000106 } from './persistence/migrations/1796800000106-widen-contact-amounts';
import type { ShopModule } from '@kp/platform/composition';
import { ContactModule, ContactWorkerModule } from './contact.module';
import { ContactMessage, QuoteRequest } from './enquiry.entity';
import { EnquiryReply } from './inbox/enquiry-reply.entity';
import { AnswerEnquiries1795402082391 } from './persistence/migrations/1795402082391-answer-enquiries';
import { RecordRefusedAcceptances1795894778437 } from './persistence/migrations/1795894778437-record-refused-acceptances';
import { CreateContact1763700007000 } from './persistence/migrations/1763700007000-create-contact';
import { QuoteBackorders1795904901338 } from './persistence/migrations/1795904901338-quote-backorders';
import { QuoteTaxes1796000250311 } from './persistence/migrations/1796000250311-quote-taxes';
import { RequestQuotedItems1795939407348 } from './persistence/migrations/1795939407348-request-quoted-items';
import { Quote, QuoteLine } from './quotes/quote.entity';

const contactEntities = [ContactMessage, QuoteRequest, EnquiryReply, Quote, QuoteLine];
const contactMigrations = [
  CreateContact1763700007000,
  QuoteBackorders1795904901338,
  AnswerEnquiries1795402082391,
  RecordRefusedAcceptances1795894778437,
  RequestQuotedItems1795939407348,
  QuoteTaxes1796000250311,
  WidenContactAmounts1796800000106,
];

export { ContactReadingModule } from './contact.module';
export {
  CONTACT_MESSAGE_SENT,
  type ContactMessage,
  type EnquiryReceived,
  QUOTE_REQUESTED,
  type QuoteRequest,
} from './enquiry.entity';
export { ENQUIRY_ANSWERED, type EnquiryAnswered } from './inbox/enquiry-reply.entity';
export {
  QUOTE_REFUSED,
  QUOTE_SENT,
  type QuoteRefused,
  type QuoteSent,
  quoteTotals,
} from './quotes/quote.entity';
export {
  EnquiryReader,
  type MailEnquiry,
  type MailQuote,
  type MailRefusedQuote,
  type MailReply,
} from './enquiry.repository';

export const contactDescriptor: ShopModule = {
  name: 'contact',
  entities: contactEntities,
  migrations: contactMigrations,
  config: [],
  gateway: [ContactModule],
  worker: [ContactWorkerModule],
  secretPaths: ['quote', 'quotes'],
};
