import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { PostgresBus, Transactions } from '@kp/platform/database';
import { ResponseCache } from '@kp/platform/response-cache';

const CATALOG_CHANNEL = 'kp_catalog';

/** For responses that depend on which products exist; `STOCK_TAG` for those that depend on what can be bought now. */
export const CATALOG_TAG = 'catalog';
export const STOCK_TAG = 'stock';

export const productTag = (id: number): string => `product:${id}`;
export const categoryTag = (id: number): string => `category:${id}`;

const WINDOW_MS = 100;
/** Lets a client read its own change at once; under load the remaining drops wait for the coalesced notification. */
const MAX_DROPS_PER_WINDOW = 10;

/** Invalidates the response caches of all gateways when the running transaction commits. */
@Injectable()
export class CatalogChanges {
  private windowStart = 0;
  private dropsInWindow = 0;

  constructor(
    private readonly transactions: Transactions,
    private readonly bus: PostgresBus,
    private readonly responseCache: ResponseCache,
  ) {}

  record(productIds: readonly number[], categoryIds: readonly number[] = []): void {
    this.publish([CATALOG_TAG, STOCK_TAG, ...productIds.map(productTag), ...categoryIds.map(categoryTag)]);
  }

  /** For changes of stock alone: lists without these products stay cached. */
  recordStock(productIds: readonly number[]): void {
    this.publish([STOCK_TAG, ...productIds.map(productTag)]);
  }

  private publish(tags: string[]): void {
    this.bus.publish(CATALOG_CHANNEL, tags);
    this.transactions.afterCommit(() => this.dropLocal(tags));
  }

  private dropLocal(tags: string[]): void {
    const now = Date.now();
    if (now - this.windowStart > WINDOW_MS) {
      this.windowStart = now;
      this.dropsInWindow = 0;
    }
    this.dropsInWindow += 1;
    if (this.dropsInWindow <= MAX_DROPS_PER_WINDOW) this.responseCache.drop(tags);
  }
}

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
  }
}
