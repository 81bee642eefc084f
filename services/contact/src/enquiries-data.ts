import { Injectable } from '@nestjs/common';
import { Transactions } from '@kp/platform/database';
import { PersonalDataSource, type PersonalFile } from '@kp/platform/personal-data';
import { ContactMessageResponse, QuoteRequestResponse } from './contact.dto';
import { ContactMessage, QuoteRequest } from './enquiry.entity';

const NO_SENDER = {
  ...{ userId: null, name: '', email: '', phone: null },
  ...{ intentScope: null, intentKey: null, requestHash: null },
};

@Injectable()
export class EnquiriesData extends PersonalDataSource {
  constructor(private readonly transactions: Transactions) {
    super();
  }

  async *files(userId: number): AsyncIterable<PersonalFile> {
    const query = { where: { userId }, order: { id: 'ASC' } } as const;
    const { manager } = this.transactions;
    const messages = await manager.find(ContactMessage, query);
    yield {
      name: 'contact-messages.json',
      json: messages.map((message) => ContactMessageResponse.from(message)),
    };
    const requests = await manager.find(QuoteRequest, query);
    yield {
      name: 'quote-requests.json',
      json: requests.map((request) => QuoteRequestResponse.from(request)),
    };
  }

  /** That a message came, when and about what stays; its text may name its sender. */
  async erase(userId: number): Promise<void> {
    const { manager } = this.transactions;
    const noMessage = { ...NO_SENDER, subject: '', message: '', orderNumber: null };
    await manager.update(ContactMessage, { userId }, noMessage);
    await manager.update(
      QuoteRequest,
      { userId },
      { ...NO_SENDER, companyName: '', vatNumber: null, products: '' },
    );
  }
}
