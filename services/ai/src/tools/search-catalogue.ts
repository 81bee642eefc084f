import { Injectable } from '@nestjs/common';
import { CatalogService, collationOf, type ProductFilter, type ProductResponse } from '@kp/catalog';
import { findProductId } from '@kp/commerce';
import { textLanguage } from '@kp/i18n/languages';
import { fold } from '../engine/text';
import type { Tool, ToolContext } from './tool';

export interface SearchInput {
  phrase: string;
  minPriceMinor?: number;
  maxPriceMinor?: number;
  inStock?: boolean;
  cheapestFirst?: boolean;
  limit?: number;
}

export interface FoundProducts {
  products: ProductResponse[];
  /** The words that found them; shorter than the phrase when not all of them occur together. */
  words: string;
  isExact: boolean;
}

const MAX_WORDS = 8;
const MAX_RANKED = 20;

@Injectable()
export class SearchCatalogue implements Tool<SearchInput, FoundProducts> {
  readonly name = 'search-catalogue';

  constructor(private readonly catalog: CatalogService) {}

  async run(input: SearchInput, context: ToolContext): Promise<FoundProducts> {
    const { phrase } = input;
    const exact = await this.find(input, context);
    if (exact.length > 0 || !phrase.includes(' ')) return { products: exact, words: phrase, isExact: true };
    const known = await this.knownWords(input, context);
    for (const words of attemptsOf(known)) {
      const products = await this.find({ ...input, phrase: words }, context);
      if (products.length > 0) return { products, words, isExact: false };
    }
    return { products: [], words: phrase, isExact: true };
  }

  /** The words that find something by themselves. */
  private async knownWords(input: SearchInput, context: ToolContext): Promise<string[]> {
    const words = input.phrase.split(' ').slice(0, MAX_WORDS);
    const found = await Promise.all(
      words.map((phrase) => this.find({ phrase, limit: 1 }, context).then(({ length }) => length > 0)),
    );
    return words.filter(
      (word, index) => found[index] && (/\p{L}{3}|\p{sc=Han}/u.test(word) || /\d.*\D/.test(word)),
    );
  }

  private async find(input: SearchInput, { language }: ToolContext): Promise<ProductResponse[]> {
    const { phrase, minPriceMinor, maxPriceMinor, inStock, cheapestFirst, limit = 5 } = input;
    const productId = findProductId(phrase.replace(/^kp(?=\d)/, 'KP-'));
    const filter: ProductFilter = {
      ...(productId === null ? { search: phrase || undefined } : { productId }),
      ...{ minPriceMinor, maxPriceMinor, inStock, offset: 0 },
      limit: Math.max(limit, MAX_RANKED),
      ...{ status: 'active', audience: 'shop', collation: collationOf(language) },
      sort: cheapestFirst ? 'price-asc' : phrase && productId === null ? 'relevance' : 'rating',
      language: textLanguage(language),
    };
    const { body } = await this.catalog.listProducts(filter);
    const products = JSON.parse(body) as ProductResponse[];
    return (cheapestFirst ? products : byWordsOfName(products, phrase)).slice(0, limit);
  }
}

/** All words, then without one of them, then the longest alone. */
function attemptsOf(words: readonly string[]): string[] {
  if (words.length === 0) return [];
  const without = words.map((_, index) => words.filter((_word, other) => other !== index).join(' '));
  const longest = [...words].sort((one, other) => other.length - one.length)[0]!;
  return [...new Set([words.join(' '), ...(words.length > 2 ? without.reverse() : []), longest])];
}

/** Names with more of the words first, because a size like 1/1 is only two ones to the search. */
function byWordsOfName(products: ProductResponse[], phrase: string): ProductResponse[] {
  const words = fold(phrase).split(' ');
  const shareOf = ({ name }: ProductResponse) => {
    const named = fold(name).split(' ');
    return words.filter((word) => named.includes(word)).length;
  };
  return [...products].sort((one, other) => shareOf(other) - shareOf(one));
}
