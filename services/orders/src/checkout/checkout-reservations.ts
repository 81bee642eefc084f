import { Injectable } from '@nestjs/common';
import { CatalogStock, type StockLine, type StockShortage, type StockDeduction } from '@kp/catalog';
import { Sql } from '@kp/platform/database';
import { DiscountUses } from '../discounts/discount-uses';
import { ADD_RESERVED, CLEAR_RESERVED, LIST_RESERVED } from './persistence/checkout.queries';

/** Units reserved for checkouts, and the discount they use. Call inside a transaction that has locked the checkout. */
@Injectable()
export class CheckoutReservations {
  constructor(
    private readonly sql: Sql,
    private readonly stock: CatalogStock,
    private readonly discounts: DiscountUses,
  ) {}

  /** On shortages the caller must roll back. */
  async replace(checkoutId: string, lines: readonly StockLine[], language: string): Promise<StockDeduction> {
    await this.releaseFor(checkoutId, lines);
    const take = await this.stock.reserve(lines, { checkoutId, language });
    if (take.shortages.length > 0) return take;
    const ids = take.deducted.map(({ productId }) => productId);
    const quantities = take.deducted.map(({ quantity }) => quantity);
    await this.sql.run(ADD_RESERVED, [checkoutId, ids, quantities]);
    return take;
  }

  async release(checkoutId: string): Promise<void> {
    await this.releaseUnits(checkoutId);
    await this.discounts.release({ checkoutId });
  }

  private async releaseUnits(checkoutId: string): Promise<void> {
    const reserved = await this.sql.rows<StockLine>(LIST_RESERVED, [checkoutId]);
    if (reserved.length === 0) return;
    await this.sql.run(CLEAR_RESERVED, [checkoutId]);
    await this.stock.release(reserved, { checkoutId });
  }

  /** @returns shortages; then nothing is deducted or reserved */
  async sell(checkoutId: string, lines: readonly StockLine[], orderId: number): Promise<StockShortage[]> {
    const reserved = await this.sql.rows<StockLine>(LIST_RESERVED, [checkoutId]);
    if (isSame(reserved, lines)) {
      await this.sql.run(CLEAR_RESERVED, [checkoutId]);
      await this.stock.commitReservation(reserved, { checkoutId, orderId });
      return [];
    }
    await this.releaseFor(checkoutId, lines);
    return (await this.stock.deduct(lines, { orderId })).shortages;
  }

  /** The units only. Locks the released and the new products at once, to avoid deadlocks. */
  async releaseFor(checkoutId: string, lines: readonly StockLine[]): Promise<void> {
    const reserved = await this.sql.rows<StockLine>(LIST_RESERVED, [checkoutId]);
    if (reserved.length === 0) return;
    await this.stock.lock([...reserved, ...lines].map(({ productId }) => productId));
    await this.releaseUnits(checkoutId);
  }
}

function isSame(reserved: readonly StockLine[], lines: readonly StockLine[]): boolean {
  const units = new Map<number, number>();
  for (const { productId, quantity } of lines) units.set(productId, (units.get(productId) ?? 0) + quantity);
  return (
    units.size === reserved.length &&
    reserved.every(({ productId, quantity }) => units.get(productId) === quantity)
  );
}
