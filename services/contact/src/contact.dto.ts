import { CONTACT_RULES, type ContactCategory, type ContactForm, MAX_LINE_QUANTITY } from '@kp/commerce';
import { QUOTE_RULES, type QuoteForm } from '@kp/commerce/quote-rules';
import { cleanTaxNumber } from '@kp/commerce/vat-number';
import { LANGUAGE_CODES, type LanguageCode } from '@kp/i18n/languages';
import {
  ValidatesWith,
  FormCode,
  FormEmail,
  FormSingleLine,
  FormText,
  OptionalField,
  IsWhole,
  ListOf,
} from '@kp/platform/http';
import { phoneOf } from '@kp/platform/phone';
import { Allow, IsIn, IsNumber } from 'class-validator';
import type { ContactMessage, ConversationStatus, QuoteRequest } from './conversation.entity';
import type { QuoteState } from './quotes/quote.entity';

export class SendContactMessageRequest {
  /** 2 to 200 characters. */
  @FormSingleLine(CONTACT_RULES.name)
  name: string;

  @FormEmail(CONTACT_RULES.email)
  email: string;

  @FormCode(CONTACT_RULES.phone)
  phone?: string;

  /** 5 to 200 characters. */
  @FormSingleLine(CONTACT_RULES.subject)
  subject: string;

  @FormSingleLine(CONTACT_RULES.category)
  category: ContactCategory;

  /** 10 to 10,000 characters. */
  @FormText(CONTACT_RULES.message)
  message: string;

  /** Stored only with the category `order`. */
  @FormCode(CONTACT_RULES.orderNumber)
  orderNumber?: string;

  /** Language of the confirmation. */
  @IsIn(LANGUAGE_CODES)
  @OptionalField()
  language?: LanguageCode = 'en';

  /** Honeypot, invisible to people. A message that fills it in is dropped. */
  @Allow()
  website?: string;
}

export function contactFormOf(request: SendContactMessageRequest): ContactForm {
  const { name = '', email = '', phone = '', subject = '', category, message = '' } = request;
  const sender = { name, email, phone: phoneOf(phone) };
  return { ...sender, subject, category, message, orderNumber: request.orderNumber ?? '' };
}

const MAX_ID = 2_147_483_647;

export class RequestedItemRequest {
  @IsWhole(1, MAX_ID)
  productId: number;

  @IsWhole(1, MAX_LINE_QUANTITY)
  quantity: number;
}

export class RequestQuoteRequest {
  /** 2 to 200 characters. */
  @FormSingleLine(QUOTE_RULES.name)
  name: string;

  @FormEmail(QUOTE_RULES.email)
  email: string;

  @FormSingleLine(QUOTE_RULES.companyName)
  companyName: string;

  @FormCode(QUOTE_RULES.phone)
  phone?: string;

  /** The country's English name. @example "Romania" */
  @FormSingleLine(QUOTE_RULES.country)
  country?: string;

  @FormCode(QUOTE_RULES.vatNumber)
  vatNumber?: string;

  /** What is needed, in 10 to 10,000 characters. */
  @FormText(QUOTE_RULES.products)
  products: string;

  /** The products of a cart, beside the text; at most 200. */
  @ListOf(() => RequestedItemRequest, { max: 200 })
  @OptionalField()
  items?: RequestedItemRequest[];

  /** Kitchens to supply: 1 to 10,000. */
  @ValidatesWith(QUOTE_RULES.locations)
  @IsNumber()
  @OptionalField()
  locations?: number;

  /** Language of the confirmation. */
  @IsIn(LANGUAGE_CODES)
  @OptionalField()
  language?: LanguageCode = 'en';

  /** Honeypot, invisible to people. A request that fills it in is dropped. */
  @Allow()
  website?: string;
}

export function quoteFormOf(request: RequestQuoteRequest): QuoteForm {
  const { name = '', email = '', companyName = '', products = '', locations = null } = request;
  const { phone = '', country = '', vatNumber = '' } = request;
  return {
    name,
    email,
    companyName,
    country,
    products,
    locations,
    phone: phoneOf(phone, country),
    vatNumber: cleanTaxNumber(vatNumber),
  };
}

export class ConversationReceiptResponse {
  success: boolean;
  /** One sentence for the sender, in English. */
  message: string;
}

export class ContactMessageResponse {
  id: number;
  createdAt: string;
  status: ConversationStatus;
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

export class QuoteRequestResponse {
  id: number;
  createdAt: string;
  status: ConversationStatus;
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
  /** Of its newest quote. */
  quoteState: QuoteState;

  static from(stored: QuoteRequest, quoteState: QuoteState): QuoteRequestResponse {
    const { id, createdAt, status, userId, name, email, phone, language } = stored;
    const { companyName, country, vatNumber, products, locations } = stored;
    const sender = { userId, name, email, companyName, phone, country, vatNumber, language };
    return { id, createdAt: createdAt.toISOString(), status, ...sender, products, locations, quoteState };
  }
}
