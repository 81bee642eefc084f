import type { ProductDetailResponse, ProductResponse } from '@kp/catalog';
import { ordinalsOf } from '../engine/entities';
import { fold, isUnspaced, stemOf } from '../engine/text';
import type { Question } from '../engine/understand';
import type { Part, ProductCard } from '../http/parts.dto';
import type { Answer, Talk, Wording } from './answer';

function cardOf(product: ProductResponse): ProductCard {
  const { id, name, slug, price, currency, compareAtPrice, imageUrl, inStock, stockQuantity } = product;
  const former = compareAtPrice === null ? {} : { compareAtPrice };
  return { id, name, slug, price, currency, ...former, imageUrl, inStock, stock: stockQuantity };
}

const productsPart = (products: ProductResponse[]): Part => ({
  type: 'products',
  products: products.map(cardOf),
});

export function stockOf({ inStock, stockQuantity }: ProductResponse, wording: Wording): string {
  return inStock ? wording.say('inStock', { count: stockQuantity }) : wording.say('outOfStock');
}

export function lineOf(product: ProductResponse, wording: Wording): string {
  const { compareAtPrice, currency } = product;
  const former =
    compareAtPrice && wording.say('wasPrice', { price: wording.money(compareAtPrice, currency) });
  const price = wording.priceOf(product) + (former ? ` (${former})` : '');
  return `• ${product.name}: ${price}, ${stockOf(product, wording)}`;
}

const MIN_BEGINNING = 3;

/** The name has each word of the phrase, in any form; a code names its product. */
export function isNamed({ name, slug }: ProductResponse, phrase: string, { wording }: Talk): boolean {
  const { language } = wording;
  if (isUnspaced(language) || language === 'ko') return isNamedTogether(name, slug, phrase);
  const stems = fold(`${name} ${slug}`)
    .split(' ')
    .map((word) => stemOf(word, language));
  return fold(phrase)
    .split(' ')
    .every((word) => {
      const stem = stemOf(word, language);
      const isBegun = (named: string) =>
        stem === named || (stem.length >= MIN_BEGINNING && (named.startsWith(stem) || named.includes(stem)));
      return /^kp\d+$/.test(word) || stems.some(isBegun);
    });
}

/** Where words are not apart, most of the pairs of letters are enough. */
function isNamedTogether(name: string, slug: string, phrase: string): boolean {
  if (/kp\d/.test(phrase)) return true;
  const named = fold(`${name} ${slug}`).replace(/ /g, '');
  const letters = [...phrase.replace(/ /g, '')];
  const pairs = letters.slice(1).map((letter, index) => letters[index]! + letter);
  return pairs.filter((pair) => named.includes(pair)).length * 2 > pairs.length;
}

/** What is known of one product, with its description and attributes. */
export function factsOf(product: ProductDetailResponse, wording: Wording): string {
  const { description, attributes, rating, reviewCount } = product;
  const measured = attributes.map(({ name, value, unit }) => `• ${name}: ${value}${unit ? ` ${unit}` : ''}`);
  const rated = reviewCount > 0 ? [wording.say('rated', { rating, count: reviewCount })] : [];
  return [description, ...measured, ...rated].filter(Boolean).join('\n');
}

/** Products of the last reply that a question means: by position, or all of them. */
export async function shownBefore(
  { folded, language }: Question,
  talk: Talk,
): Promise<ProductDetailResponse[]> {
  const { productIds = [] } = talk.topic;
  const named = ordinalsOf(folded, language).flatMap((index) => productIds.at(index) ?? []);
  const ids = named.length > 0 ? named : productIds;
  return ids.length === 0 ? [] : talk.calls.run(talk.tools.productFacts, { productIds: [...new Set(ids)] });
}

/** Nothing in the question names a product, so it is about the last ones. */
export function refersBack({ cues, phrase, folded, language }: Question, { topic }: Talk): boolean {
  if (!topic.productIds?.length) return false;
  const isShort = phrase === '' || (cues.has('cheaper') && phrase.split(' ').length < 2);
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
