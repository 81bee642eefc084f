import { Column, Entity } from 'typeorm';
import { Enquiry } from './enquiry.entity';

/** What a business asked a quote for. */
@Entity('quote_request')
export class QuoteRequest extends Enquiry {
  @Column({ name: 'company_name', type: 'text' })
  companyName: string;

  @Column({ type: 'text', nullable: true })
  country: string | null;

  @Column({ name: 'vat_number', type: 'text', nullable: true })
  vatNumber: string | null;

  /** What is needed, in the sender's own words. */
  @Column('text')
  products: string;

  /** Kitchens to supply. */
  @Column({ type: 'integer', nullable: true })
  locations: number | null;
}
