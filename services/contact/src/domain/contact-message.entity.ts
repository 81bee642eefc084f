import type { ContactCategory } from '@kp/commerce';
import { Column, Entity } from 'typeorm';
import { Enquiry } from './enquiry.entity';

/** What somebody wrote in the contact dialog. */
@Entity('contact_message')
export class ContactMessage extends Enquiry {
  @Column('text')
  subject: string;

  @Column('text')
  category: ContactCategory;

  @Column('text')
  message: string;

  /** Only with the category `order`, as the sender typed it. */
  @Column({ name: 'order_number', type: 'text', nullable: true })
  orderNumber: string | null;
}
