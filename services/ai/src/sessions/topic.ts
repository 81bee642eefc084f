import type { LanguageCode } from '@kp/i18n/languages';
import type { Keyword } from '../engine/languages/language-data';

/** What the last reply was about, for questions that refer back to it. */
export interface Topic {
  language?: LanguageCode;
  /** Products shown, in their order. */
  productIds?: number[];
  /** The words that found them. */
  phrase?: string;
  /** Of the knowledge base. */
  entryId?: string;
  intent?: 'setup' | 'orders' | 'invoices' | 'guidance' | 'products' | 'cart' | 'rules';
  /** Rules of the shop that were asked for. */
  rules?: Keyword[];
  /** What was said of it so far, its last letters. */
  said?: string;
  /** Orders shown, in their order. */
  orderNumbers?: string[];
  /** The last question for guidance. */
  question?: string;
}
