import type { LanguageCode } from '@kp/i18n/languages';

/** What the last reply was about, for questions that refer back to it. */
export interface Topic {
  language?: LanguageCode;
  /** Products shown, in their order. */
  productIds?: number[];
  /** The words that found them. */
  phrase?: string;
  /** Of the knowledge base. */
  entryId?: string;
  intent?: 'setup' | 'orders' | 'guidance' | 'products';
  /** Orders shown, in their order. */
  orderNumbers?: string[];
  /** The last question for guidance. */
  question?: string;
}
