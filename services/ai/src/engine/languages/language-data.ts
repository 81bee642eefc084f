import type { BusinessKind } from '../../knowledge/setup-lists';

export type Keyword =
  | 'injection'
  | 'others'
  | 'medical'
  | 'offTopic'
  | 'act'
  | 'greeting'
  | 'thanks'
  | 'abilities'
  | 'setup'
  | 'compare'
  /** "Or" between two things. */
  | 'either'
  | 'cart'
  | 'orders'
  | 'invoices'
  | 'unpaid'
  | 'shipping'
  | 'deliveryTime'
  | 'payment'
  | 'returns'
  /** Of a product, or of the shop. */
  | 'warranty'
  | 'vat'
  | 'company'
  | 'discount'
  | 'quote'
  | 'guidance'
  | 'price'
  | 'stock'
  | 'cheaper'
  | 'cheapest'
  | 'facts'
  | 'show'
  /** Words of "how much" that also ask for something else than a price. */
  | 'amount'
  /** "I need": a product, or what to do. */
  | 'want'
  /** "How", "how long", "may I": guidance, or a rule of the shop. */
  | 'how'
  | 'refersBack'
  | 'under'
  | 'over'
  | 'small'
  | 'large';

/**
 * The words of a language, separated by commas: `*` stands for any ending, `~` for up to four words between. The texts
 * are folded (lower case, no diacritics) before they are compared.
 */
export interface LanguageData {
  /** No part of a product's name. */
  stop: string;
  keywords: Record<Keyword, string>;
  kinds: Record<BusinessKind, string>;
  /** First, second, third, fourth, fifth, last; alternatives are separated by a bar. */
  ordinals: readonly string[];
  /** Words by what they count; alternatives are separated by a bar. */
  numbers: Readonly<Record<number, string>>;
  /** What an answer is measured in: years, degrees, litres. */
  measures: string;
  /** What is counted: boxes, rolls, pieces. */
  units: string;
  /** Between two products or two questions. */
  and: string;
  /** Between two products that are compared. */
  versus: string;
  /** What a message begins with that continues what was said, or changes it: "and", "ok then", "make that". */
  continuing: string;
  /** Where other rules of food safety may hold. */
  places: string;
}
