import { Injectable } from '@nestjs/common';
import { parseOrderNumber, type ReturnState } from '@kp/commerce';
import { Sql } from '@kp/platform/database';
import type { Order } from '../domain/order.entity';
import { returnNotFound } from '../domain/return.errors';
import { OrdersConfig } from '../orders.config';
import { returnableUntil } from './return-period';
import {
  COUNT_RETURNS,
  FIND_DELIVERY,
  FIND_RETURN,
  LIST_FOUND_RETURNS,
  LIST_RETURNS,
  LIST_RETURNS_OF_ORDER,
  type ReturnView,
  SEARCH_RETURNS,
} from './return.queries';

interface Page {
  limit: number;
  offset: number;
}

interface ReturnFilter {
  state?: ReturnState;
  /** As `ListReturnsRequest` says. */
  search?: string;
}

export interface ReturnsOfOrder {
  /** Null when nothing can be returned. */
  returnableUntil: Date | null;
  items: { itemId: number; quantity: number }[];
  returns: ReturnView[];
}

@Injectable()
export class ReturnReader {
  constructor(
    private readonly sql: Sql,
    private readonly config: OrdersConfig,
  ) {}

  async list({ state, search }: ReturnFilter, { limit, offset }: Page) {
    if (search !== undefined) {
      const values = [limit, offset, state ?? null, search, returnNumbers(search), parseOrderNumber(search)];
      const found = await this.sql.first<{ total: number; ids: number[] }>(SEARCH_RETURNS, values);
      const returns = await this.sql.rows<ReturnView>(LIST_FOUND_RETURNS, [found!.ids]);
      return { returns, total: found!.total };
    }
    const [returns, count] = await Promise.all([
      this.sql.rows<ReturnView>(LIST_RETURNS, [limit, offset, state ?? null]),
      this.sql.first<{ total: number }>(COUNT_RETURNS, [state ?? null]),
    ]);
    return { returns, total: count!.total };
  }

  async get(id: number): Promise<ReturnView> {
    const found = await this.sql.first<ReturnView>(FIND_RETURN, [id]);
    if (!found) throw returnNotFound();
    return found;
  }

  async listOfOrder(order: Order): Promise<ReturnsOfOrder> {
    const returns = await this.sql.rows<ReturnView>(LIST_RETURNS_OF_ORDER, [order.id]);
    const until = await this.returnableUntil(order);
    const left = order.lines.map(({ id: itemId, shippedQuantity, returnedQuantity }) => ({
      itemId,
      quantity: shippedQuantity - returnedQuantity,
    }));
    const items = until ? left.filter(({ quantity }) => quantity > 0) : [];
    return { returnableUntil: items.length > 0 ? until : null, items, returns };
  }

  async returnableUntil({ id, status }: Pick<Order, 'id' | 'status'>): Promise<Date | null> {
    if (status !== 'delivered') return null;
    const delivery = await this.sql.first<{ at: Date | null }>(FIND_DELIVERY, [id]);
    return returnableUntil(delivery?.at ?? null, this.config.returnDays);
  }
}

/** @returns the pattern of numbers that "rma 2026 3", "2026-3" or "3" may be; null for what is no number */
function returnNumbers(search: string): string | null {
  const [, digits] = /^\W*(?:rma)?\W*(\d[\d\W]*)$/i.exec(search) ?? [];
  if (digits === undefined) return null;
  if (/^\d{1,6}$/.test(digits)) return `RMA-%-${digits.padStart(6, '0')}`;
  return parseOrderNumber(digits)?.replace(/^ORD/, 'RMA') ?? null;
}
