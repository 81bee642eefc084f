import { Injectable } from '@nestjs/common';
import { PostgresBus, Transactions } from '@kp/platform/database';
import { ReadyBytes } from '@kp/platform/ready-bytes';
import { CATALOG_CHANNEL, CATALOG_TAG, categoryTag, productTag, STOCK_TAG } from './catalog-tags';

const WINDOW_MILLISECONDS = 100;
/**
 * Within a window this many commits drop this process's own bytes at once, so that whoever changed something sees it
 * in the next read; in a storm of orders the rest waits for the coalesced announcement at the window's end.
 */
const DROPS_PER_WINDOW = 10;

/** Tells every gateway what changed in the catalogue, once the running transaction has committed. */
@Injectable()
export class CatalogChanges {
  private windowStart = 0;
  private dropsInWindow = 0;

  constructor(
    private readonly transactions: Transactions,
    private readonly bus: PostgresBus,
    private readonly bytes: ReadyBytes,
  ) {}

  /** Call it for anything but stock: products or categories were made, edited, deleted, reviewed. */
  record(productIds: readonly number[], categoryIds: readonly number[] = []): void {
    this.announce([CATALOG_TAG, STOCK_TAG, ...productIds.map(productTag), ...categoryIds.map(categoryTag)]);
  }

  /** Only stock of these products changed: lists without them, sorted or filtered by other things, stay good. */
  recordStock(productIds: readonly number[]): void {
    this.announce([STOCK_TAG, ...productIds.map(productTag)]);
  }

  private announce(tags: string[]): void {
    this.bus.publish(CATALOG_CHANNEL, tags);
    this.transactions.afterCommit(() => this.dropOwn(tags));
  }

  private dropOwn(tags: string[]): void {
    const now = Date.now();
    if (now - this.windowStart > WINDOW_MILLISECONDS) {
      this.windowStart = now;
      this.dropsInWindow = 0;
    }
    this.dropsInWindow += 1;
    if (this.dropsInWindow <= DROPS_PER_WINDOW) this.bytes.drop(tags);
  }
}
