import type { ContactCategory } from '@kp/commerce';
import type { ContactMessage } from '../../domain/contact-message.entity';
import type { EnquiryStatus } from '../../domain/enquiry.entity';

export class ContactMessageResponse {
  id: number;
  createdAt: string;
  status: EnquiryStatus;
  /** Of the sender when signed in. */
  userId: number | null;
  name: string;
  email: string;
  phone: string | null;
  subject: string;
  category: ContactCategory;
  message: string;
  orderNumber: string | null;
  /** The sender reads answers in it. */
  language: string;

  static from(stored: ContactMessage): ContactMessageResponse {
    const { id, createdAt, status, userId, name, email, phone, language } = stored;
    const { subject, category, message, orderNumber } = stored;
    const sender = { userId, name, email, phone, language };
    return {
      id,
      createdAt: createdAt.toISOString(),
      status,
      ...sender,
      subject,
      category,
      message,
      orderNumber,
    };
  }
}
