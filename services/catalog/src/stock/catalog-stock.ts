import { Injectable } from '@nestjs/common';
import { productCode } from '@kp/commerce';
import { Sql, type Statement } from '@kp/platform/database';
import { CatalogChanges } from '../changes/catalog-changes';
import {
  GIVE_STOCK_BACK,
  HOLD_STOCK,
  LOCK_STOCK,
  RELEASE_STOCK,
  SELL_HELD_STOCK,
  TAKE_STOCK,
} from './stock.queries';
import type { HoldReference, StockLine, StockReference, StockTake } from './stock.types';
import { sumPerProduct } from './sum-per-product';

interface TakeRow {
  productId: number;
  quantity: number;
  name: string | null;
  slug: string;
  imageUrl: string | null;
  priceMinor: number;
  currency: string;
  available: number;
  isEnough: boolean;
}

/**
 * Moves stock and writes the ledger. Call it inside the transaction of the order or checkout: stock, ledger and
 * order commit together, and the rows stay locked until then.
 */
@Injectable()
export class CatalogStock {
  constructor(
    private readonly sql: Sql,
    private readonly changes: CatalogChanges,
  ) {}

  /** Takes everything or, when one product is short, nothing; a cancelled order is taken again the same way. */
  take(lines: readonly StockLine[], { orderId }: StockReference): Promise<StockTake> {
    return this.takeFor(TAKE_STOCK, lines, orderId);
  }

  giveBack(lines: readonly StockLine[], { orderId }: StockReference): Promise<void> {
    return this.giveFor(GIVE_STOCK_BACK, lines, orderId);
  }

  /** Like `take`, for a checkout that is not paid yet: nobody else can buy these units until they are released. */
  hold(lines: readonly StockLine[], { checkoutId }: HoldReference): Promise<StockTake> {
    return this.takeFor(HOLD_STOCK, lines, checkoutId);
  }

  /** @param lines held for this checkout before */
  release(lines: readonly StockLine[], { checkoutId }: HoldReference): Promise<void> {
    return this.giveFor(RELEASE_STOCK, lines, checkoutId);
  }

  /** The units held for a checkout become those of its order. What can be bought does not change. */
  async sellHeld(
    lines: readonly StockLine[],
    { checkoutId, orderId }: HoldReference & StockReference,
  ): Promise<void> {
    const { ids, quantities } = sumPerProduct(lines);
    await this.sql.run(SELL_HELD_STOCK, [ids, quantities, orderId, checkoutId]);
  }

  /**
   * Call it before moving stock more than once in a transaction, with the products of all the moves: transactions then
   * wait for each other and never in a circle.
   */
  async lock(productIds: readonly number[]): Promise<void> {
    await this.sql.run(LOCK_STOCK, [[...new Set(productIds)]]);
  }

  private async takeFor(
    statement: Statement,
    lines: readonly StockLine[],
    reference: number | string,
  ): Promise<StockTake> {
    const { ids, quantities } = sumPerProduct(lines);
    const rows = await this.sql.rows<TakeRow>(statement, [ids, quantities, reference]);
    if (rows.every((row) => row.isEnough)) {
      this.changes.recordStock(ids);
      return { taken: rows.map(toTakenLine), shortages: [] };
    }
    return { taken: [], shortages: rows.filter((row) => row.available < row.quantity).map(toShortage) };
  }

  private async giveFor(
    statement: Statement,
    lines: readonly StockLine[],
    reference: number | string,
  ): Promise<void> {
    const { ids, quantities } = sumPerProduct(lines);
    await this.sql.run(statement, [ids, quantities, reference]);
    this.changes.recordStock(ids);
  }
}

function toTakenLine({ productId, quantity, name, slug, imageUrl, priceMinor, currency }: TakeRow) {
  return { productId, quantity, name: name ?? productCode(productId), slug, imageUrl, priceMinor, currency };
}

function toShortage({ productId, name, quantity, available }: TakeRow) {
  // A product that is not shown, or does not exist, is only called by its code.
  return { productId, name: name ?? productCode(productId), requested: quantity, left: available };
}
