import { Injectable } from '@nestjs/common';
import { productCode, type TaxClasses } from '@kp/commerce';
import type { WithdrawalException } from '@kp/commerce/withdrawal-rules';
import { catalogLanguage } from '@kp/i18n/catalog-language';
import { Sql, type Statement } from '@kp/platform/database';
import type { ProductArticleResponse } from '../articles/article.dto';
import { CatalogChanges } from '../changes/catalog-changes';
import {
  ADJUST_STOCK,
  DEDUCT_AVAILABLE_STOCK,
  DEDUCT_STOCK,
  LIST_IN_STOCK,
  LOCK_STOCK,
  RELEASE_STOCK,
  RESERVE_STOCK,
  RESTOCK,
  COMMIT_RESERVATION,
} from './stock.queries';
import {
  type NamesLanguage,
  type ReservationReference,
  type StockLine,
  type StockReference,
  type StockDeduction,
  sumPerProduct,
} from './stock-line';

interface DeductionRow {
  productId: number;
  quantity: number;
  name: string | null;
  slug: string;
  imageUrl: string | null;
  priceMinor: number | null;
  currency: string;
  weightGrams: number | null;
  article: ProductArticleResponse | null;
  taxClasses: TaxClasses | null;
  withdrawalException: WithdrawalException | null;
  available: number;
  isEnough: boolean;
}

/** Call it inside the transaction of the order or checkout: stock, ledger and order commit together. */
@Injectable()
export class CatalogStock {
  constructor(
    private readonly sql: Sql,
    private readonly changes: CatalogChanges,
  ) {}

  /** Deducts all lines or, when one product is short, none. */
  deduct(
    lines: readonly StockLine[],
    { orderId, language }: StockReference & NamesLanguage,
  ): Promise<StockDeduction> {
    return this.removeUnits(DEDUCT_STOCK, lines, orderId, language);
  }

  /**
   * Deducts of each product what there is, at most what is asked for: `deducted` has the units taken, 0 included.
   * `shortages` are products that are not on sale, which matters to who sells but not to units that are sold already.
   */
  async deductAvailable(
    lines: readonly StockLine[],
    { orderId, language = catalogLanguage() }: StockReference & NamesLanguage,
  ): Promise<StockDeduction> {
    const { ids, quantities } = sumPerProduct(lines);
    const rows = await this.sql.rows<DeductionRow>(DEDUCT_AVAILABLE_STOCK, [
      ids,
      quantities,
      orderId,
      language,
    ]);
    this.changes.recordStock(ids);
    return {
      deducted: rows.map((row) => ({
        ...toDeductedLine(row),
        quantity: Math.min(row.quantity, row.available),
      })),
      shortages: rows.filter(({ name }) => name === null).map(toShortage),
    };
  }

  /** Those of the products that have units. */
  async listInStock(productIds: readonly number[]): Promise<number[]> {
    const rows = await this.sql.rows<{ id: number }>(LIST_IN_STOCK, [productIds]);
    return rows.map(({ id }) => id);
  }

  restock(lines: readonly StockLine[], { orderId }: StockReference): Promise<void> {
    return this.addUnits(RESTOCK, lines, orderId);
  }

  reserve(
    lines: readonly StockLine[],
    { checkoutId, language }: ReservationReference & NamesLanguage,
  ): Promise<StockDeduction> {
    return this.removeUnits(RESERVE_STOCK, lines, checkoutId, language);
  }

  release(lines: readonly StockLine[], { checkoutId }: ReservationReference): Promise<void> {
    return this.addUnits(RELEASE_STOCK, lines, checkoutId);
  }

  async commitReservation(
    lines: readonly StockLine[],
    { checkoutId, orderId }: ReservationReference & StockReference,
  ): Promise<void> {
    const { ids, quantities } = sumPerProduct(lines);
    await this.sql.run(COMMIT_RESERVATION, [ids, quantities, orderId, checkoutId]);
  }

  /** By an administrator. The caller has locked the product and checked that enough units are left. */
  async adjust(productId: number, change: number): Promise<void> {
    if (change === 0) return;
    await this.sql.run(ADJUST_STOCK, [productId, change]);
    this.changes.recordStock([productId]);
  }

  /** Prevents deadlocks: call it with all products before moving stock more than once in a transaction. */
  async lock(productIds: readonly number[]): Promise<void> {
    await this.sql.run(LOCK_STOCK, [[...new Set(productIds)]]);
  }

  private async removeUnits(
    statement: Statement,
    lines: readonly StockLine[],
    reference: number | string,
    language = catalogLanguage() as string,
  ): Promise<StockDeduction> {
    const { ids, quantities } = sumPerProduct(lines);
    const rows = await this.sql.rows<DeductionRow>(statement, [ids, quantities, reference, language]);
    if (rows.every((row) => row.isEnough)) {
      this.changes.recordStock(ids);
      return { deducted: rows.map(toDeductedLine), shortages: [] };
    }
    return { deducted: [], shortages: rows.filter((row) => row.available < row.quantity).map(toShortage) };
  }

  private async addUnits(
    statement: Statement,
    lines: readonly StockLine[],
    reference: number | string,
  ): Promise<void> {
    const { ids, quantities } = sumPerProduct(lines);
    await this.sql.run(statement, [ids, quantities, reference]);
    this.changes.recordStock(ids);
  }
}

function toDeductedLine({ available: _available, isEnough: _isEnough, name, ...line }: DeductionRow) {
  return { ...line, name: name ?? productCode(line.productId) };
}

function toShortage({ productId, name, quantity, available }: DeductionRow) {
  // The name of a product that is not on sale stays hidden.
  return { productId, name: name ?? productCode(productId), requested: quantity, left: available };
}
