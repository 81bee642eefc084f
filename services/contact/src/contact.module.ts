import { Module } from '@nestjs/common';
import { EnquiryReader } from './enquiry-reader';
import { ContactController } from './http/contact.controller';
import { EnquiriesController } from './http/enquiries.controller';
import { EnquiryRepository } from './persistence/enquiry.repository';
import { ListEnquiries } from './use-cases/list-enquiries';
import { ReceiveEnquiry } from './use-cases/receive-enquiry';
import { RequestQuote } from './use-cases/request-quote';
import { SendContactMessage } from './use-cases/send-contact-message';
import { SetEnquiryStatus } from './use-cases/set-enquiry-status';

/** The reading side alone: for worker processes, which answer no requests. */
@Module({ providers: [EnquiryRepository, EnquiryReader], exports: [EnquiryRepository, EnquiryReader] })
export class ContactReadingModule {}

@Module({
  imports: [ContactReadingModule],
  controllers: [ContactController, EnquiriesController],
  providers: [ReceiveEnquiry, SendContactMessage, RequestQuote, ListEnquiries, SetEnquiryStatus],
})
export class ContactModule {}
