import { Injectable } from '@nestjs/common';
import { CatalogStock, type StockLine, type StockShortage, type StockTake } from '@kp/catalog';
import { Sql } from '@kp/platform/database';
import { ADD_HELD, CLEAR_HELD, LIST_HELD } from './persistence/checkout.queries';

/**
 * Units held for checkouts. They have left the stock, so whoever reads the catalogue sees what can be bought. Every
 * call belongs inside a transaction that has locked the checkout.
 */
@Injectable()
export class StockHolds {
  constructor(
    private readonly sql: Sql,
    private readonly stock: CatalogStock,
  ) {}

  /** Holds these lines in place of what was held. Short: the caller fails, and what was held stays held. */
  async replace(checkoutId: string, lines: readonly StockLine[]): Promise<StockTake> {
    await this.exchange(checkoutId, lines);
    const take = await this.stock.hold(lines, { checkoutId });
    if (take.shortages.length > 0) return take;
    const ids = take.taken.map(({ productId }) => productId);
    const quantities = take.taken.map(({ quantity }) => quantity);
    await this.sql.run(ADD_HELD, [checkoutId, ids, quantities]);
    return take;
  }

  /** What was held can be bought again. */
  async release(checkoutId: string): Promise<void> {
    const held = await this.sql.rows<StockLine>(LIST_HELD, [checkoutId]);
    if (held.length === 0) return;
    await this.sql.run(CLEAR_HELD, [checkoutId]);
    await this.stock.release(held, { checkoutId });
  }

  /**
   * Gives an order its units: those held for the checkout, or, when they are not held (any more), from stock.
   * @returns what is short; then nothing was taken, and nothing is held any more
   */
  async sell(checkoutId: string, lines: readonly StockLine[], orderId: number): Promise<StockShortage[]> {
    const held = await this.sql.rows<StockLine>(LIST_HELD, [checkoutId]);
    if (isSame(held, lines)) {
      await this.sql.run(CLEAR_HELD, [checkoutId]);
      await this.stock.sellHeld(held, { checkoutId, orderId });
      return [];
    }
    await this.exchange(checkoutId, lines);
    return (await this.stock.take(lines, { orderId })).shortages;
  }

  /** Releases what was held, with everything locked in one order that the transaction is going to touch. */
  async exchange(checkoutId: string, lines: readonly StockLine[]): Promise<void> {
    const held = await this.sql.rows<StockLine>(LIST_HELD, [checkoutId]);
    if (held.length === 0) return;
    await this.stock.lock([...held, ...lines].map(({ productId }) => productId));
    await this.release(checkoutId);
  }
}

/** The same units of the same products, however they are spread over lines. */
function isSame(held: readonly StockLine[], lines: readonly StockLine[]): boolean {
  const left = new Map<number, number>();
  for (const { productId, quantity } of lines) left.set(productId, (left.get(productId) ?? 0) + quantity);
  return (
    left.size === held.length && held.every(({ productId, quantity }) => left.get(productId) === quantity)
  );
}
