import { Module } from '@nestjs/common';
import { CatalogModule } from '@kp/catalog';
import { OrdersModule } from '@kp/orders';
import { SettingsModule } from '@kp/settings';
import { ContactController } from './contact.controller';
import { ContactService } from './contact.service';
import { QuotesCurrency } from './quotes/quotes-currency';
import { EnquiriesData } from './enquiries-data';
import { EnquiryReader, EnquiryRepository } from './enquiry.repository';
import { InboxController } from './inbox/inbox.controller';
import { InboxService } from './inbox/inbox.service';
import { SweepMessages } from './jobs/sweep-messages';
import { AcceptQuote } from './quotes/accept-quote';
import { QuoteLinks } from './quotes/quote-links';
import { QuoteLinksController, QuotesController } from './quotes/quotes.controller';
import { QuotesService } from './quotes/quotes.service';

const readers = [EnquiryRepository, EnquiryReader, QuoteLinks];

/** For worker processes, which have no HTTP. */
@Module({ providers: readers, exports: readers })
export class ContactReadingModule {}

@Module({
  imports: [ContactReadingModule, CatalogModule, OrdersModule, SettingsModule],
  controllers: [ContactController, InboxController, QuotesController, QuoteLinksController],
  providers: [ContactService, EnquiriesData, InboxService, QuotesService, QuotesCurrency, AcceptQuote],
})
export class ContactModule {}

@Module({ imports: [SettingsModule], providers: [SweepMessages] })
export class ContactWorkerModule {}
