import type { ShopModule } from '@kp/platform/composition';
import { ContactModule } from './contact.module';
import { ContactMessage } from './domain/contact-message.entity';
import { QuoteRequest } from './domain/quote-request.entity';
import { CreateContact1763700007000 } from './persistence/migrations/1763700007000-create-contact';

export const contactEntities = [ContactMessage, QuoteRequest];
export const contactMigrations = [CreateContact1763700007000];

export { ContactModule, ContactReadingModule } from './contact.module';
export type { ContactMessage } from './domain/contact-message.entity';
export type { QuoteRequest } from './domain/quote-request.entity';
export { EnquiryReader, type ForMail } from './enquiry-reader';
export { CONTACT_MESSAGE_SENT, type EnquiryReceived, QUOTE_REQUESTED } from './events';

export const contactDescriptor: ShopModule = {
  name: 'contact',
  entities: contactEntities,
  migrations: contactMigrations,
  gateway: [ContactModule],
  worker: [],
};
