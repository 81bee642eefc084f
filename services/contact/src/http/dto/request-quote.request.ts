import type { QuoteForm } from '@kp/commerce';
import { LANGUAGE_CODES, type LanguageCode } from '@kp/i18n/languages';
import { OptionalField } from '@kp/platform/http';
import { Allow, IsIn, IsNumber } from 'class-validator';
import { FormLine, FormText } from './enquiry-fields';

export class RequestQuoteRequest {
  /** 2 to 200 characters. */
  @FormLine()
  name: string;

  @FormLine()
  email: string;

  @FormLine()
  companyName: string;

  @FormLine()
  phone?: string;

  /**
   * The country's English name.
   * @example "Romania"
   */
  @FormLine()
  country?: string;

  @FormLine()
  vatNumber?: string;

  /** What is needed, in 10 to 10,000 characters. */
  @FormText()
  products: string;

  /** Kitchens to supply: 1 to 10,000. */
  @IsNumber()
  @OptionalField()
  locations?: number;

  /** Language of the confirmation. */
  @IsIn(LANGUAGE_CODES)
  @OptionalField()
  language?: LanguageCode = 'en';

  /** A field that people do not see. When it is filled the request is taken for an advertiser's and dropped. */
  @Allow()
  website?: string;
}

/** The form that was sent, with empty texts for what is missing. */
export function quoteFormOf(request: RequestQuoteRequest): QuoteForm {
  const { name = '', email = '', companyName = '', products = '', locations = null } = request;
  const { phone = '', country = '', vatNumber = '' } = request;
  return { name, email, companyName, phone, country, vatNumber, products, locations };
}
