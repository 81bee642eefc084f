import { Injectable } from '@nestjs/common';
import { CatalogService, collationOf, type ProductFilter, type ProductResponse } from '@kp/catalog';
import { findProductId } from '@kp/commerce';
import { isWithinEdits } from '@kp/commerce/spelling';
import { translationIn } from '@kp/i18n/catalog-language';
import type { LanguageCode } from '@kp/i18n/languages';
import { LRUCache } from 'lru-cache';
import { smallTalkWords } from '../engine/intents/intents';
import { namesAll, wordsNamed } from '../engine/names';
import { fold } from '../engine/text';
import { FindSimilar } from './find-similar';
import type { Tool, ToolContext } from './tool';

export interface SearchInput {
  phrase: string;
  minPriceMinor?: number;
  maxPriceMinor?: number;
  inStock?: boolean;
  cheapestFirst?: boolean;
  limit?: number;
  /** Only what is found with all of the words. */
  isWhole?: boolean;
  /** Rather what a name has most of the words of than what the catalogue found with some of them. */
  isByName?: boolean;
  /** The whole sentence that the phrase is of: products similar to it come before those that only mention the words. */
  sentence?: string;
  /** What else was said, which counts less than the sentence. */
  context?: string;
}

export interface FoundProducts {
  /** The words that were asked for. */
  phrase: string;
  products: ProductResponse[];
  /** The words that found them; shorter than the phrase when not all of them occur together. */
  words: string;
  isExact: boolean;
  /** Of products that are only similar: 0 to 1, how much of what was asked for the first one has. */
  coverage?: number;
}

interface KnownWord {
  word: string;
  products: ProductResponse[];
}

interface FoundPage {
  products: ProductResponse[];
  /** The words that the catalogue searched instead of those that were typed. */
  used?: string | null;
}

const MAX_WORDS = 8;
/** Of an abbreviated word ("pots n pans"); not g, l, m, s, v, w and x, which are measures and sizes. */
const LETTER = /^[a-fh-kn-rtuyz]$/;
const MAX_RANKED = 20;
const DEFAULT_LIMIT = 5;
/** Similar ones before those that mention the words. */
const MAX_SIMILAR_FIRST = 3;

@Injectable()
export class SearchCatalogue implements Tool<SearchInput, FoundProducts> {
  readonly name = 'search-catalogue';

  /** Whether a product is named by a word, which hardly ever changes. */
  private readonly ofNames = new LRUCache<string, Promise<boolean>>({ max: 2000, ttl: 600_000 });
  private readonly found = new WeakMap<ToolContext, Map<string, Promise<FoundPage>>>();

  constructor(
    private readonly catalog: CatalogService,
    private readonly similar: FindSimilar,
  ) {}

  async run(typed: SearchInput, context: ToolContext): Promise<FoundProducts> {
    const phrase = await this.withoutTalk(typed.phrase, context);
    const input = { ...typed, phrase };
    const { products, used } = await this.find(input, context);
    const words = used ?? phrase;
    const isNamed = (by: string) => products[0] !== undefined && namesAll(products[0], by, context.language);
    const isExact = used == null || isNamed(phrase) || (isCorrected(used, phrase) && isNamed(used));
    const found = { phrase, products, words, isExact };
    const isFound = isExact && products.length > 0;
    if (isFound && (input.sentence === undefined || isNamed(words))) return found;
    const similar = input.isWhole
      ? null
      : await this.similar.run({ ...input, sentence: input.sentence ?? phrase }, context);
    if (similar && similar.products.length > 0) {
      const all = isFound ? [...similar.products.slice(0, MAX_SIMILAR_FIRST), ...products] : similar.products;
      const { coverage } = similar;
      return { phrase, products: limited(all, input), words: phrase, isExact: false, coverage };
    }
    if (isFound) return found;
    const nothing = { phrase, products: [], words: phrase, isExact: true };
    const isOwn = products.length > 0 && used != null && sharesWord(used, phrase);
    if (!phrase.includes(' ') || input.isWhole) return isOwn ? found : nothing;
    const near =
      isOwn && (isNamed(words) || !input.isByName) ? null : await this.nearest(input, isOwn, context);
    return near ?? (isOwn ? found : nothing);
  }

  /** Without words that say nothing about a product, unless one is named so ("driver", "kitchen"). */
  private async withoutTalk(phrase: string, context: ToolContext): Promise<string> {
    const words = phrase.split(' ');
    const conversation = await smallTalkWords(context.language);
    const telling = await Promise.all(
      words.map(async (word) => {
        if (LETTER.test(word)) return false;
        return !conversation.has(word) || (await this.isOfName(word, context));
      }),
    );
    const kept = words.filter((_, index) => telling[index]);
    return kept.length > 0 ? kept.join(' ') : phrase;
  }

  private isOfName(word: string, context: ToolContext): Promise<boolean> {
    const key = `${context.language} ${word}`;
    const known =
      this.ofNames.get(key) ??
      this.find({ phrase: word }, context).then(
        ({ products, used }) =>
          used == null && products.some((product) => namesAll(product, word, context.language)),
      );
    this.ofNames.set(key, known);
    // A failure is not remembered.
    known.catch(() => this.ofNames.delete(key));
    return known;
  }

  /** What fewer of the words find. */
  private async nearest(
    input: SearchInput,
    isFound: boolean,
    context: ToolContext,
  ): Promise<FoundProducts | null> {
    const known = await this.knownWords(input, context);
    const attempts = isFound ? namedTogether : attemptsOf;
    for (const words of attempts(known, context.language)) {
      const { products, used } = await this.find({ ...input, phrase: words }, context);
      if (products.length > 0 && used == null)
        return { phrase: input.phrase, products, words, isExact: false };
    }
    return null;
  }

  /** The words that find something by themselves, and what they find. */
  private async knownWords(input: SearchInput, context: ToolContext): Promise<KnownWord[]> {
    const words = input.phrase.split(' ').slice(0, MAX_WORDS);
    const found = await Promise.all(words.map((phrase) => this.find({ phrase, limit: MAX_RANKED }, context)));
    return words.flatMap((word, index) => {
      const { products, used } = found[index]!;
      const isWord = /\p{L}{3}|\p{sc=Han}/u.test(word) || /\d.*\D/.test(word);
      return products.length > 0 && used == null && isWord ? [{ word, products }] : [];
    });
  }

  /** The same words are looked for in several ways while one message is answered. */
  private find(input: SearchInput, context: ToolContext): Promise<FoundPage> {
    const ofMessage = this.found.get(context) ?? new Map<string, Promise<FoundPage>>();
    this.found.set(context, ofMessage);
    const { phrase, minPriceMinor, maxPriceMinor, inStock, cheapestFirst } = input;
    const key = JSON.stringify([phrase, minPriceMinor, maxPriceMinor, inStock, Boolean(cheapestFirst)]);
    const known = ofMessage.get(key) ?? this.search(input, context);
    ofMessage.set(key, known);
    return known.then(({ products, used }) => ({
      products: products.slice(0, input.limit ?? DEFAULT_LIMIT),
      used,
    }));
  }

  private async search(input: SearchInput, { language, priceDisplay }: ToolContext): Promise<FoundPage> {
    const { phrase, minPriceMinor, maxPriceMinor, inStock, cheapestFirst } = input;
    const codes = codesIn(phrase);
    const isCoded = codes.length > 0;
    const filter: ProductFilter = {
      ...(isCoded ? { productIds: codes } : { search: phrase || undefined }),
      minPriceMinor,
      maxPriceMinor,
      priceDisplay,
      inStock,
      offset: 0,
      limit: MAX_RANKED,
      status: 'active',
      audience: 'shop',
      includesOnRequest: true,
      collation: collationOf(language),
      sort: cheapestFirst ? 'price-asc' : phrase && !isCoded ? 'relevance' : 'rating',
      language: translationIn(language),
    };
    const { body, missing = [], unsold, search } = await this.catalog.listProducts(filter);
    // What is only near to a measure was found by the other words.
    const near = missing.length > 0 ? search?.text : unsold === phrase ? null : unsold;
    const used = search?.used ?? near;
    const found = JSON.parse(body) as ProductResponse[];
    const products = cheapestFirst || isCoded ? found : byWordsOfName(found, phrase, language);
    return { products, used };
  }
}

/** Each once. */
function limited(
  products: readonly ProductResponse[],
  { limit = DEFAULT_LIMIT }: SearchInput,
): ProductResponse[] {
  return [...new Map(products.map((product) => [product.id, product])).values()].slice(0, limit);
}

const codesIn = (phrase: string) =>
  phrase.split(' ').flatMap((word) => findProductId(word.replace(/^kp(?=\d)/, 'KP-')) ?? []);

const isLike = (one: string, other: string) => isWithinEdits(one, other, Math.ceil(one.length / 4));

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

/** All words, then those that one name has together, then without one of them, then the longest alone. */
function attemptsOf(known: readonly KnownWord[], language: LanguageCode): string[] {
  if (known.length === 0) return [];
  const words = known.map(({ word }) => word);
  const without = words.map((_, index) => words.filter((_word, other) => other !== index).join(' '));
  const longest = [...words].sort((one, other) => other.length - one.length)[0]!;
  return [
    ...new Set([
      words.join(' '),
      ...namedTogether(known, language),
      ...(words.length > 2 ? without.reverse() : []),
      [...words].reverse().join(' '),
      longest,
    ]),
  ];
}

/** The words that the name of one of the found products has, when there are several. */
function namedTogether(known: readonly KnownWord[], language: LanguageCode): string[] {
  const words = known.map(({ word }) => word);
  const lettersIn = (named: readonly string[]) => named.filter((word) => /\p{L}{2}/u.test(word)).length;
  const weightOf = (named: readonly string[]) => lettersIn(named) + named.length / words.length;
  const together = known
    .flatMap(({ products }) => products)
    .map(({ name }) => wordsNamed(name, words, language))
    .reduce((most, each) => (weightOf(each) > weightOf(most) ? each : most), []);
  return together.length > 1 ? [together.join(' ')] : [];
}

/** Names with more of the words first, because a size like 1/1 is only two ones to the search. */
function byWordsOfName(
  products: ProductResponse[],
  phrase: string,
  language: LanguageCode,
): ProductResponse[] {
  const words = fold(phrase).split(' ');
  const shareOf = ({ name }: ProductResponse) => {
    const named = fold(name).split(' ');
    const whole = words.filter((word) => named.includes(word)).length;
    return whole + wordsNamed(name, words, language).length;
  };
  const shares = new Map(products.map((product) => [product.id, shareOf(product)]));
  return [...products].sort((one, other) => shares.get(other.id)! - shares.get(one.id)!);
}
