import type { ProductFilter, ProductSort } from '../domain/product-filter';
import { priceOf, type ProductConditions } from './product-conditions';
import { labelOfPrices } from './shown-price';

/** What a search requires orders what is equally its kind; of the nearest those come first whose names have most of its words, then what meets most numbers, then what has most words. */
export type Sort = ProductSort | 'requirements' | 'nearest' | 'nearest-requirements';

const BY_WORDS = 'found.tier, found.score DESC, p.rating DESC, p.review_count DESC, p.id DESC';
/** After the exact code and name, beside names that leave out the kind of thing. */
const KIND_FIRST =
  'CASE WHEN found.tier <= 0 THEN 0 WHEN found.is_of_kind OR found.tier = 3 THEN 1 ELSE 2 END';

/** Those in names count twice. */
const WORDS_MET = 'met.in_names + met.in_any DESC';

/** Each order ends with the id, so that pages neither repeat nor skip a product. */
const ORDERS: Record<Sort, (filter: ProductFilter, conditions: ProductConditions) => string> = {
  any: () => 'p.id',
  newest: () => 'p.created_at DESC, p.id DESC',
  'price-asc': (filter) => `${priceOf(filter)}, p.id`,
  'price-desc': (filter) => `${priceOf(filter)} DESC, p.id DESC`,
  rating: () => 'p.rating DESC, p.review_count DESC, p.id DESC',
  name: ({ collation, language }) =>
    `${language ? 'coalesce(t.name, p.name)' : 'p.name'} COLLATE "${collation}", p.id`,
  relevance: ({ productIds }, conditions) =>
    productIds ? `array_position(${conditions.bind(productIds)}::int[], p.id)` : `${KIND_FIRST}, ${BY_WORDS}`,
  nearest: () => `${WORDS_MET}, ${BY_WORDS}`,
  requirements: () => `${KIND_FIRST}, asked_of.is_against, asked_of.is_kind DESC, asked_of.gap, ${BY_WORDS}`,
  'nearest-requirements': () =>
    `asked_of.is_against, asked_of.is_beyond, met.in_names DESC, asked_of.unmet, ${WORDS_MET}, asked_of.gap, ${BY_WORDS}`,
  similar: ({ similarTo }, conditions) =>
    `${likeness(conditions.bind(similarTo))} DESC, p.rating DESC, p.review_count DESC, p.id DESC`,
};

/** How many words of the name and how many attributes a product shares with another; numbers are sizes, not kinds. */
const likeness = (other: string) => `(
  (SELECT count(*) FROM (
     SELECT word FROM product_search s, unnest(string_to_array(s.name_words, ' ')) AS word WHERE s.product_id = p.id
     INTERSECT
     SELECT word FROM product_search s, unnest(string_to_array(s.name_words, ' ')) AS word WHERE s.product_id = ${other}
   ) shared WHERE char_length(word) > 2 AND word !~ '^[0-9]') * 2
  + (SELECT count(*) FROM product_attribute own JOIN product_attribute its USING (attribute_id, value)
      WHERE own.product_id = p.id AND its.product_id = ${other}))`;

export const orderOf = (filter: ProductFilter, conditions: ProductConditions, sort: Sort = filter.sort) =>
  ORDERS[sort](filter, conditions);
/** Names the order among prepared statements. */
export const orderLabel = ({ collation, language, isCollapsed, sortedPrices }: ProductFilter, sort: Sort) =>
  `${sort === 'name' ? `name-${collation}` : sort}${sortedPrices ? `-${labelOfPrices(sortedPrices)}` : ''}${language ? '.translated' : ''}${isCollapsed ? '.groups' : ''}`;
