import { Module } from '@nestjs/common';
import { CatalogModule } from '@kp/catalog';
import { OrdersModule } from '@kp/orders';
import { SettingsModule } from '@kp/settings';
import { ContactController } from './contact.controller';
import { ContactService } from './contact.service';
import { QuotesCurrency } from './quotes/quotes-currency';
import { ConversationsData } from './conversations-data';
import { ConversationReader, ConversationRepository } from './conversation.repository';
import { InboxController } from './inbox/inbox.controller';
import { InboxService } from './inbox/inbox.service';
import { PurgeMessages } from './jobs/purge-messages';
import { AcceptQuote } from './quotes/accept-quote';
import { QuoteLinks } from './quotes/quote-links';
import { QuoteLinksController, QuotesController } from './quotes/quotes.controller';
import { QuotesService } from './quotes/quotes.service';

const readers = [ConversationRepository, ConversationReader, QuoteLinks];

/** For worker processes, which have no HTTP. */
@Module({ providers: readers, exports: readers })
export class ContactReadingModule {}

@Module({
  imports: [ContactReadingModule, CatalogModule, OrdersModule, SettingsModule],
  controllers: [ContactController, InboxController, QuotesController, QuoteLinksController],
  providers: [ContactService, ConversationsData, InboxService, QuotesService, QuotesCurrency, AcceptQuote],
})
export class ContactModule {}

@Module({ imports: [SettingsModule], providers: [PurgeMessages] })
export class ContactWorkerModule {}
