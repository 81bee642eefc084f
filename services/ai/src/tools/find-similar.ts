import { Injectable } from '@nestjs/common';
import {
  CatalogService,
  collationOf,
  type ProductFilter,
  type ProductResponse,
  SimilarProducts,
  type SimilarText,
} from '@kp/catalog';
import { catalogLanguage, translationIn } from '@kp/i18n/catalog-language';
import type { LanguageCode } from '@kp/i18n/languages';
import { inDigits } from '../engine/entities';
import { smallTalkWords } from '../engine/intents/intents';
import { sharedOfNames } from '../engine/names';
import { fold } from '../engine/text';
import type { Tool, ToolContext } from './tool';

export interface SimilarFound {
  products: ProductResponse[];
  /** 0 to 1: how much of the telling words the first one has. */
  coverage: number;
  /** Of each product, as a share of that of the first one. */
  similarities: number[];
}

export interface SimilarInput extends Pick<ProductFilter, 'minPriceMinor' | 'maxPriceMinor' | 'inStock'> {
  /** A whole sentence: what somebody wants to do, a problem, a thing by another name. */
  sentence: string;
  /** What else was said, which counts less. */
  context?: string;
  /** Only products that share much with the sentence, for one that may not be about products. */
  isMuch?: boolean;
  /** Also many of one kind, and less similar ones. */
  isEvery?: boolean;
  limit?: number;
}

const NOTHING: SimilarFound = { products: [], coverage: 0, similarities: [] };
const MAX_RANKED = 20;
const DEFAULT_LIMIT = 5;
/** What an answer may wait for the names of its language to be indexed. */
const MAX_INDEXING_MS = 500;
const LEAST = { some: 0.3, much: 0.8 } as const;
/** Of the similarity of the best one; what is less similar has little to do with the sentence. */
const NEAR = 0.6;
const MIN_NAME = 4;
const MAX_ALIKE = 2;
const ALIKE = 0.6;

/** Products whose names, keywords and descriptions share the telling words of a sentence, the most similar first. */
@Injectable()
export class FindSimilar implements Tool<SimilarInput, SimilarFound> {
  readonly name = 'find-similar';

  /** Messages that waited for an index in vain: they do not wait again. */
  private readonly late = new WeakSet<ToolContext>();

  constructor(
    private readonly catalog: CatalogService,
    private readonly similar: SimilarProducts,
  ) {}

  /** Indexes the language before it is asked for. */
  async prepare(language: LanguageCode): Promise<void> {
    // Where it fails the first question tries again.
    await this.similar.prepare(language).catch(() => undefined);
  }

  /** @returns none while the language is still being indexed */
  async run(input: SimilarInput, context: ToolContext): Promise<SimilarFound> {
    const { language } = context;
    const own = await this.similarIn(language, input, context);
    // Products may have texts in the language of the catalogue only.
    const isEnough = language === catalogLanguage() || (own[0]?.similarity ?? 0) >= LEAST.much;
    const found = isEnough ? own : bestOf(own, await this.similarIn(catalogLanguage(), input, context));
    const [best] = found;
    if (!best || best.similarity < LEAST[input.isMuch ? 'much' : 'some']) return NOTHING;
    const near = input.isEvery
      ? found
      : found.filter(({ similarity }) => similarity >= best.similarity * NEAR);
    const productIds = near.map(({ id }) => id);
    const known = await this.read(productIds, input, context);
    const products = (input.isEvery ? known : varied(known, language)).slice(0, input.limit ?? DEFAULT_LIMIT);
    const similarityOf = new Map(near.map(({ id, similarity }) => [id, similarity / best.similarity]));
    const similarities = products.map(({ id }) => similarityOf.get(id)!);
    return { products, coverage: best.coverage, similarities };
  }

  private async similarIn(
    language: LanguageCode,
    { sentence, context: said = '' }: SimilarInput,
    context: ToolContext,
  ): Promise<SimilarText[]> {
    const index = await this.similar.within(language, this.late.has(context) ? 0 : MAX_INDEXING_MS);
    if (!index) this.late.add(context);
    if (!index) return [];
    const conversation = await smallTalkWords(context.language);
    const telling = (text: string) =>
      inDigits(fold(text), context.language)
        .split(' ')
        .filter((word) => !conversation.has(word) || (word.length >= MIN_NAME && index.isOfName(word)))
        .join(' ');
    return index.find(telling(sentence), MAX_RANKED, telling(said));
  }

  /** In the order of the ids. */
  private async read(
    productIds: readonly number[],
    { minPriceMinor, maxPriceMinor, inStock }: SimilarInput,
    { language, priceDisplay }: ToolContext,
  ): Promise<ProductResponse[]> {
    const { body } = await this.catalog.listProducts({
      productIds,
      minPriceMinor,
      maxPriceMinor,
      priceDisplay,
      inStock,
      status: 'active',
      audience: 'shop',
      sort: 'rating',
      offset: 0,
      limit: MAX_RANKED,
      collation: collationOf(language),
      language: translationIn(language),
    });
    const products = new Map((JSON.parse(body) as ProductResponse[]).map((each) => [each.id, each]));
    return productIds.flatMap((id) => products.get(id) ?? []);
  }
}

/** Each product once, the most similar first. */
function bestOf(...found: readonly SimilarText[][]): SimilarText[] {
  const best = new Map<number, SimilarText>();
  for (const text of found.flat())
    if (text.similarity > (best.get(text.id)?.similarity ?? 0)) best.set(text.id, text);
  return [...best.values()].sort((one, other) => other.similarity - one.similarity);
}

/** Not more than two of one kind, so that others are seen too. */
function varied(products: readonly ProductResponse[], language: LanguageCode): ProductResponse[] {
  const kept: ProductResponse[] = [];
  for (const product of products) {
    const alike = kept.filter((other) => sharedOfNames(product, other, language) >= ALIKE);
    if (alike.length < MAX_ALIKE) kept.push(product);
  }
  return kept;
}
