import type { ProductDetailResponse, ProductResponse } from '@kp/catalog';
import { formerPriceOf, isPriceOnRequest } from '@kp/commerce';
import { formatNumber } from '@kp/i18n';
import { expressionOf } from '../engine/keywords';
import { ordinalsOf } from '../engine/entities';
import { LANGUAGE_DATA } from '../engine/languages';
import { namesAll } from '../engine/names';
import type { Question } from '../engine/understand';
import type { Part, ProductCard } from '../http/parts.dto';
import type { Answer, Conversation, Wording } from './answer';

/** A reduction is told from the history of the price, never from a price that was typed. */
export const lowestBefore = (product: ProductResponse): string | null => formerPriceOf(product, true);

function cardOf(product: ProductResponse): ProductCard {
  const { id, name, slug, price, currency, imageUrl, inStock, stockQuantity, taxClasses } = product;
  const compareAtPrice = lowestBefore(product);
  const former = compareAtPrice === null ? {} : { compareAtPrice };
  const taxClass = taxClasses?.['*'];
  const taxed = taxClass ? { taxClass } : {};
  return { id, name, slug, price, currency, ...former, imageUrl, inStock, stock: stockQuantity, ...taxed };
}

const productsPart = (products: ProductResponse[]): Part => ({
  type: 'products',
  products: products.map(cardOf),
});

export function stockOf({ inStock, stockQuantity }: ProductResponse, wording: Wording): string {
  return inStock ? wording.translate('inStock', { count: stockQuantity }) : wording.translate('outOfStock');
}

export function lineOf(product: ProductResponse, wording: Wording): string {
  const compareAtPrice = lowestBefore(product);
  const { currency } = product;
  const former =
    compareAtPrice && wording.translate('wasPrice', { price: wording.money(compareAtPrice, currency) });
  const price = wording.priceOf(product) + (former ? ` (${former})` : '');
  const facts = isPriceOnRequest(product) ? [price] : [price, stockOf(product, wording)];
  return `• ${product.name}: ${facts.join(', ')}`;
}

export const isNamed = (product: ProductResponse, phrase: string, { wording }: Conversation) =>
  namesAll(product, phrase, wording.language);

/** What is known of one product, with its description and attributes. */
export function factsOf(product: ProductDetailResponse, wording: Wording): string {
  const { description, attributes, rating, reviewCount } = product;
  const measured = attributes.map(({ name, value, unit }) => `• ${name}: ${value}${unit ? ` ${unit}` : ''}`);
  const rated = reviewCount > 0 && ratingOf({ rating, reviewCount }, wording);
  return [description, ...measured, rated].filter(Boolean).join('\n');
}

function ratingOf(
  { rating, reviewCount }: Pick<ProductResponse, 'rating' | 'reviewCount'>,
  { t, language }: Wording,
): string {
  const stars = formatNumber(Number(rating), language, 1);
  return `${t('common:product.rating', { rating: stars })} (${t('common:product.reviewCount', { count: reviewCount })})`;
}

/** Products of the last reply that a question means: by position, or all of them. */
export async function shownBefore(
  { folded, language }: Question,
  conversation: Conversation,
): Promise<ProductDetailResponse[]> {
  const { productIds = [] } = conversation.topic;
  const named = ordinalsOf(folded, language).flatMap((index) => productIds.at(index) ?? []);
  const ids = named.length > 0 ? named : productIds;
  return ids.length === 0
    ? []
    : conversation.toolCalls.run(conversation.tools.productFacts, { productIds: [...new Set(ids)] });
}

/** Nothing in the question names a product, so it is about the last ones. */
export function refersBack(
  { keywords, phrase, folded, language }: Question,
  { topic }: Conversation,
): boolean {
  if (!topic.productIds?.length) return false;
  const units = expressionOf(LANGUAGE_DATA[language].units, language);
  const isBare = phrase.replace(units, '').trim() === '';
  const isShort = isBare || (keywords.has('cheaper') && phrase.split(' ').length < 2);
  return isShort || ordinalsOf(folded, language).length > 0;
}

export function shown(text: string, products: ProductResponse[], phrase?: string): Answer {
  return {
    text,
    parts: products.length === 0 ? [] : [productsPart(products)],
    suggestions: products.length > 1 ? ['askStock', 'askCheaper', 'askCompare'] : ['askStock', 'askCheaper'],
    topic: { intent: 'products', productIds: products.map(({ id }) => id), phrase },
  };
}
