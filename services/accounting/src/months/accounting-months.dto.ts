import { minorToDecimal } from '@kp/commerce';
import type { AccountingMonth } from './accounting-months';

export class OrderWithoutInvoiceResponse {
  id: number;
  orderNumber: string;
  /** @example "117.80" */
  total: string;
  currency: string;
}

export class AccountingMonthResponse {
  /** @example "2026-11" */
  month: string;
  /** Null of an open month. */
  closedAt: Date | null;
  /** The email of who closed it. */
  closedBy: string | null;
  /** Paid orders of it and of before that have no invoice. */
  notInvoiced: number;
  /** The newest of them, 100 at most. */
  orders: OrderWithoutInvoiceResponse[];

  static from({ orders, ...month }: AccountingMonth): AccountingMonthResponse {
    return {
      ...month,
      orders: orders.map(({ totalMinor, ...order }) => ({ ...order, total: minorToDecimal(totalMinor) })),
    };
  }
}
