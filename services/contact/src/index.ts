import type { ShopModule } from '@kp/platform/composition';
import { ContactModule } from './contact.module';
import { ContactMessage, QuoteRequest } from './enquiry.entity';
import { CreateContact1763700007000 } from './persistence/migrations/1763700007000-create-contact';

const contactEntities = [ContactMessage, QuoteRequest];
const contactMigrations = [CreateContact1763700007000];

export { ContactReadingModule } from './contact.module';
export {
  CONTACT_MESSAGE_SENT,
  type ContactMessage,
  type EnquiryReceived,
  QUOTE_REQUESTED,
  type QuoteRequest,
} from './enquiry.entity';
export { EnquiryReader, type MailEnquiry } from './enquiry.repository';

export const contactDescriptor: ShopModule = {
  name: 'contact',
  entities: contactEntities,
  migrations: contactMigrations,
  config: [],
  gateway: [ContactModule],
  worker: [],
  secretPaths: ['quote'],
};
