import type { ContactCategory, ContactForm } from '@kp/commerce';
import { LANGUAGE_CODES, type LanguageCode } from '@kp/i18n/languages';
import { OptionalField } from '@kp/platform/http';
import { Allow, IsIn } from 'class-validator';
import { FormLine, FormText } from './enquiry-fields';

export class SendContactMessageRequest {
  /** 2 to 200 characters. */
  @FormLine()
  name: string;

  @FormLine()
  email: string;

  @FormLine()
  phone?: string;

  /** 5 to 200 characters. */
  @FormLine()
  subject: string;

  @FormLine()
  category: ContactCategory;

  /** 10 to 10,000 characters. */
  @FormText()
  message: string;

  /** Kept only with the category `order`. */
  @FormLine()
  orderNumber?: string;

  /** Language of the confirmation. */
  @IsIn(LANGUAGE_CODES)
  @OptionalField()
  language?: LanguageCode = 'en';

  /** A field that people do not see. When it is filled the message is taken for an advertiser's and dropped. */
  @Allow()
  website?: string;
}

/** The form that was sent, with empty texts for what is missing. */
export function contactFormOf(request: SendContactMessageRequest): ContactForm {
  const { name = '', email = '', phone = '', subject = '', category, message = '' } = request;
  return { name, email, phone, subject, category, message, orderNumber: request.orderNumber ?? '' };
}
