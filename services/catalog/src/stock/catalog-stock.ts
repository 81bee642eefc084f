import { Injectable } from '@nestjs/common';
import { productCode } from '@kp/commerce';
import { Sql } from '@kp/platform/database';
import { CatalogChanges } from '../changes/catalog-changes';
import { GIVE_STOCK_BACK, TAKE_STOCK } from './stock.queries';
import type { StockLine, StockReference, StockTake } from './stock.types';
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
 * Moves stock and writes the ledger. Call it inside the transaction of the order: stock, ledger and order commit
 * together, and the rows stay locked until then.
 */
@Injectable()
export class CatalogStock {
  constructor(
    private readonly sql: Sql,
    private readonly changes: CatalogChanges,
  ) {}

  /** Takes everything or, when one product is short, nothing; a cancelled order is taken again the same way. */
  async take(lines: readonly StockLine[], { orderId }: StockReference): Promise<StockTake> {
    const { ids, quantities } = sumPerProduct(lines);
    const rows = await this.sql.rows<TakeRow>(TAKE_STOCK, [ids, quantities, orderId]);
    if (rows.every((row) => row.isEnough)) {
      this.changes.recordStock(ids);
      return { taken: rows.map(toTakenLine), shortages: [] };
    }
    return { taken: [], shortages: rows.filter((row) => row.available < row.quantity).map(toShortage) };
  }

  async giveBack(lines: readonly StockLine[], { orderId }: StockReference): Promise<void> {
    const { ids, quantities } = sumPerProduct(lines);
    await this.sql.run(GIVE_STOCK_BACK, [ids, quantities, orderId]);
    this.changes.recordStock(ids);
  }
}

function toTakenLine({ productId, quantity, name, slug, imageUrl, priceMinor, currency }: TakeRow) {
  return { productId, quantity, name: name ?? productCode(productId), slug, imageUrl, priceMinor, currency };
}

function toShortage({ productId, name, quantity, available }: TakeRow) {
  // A product that never was has no name; its code says which one was asked for.
  return { productId, name: name ?? productCode(productId), requested: quantity, left: available };
}
