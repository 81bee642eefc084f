import { Injectable } from '@nestjs/common';
import { CatalogService, collationOf, type ProductFilter, type ProductResponse } from '@kp/catalog';
import { findProductId } from '@kp/commerce';
import { distance } from 'fastest-levenshtein';
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
  /** The words that were asked for. */
  phrase: string;
  products: ProductResponse[];
  /** The words that found them; shorter than the phrase when not all of them occur together. */
  words: string;
  isExact: boolean;
}

interface FoundPage {
  products: ProductResponse[];
  /** The words that the catalogue searched instead of those that were typed. */
  used?: string | null;
}

const MAX_WORDS = 8;
const MAX_RANKED = 20;

@Injectable()
export class SearchCatalogue implements Tool<SearchInput, FoundProducts> {
  readonly name = 'search-catalogue';

  constructor(private readonly catalog: CatalogService) {}

  async run(input: SearchInput, context: ToolContext): Promise<FoundProducts> {
    const { phrase } = input;
    const { products, used } = await this.find(input, context);
    const words = used ?? phrase;
    const isExact = used == null || isCorrected(used, phrase);
    const hasOwnWords = isExact || sharesWord(used, phrase);
    if (products.length > 0 && hasOwnWords) return { phrase, products, words, isExact };
    if (!phrase.includes(' ')) return { phrase, products: [], words: phrase, isExact: true };
    const known = await this.knownWords(input, context);
    for (const attempt of attemptsOf(known)) {
      const near = await this.find({ ...input, phrase: attempt }, context);
      if (near.products.length > 0 && near.used == null)
        return { phrase, products: near.products, words: attempt, isExact: false };
    }
    return { phrase, products: [], words: phrase, isExact: true };
  }

  /** The words that find something by themselves. */
  private async knownWords(input: SearchInput, context: ToolContext): Promise<string[]> {
    const words = input.phrase.split(' ').slice(0, MAX_WORDS);
    const found = await Promise.all(words.map((phrase) => this.find({ phrase, limit: 1 }, context)));
    return words.filter((word, index) => {
      const { products, used } = found[index]!;
      return (
        products.length > 0 && used == null && (/\p{L}{3}|\p{sc=Han}/u.test(word) || /\d.*\D/.test(word))
      );
    });
  }

  private async find(input: SearchInput, { language }: ToolContext): Promise<FoundPage> {
    const { phrase, minPriceMinor, maxPriceMinor, inStock, cheapestFirst, limit = 5 } = input;
    const codes = codesIn(phrase);
    const isCoded = codes.length > 0;
    const filter: ProductFilter = {
      ...(isCoded ? { productIds: codes } : { search: phrase || undefined }),
      ...{ minPriceMinor, maxPriceMinor, inStock, offset: 0 },
      limit: Math.max(limit, MAX_RANKED),
      ...{ status: 'active', audience: 'shop', collation: collationOf(language) },
      sort: cheapestFirst ? 'price-asc' : phrase && !isCoded ? 'relevance' : 'rating',
      language: textLanguage(language),
    };
    const { body, used } = await this.catalog.listProducts(filter);
    const found = JSON.parse(body) as ProductResponse[];
    const products = (cheapestFirst || isCoded ? found : byWordsOfName(found, phrase)).slice(0, limit);
    return { products, used };
  }
}

const codesIn = (phrase: string) =>
  phrase.split(' ').flatMap((word) => findProductId(word.replace(/^kp(?=\d)/, 'KP-')) ?? []);

const isLike = (one: string, other: string) => distance(one, other) <= Math.ceil(one.length / 4);

const sharesWord = (used: string, phrase: string) =>
  fold(used)
    .split(' ')
    .some((word) => phrase.split(' ').some((typed) => isLike(word, typed)));

/** What was searched is what was typed, with corrected letters or blanks. */
function isCorrected(used: string, phrase: string): boolean {
  const [words, typed] = [fold(used).split(' '), phrase.split(' ')];
  if (words.length < typed.length) return isLike(words.join(''), typed.join(''));
  return words.every((word) => typed.some((each) => isLike(word, each) || each.includes(word)));
}

/** All words, then without one of them, then the longest alone. */
function attemptsOf(words: readonly string[]): string[] {
  if (words.length === 0) return [];
  const without = words.map((_, index) => words.filter((_word, other) => other !== index).join(' '));
  const longest = [...words].sort((one, other) => other.length - one.length)[0]!;
  return [
    ...new Set([
      words.join(' '),
      ...(words.length > 2 ? without.reverse() : []),
      [...words].reverse().join(' '),
      longest,
    ]),
  ];
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
