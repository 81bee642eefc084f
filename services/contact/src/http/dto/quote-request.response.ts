import type { EnquiryStatus } from '../../domain/enquiry.entity';
import type { QuoteRequest } from '../../domain/quote-request.entity';

export class QuoteRequestResponse {
  id: number;
  createdAt: string;
  status: EnquiryStatus;
  /** Of the sender when signed in. */
  userId: number | null;
  name: string;
  email: string;
  companyName: string;
  phone: string | null;
  country: string | null;
  vatNumber: string | null;
  products: string;
  /** Kitchens to supply. */
  locations: number | null;
  /** The sender reads answers in it. */
  language: string;

  static from(stored: QuoteRequest): QuoteRequestResponse {
    const { id, createdAt, status, userId, name, email, phone, language } = stored;
    const { companyName, country, vatNumber, products, locations } = stored;
    const sender = { userId, name, email, companyName, phone, country, vatNumber, language };
    return { id, createdAt: createdAt.toISOString(), status, ...sender, products, locations };
  }
}
