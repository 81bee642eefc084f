import { Injectable } from '@nestjs/common';
import { CatalogService, collationOf, type ProductFilter, type ProductResponse } from '@kp/catalog';
import { findProductId } from '@kp/commerce';
import { DEFAULT_LANGUAGE, textLanguage } from '@kp/i18n/languages';
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

const MAX_ATTEMPTS = 6;

@Injectable()
export class SearchCatalogue implements Tool<SearchInput, FoundProducts> {
  readonly name = 'search-catalogue';

  constructor(private readonly catalog: CatalogService) {}

  async run(input: SearchInput, context: ToolContext): Promise<FoundProducts> {
    for (const [index, words] of attemptsOf(input.phrase).entries()) {
      const products = await this.find({ ...input, phrase: words }, context);
      if (products.length > 0) return { products, words, isExact: index === 0 };
    }
    return { products: [], words: input.phrase, isExact: true };
  }

  private async find(input: SearchInput, { language }: ToolContext): Promise<ProductResponse[]> {
    const { phrase, minPriceMinor, maxPriceMinor, inStock, cheapestFirst, limit = 5 } = input;
    const productId = findProductId(phrase);
    const filter: ProductFilter = {
      ...(productId === null ? { search: phrase || undefined } : { productId }),
      ...{ minPriceMinor, maxPriceMinor, inStock, limit, offset: 0 },
      ...{ status: 'active', audience: 'shop', collation: collationOf(language) },
      sort: cheapestFirst ? 'price-asc' : phrase && productId === null ? 'relevance' : 'rating',
      language: textLanguage(language) ?? (language === DEFAULT_LANGUAGE ? undefined : language),
    };
    const { body } = await this.catalog.listProducts(filter);
    return JSON.parse(body) as ProductResponse[];
  }
}

/** The whole phrase, then without one of its words, then its longest words alone. */
function attemptsOf(phrase: string): string[] {
  const words = phrase.split(' ').filter(Boolean);
  if (words.length < 2) return [phrase];
  const without = words.map((_, index) => words.filter((_word, other) => other !== index).join(' '));
  const alone = [...words].sort((one, other) => other.length - one.length);
  const shorter = words.length > 2 ? without.reverse() : [];
  return [...new Set([phrase, ...shorter, ...alone])].slice(0, MAX_ATTEMPTS);
}
