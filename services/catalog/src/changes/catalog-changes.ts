import { type BeforeApplicationShutdown, Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { PostgresBus, Transactions } from '@kp/platform/database';
import { ResponseCache } from '@kp/platform/response-cache';

const CATALOG_CHANNEL = 'kp_catalog';
/** For changes of which more follow. */
const BATCHES_CHANNEL = 'kp_catalog_batches';

/** For responses that depend on which products exist; `STOCK_TAG` for those that depend on what can be bought now. */
export const CATALOG_TAG = 'catalog';
export const STOCK_TAG = 'stock';
/** For what depends on which products are listed in which category, and not on their prices. */
export const LISTING_TAG = 'listing';

const PRODUCT_TAGS = 'product:';
const ALL_PRODUCTS = `${PRODUCT_TAGS}*`;
export const productTag = (id: number): string => PRODUCT_TAGS + id;
export const categoryTag = (id: number): string => `category:${id}`;

const WORD_TAGS = [CATALOG_TAG, LISTING_TAG, STOCK_TAG, ALL_PRODUCTS];

const WINDOW_MS = 100;
/** Lets a buyer see the own order at once; under load the remaining drops wait for the coalesced notification. */
const MAX_STOCK_DROPS_PER_WINDOW = 10;
/** While a bulk change runs, lists are computed anew at most this often. */
const BATCH_WINDOW_MS = 2000;
/** Of more, all products are dropped: thousands of tags are many messages, and no list is cached until the last one has arrived. */
const MAX_BATCH_TAGS = 400;

/** Invalidates the response caches of all gateways when the running transaction commits. */
@Injectable()
export class CatalogChanges implements BeforeApplicationShutdown {
  private windowStart = 0;
  private dropsInWindow = 0;
  private readonly batchTags = new Set<string>();
  /** Of the batches in between that were announced last; their responses may still answer. */
  private expiredTags: string[] = [];
  private batchTimer?: NodeJS.Timeout;

  constructor(
    private readonly transactions: Transactions,
    private readonly bus: PostgresBus,
    private readonly responseCache: ResponseCache,
  ) {}

  /** For changes by hand: who made one reads it at once. */
  record(productIds: readonly number[], categoryIds: readonly number[] = []): void {
    this.publish([LISTING_TAG, ...tagsOf(productIds, categoryIds)]);
  }

  /** For one of many changes that follow each other: the first is announced at once, then those of two seconds together. */
  recordBatch(
    productIds: readonly number[],
    categoryIds: readonly number[],
    isListingChanged: boolean,
  ): void {
    const tags = tagsOf(productIds, categoryIds);
    if (isListingChanged) tags.push(LISTING_TAG);
    this.transactions.afterCommit(() => this.addToBatches(tags));
  }

  /** For words that any product and category may have. */
  recordWords(): void {
    this.publish(WORD_TAGS);
  }

  recordWordBatch(): void {
    this.transactions.afterCommit(() => this.addToBatches(WORD_TAGS));
  }

  beforeApplicationShutdown(): void {
    this.publishBatches();
    clearTimeout(this.batchTimer);
  }

  /** For changes of stock alone: lists without these products stay cached. */
  recordStock(productIds: readonly number[]): void {
    const tags = [STOCK_TAG, ...productIds.map(productTag)];
    this.bus.publish(CATALOG_CHANNEL, tags);
    this.transactions.afterCommit(() => this.dropStock(tags));
  }

  /** Announces what is left of a sequence of batches; after that no response shows what was before them. */
  publishBatches(): void {
    const tags = this.takeBatchTags(this.expiredTags);
    this.expiredTags = [];
    if (tags.length > 0) this.publish(tags);
    if (tags.length > 0) this.batchTimer = this.afterWindow();
  }

  /** Between two batches: readers do not wait for lists that soon change again. */
  private expireBatches(): void {
    this.expiredTags = this.takeBatchTags();
    if (this.expiredTags.length === 0) return;
    this.bus.publish(BATCHES_CHANNEL, this.expiredTags);
    this.responseCache.expire(this.expiredTags);
    this.batchTimer = this.afterWindow();
  }

  private addToBatches(tags: readonly string[]): void {
    for (const tag of tags) this.batchTags.add(tag);
    if (!this.batchTimer) this.publishBatches();
  }

  private afterWindow(): NodeJS.Timeout {
    return setTimeout(() => this.expireBatches(), BATCH_WINDOW_MS).unref();
  }

  private takeBatchTags(more: readonly string[] = []): string[] {
    clearTimeout(this.batchTimer);
    this.batchTimer = undefined;
    const tags = [...new Set([...this.batchTags, ...more])];
    this.batchTags.clear();
    const others = tags.filter((tag) => !tag.startsWith(PRODUCT_TAGS));
    return tags.length > MAX_BATCH_TAGS ? [...others, ALL_PRODUCTS] : tags;
  }

  private publish(tags: readonly string[]): void {
    this.bus.publish(CATALOG_CHANNEL, [...tags]);
    this.transactions.afterCommit(() => this.responseCache.drop([...tags]));
  }

  private dropStock(tags: string[]): void {
    const now = Date.now();
    if (now - this.windowStart > WINDOW_MS) {
      this.windowStart = now;
      this.dropsInWindow = 0;
    }
    this.dropsInWindow += 1;
    if (this.dropsInWindow <= MAX_STOCK_DROPS_PER_WINDOW) this.responseCache.drop(tags);
  }
}

const tagsOf = (productIds: readonly number[], categoryIds: readonly number[]): string[] => [
  CATALOG_TAG,
  STOCK_TAG,
  ...productIds.map(productTag),
  ...categoryIds.map(categoryTag),
];

@Injectable()
export class CatalogCacheInvalidation implements OnApplicationBootstrap {
  constructor(
    private readonly bus: PostgresBus,
    private readonly responseCache: ResponseCache,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    await this.bus.subscribe(CATALOG_CHANNEL, (tags) => {
      // No tags mean that the connection was lost for a while.
      if (tags.length > 0) this.responseCache.drop(tags);
      else this.responseCache.dropAll();
    });
    await this.bus.subscribe(BATCHES_CHANNEL, (tags) => this.responseCache.expire(tags));
  }
}
