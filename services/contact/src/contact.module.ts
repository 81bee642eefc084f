import { Module } from '@nestjs/common';
import { ContactController, EnquiriesController } from './contact.controller';
import { ContactService } from './contact.service';
import { EnquiriesData } from './enquiries-data';
import { EnquiryReader, EnquiryRepository } from './enquiry.repository';

/** For worker processes, which have no HTTP. */
@Module({ providers: [EnquiryRepository, EnquiryReader], exports: [EnquiryRepository, EnquiryReader] })
export class ContactReadingModule {}

@Module({
  imports: [ContactReadingModule],
  controllers: [ContactController, EnquiriesController],
  providers: [ContactService, EnquiriesData],
})
export class ContactModule {}
