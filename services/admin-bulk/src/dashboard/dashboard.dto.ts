import { type CurrencyCode, minorToDecimal, type OrderStatus } from '@kp/commerce';
import { DASHBOARD_PERIODS } from '@kp/commerce/list-rules';
import { OptionalField } from '@kp/platform/http';
import { Type } from 'class-transformer';
import { IsIn } from 'class-validator';
import type { Dashboard } from './dashboard.service';
import type { OpenTasks } from './open-tasks';

export class DashboardQuery {
  /** Of the charts and best sellers: the last 7, 30, 90 or 365 days, today included. */
  @IsIn(DASHBOARD_PERIODS)
  @Type(() => Number)
  @OptionalField()
  days?: number;
}

export class LowStockProductResponse {
  id: number;
  name: string;
  slug: string;
  stockQuantity: number;
}

export class RecentOrderResponse {
  id: number;
  /** @example "ORD-2026-000041" */
  orderNumber: string;
  createdAt: string;
  status: OrderStatus;
  /** @example "69.63" */
  totalAmount: string;
  currency: string;
}

export class SalesSumResponse {
  /** Without cancelled ones. */
  orders: number;
  /** Totals of these orders, less refunds. @example "512.40" */
  amount: string;
}

export class DaySalesResponse extends SalesSumResponse {
  /** A day in the time zone of the shop. @example "2026-11-23" */
  day: string;
}

/** Of a category or a product. */
export class SoldUnitsResponse {
  id: number;
  name: string;
  slug: string;
  /** Sold, without cancelled orders. */
  units: number;
  /** Of the lines, before VAT and shipping. @example "512.40" */
  amount: string;
}

export class SetupResponse {
  /** Without orders and demo data, and nobody has closed the assistant that leads through the set-up. */
  isNew: boolean;
}

export class StorageStateResponse {
  /** `low` below STORAGE_LOW_MB, `full` with room for no upload. */
  state: 'ok' | 'low' | 'full';
  /** Null for a bucket. */
  freeBytes: number | null;
}

/** Figures that the caller's rights do not include are absent. */
export class DashboardResponse {
  /** @example "USD" */
  currency: string;
  /** Not deleted. */
  totalProducts?: number;
  totalCategories?: number;
  /** Fewer than ten left, the fewest first. */
  lowStockProducts?: LowStockProductResponse[];
  totalOrders?: number;
  pendingOrders?: number;
  /** Sum of the totals of all orders. @example "10412.80" */
  totalRevenue?: string;
  /** Without cancelled orders, less refunds. @example "9120.10" */
  netRevenue?: string;
  /** Newest first. */
  recentOrders?: RecentOrderResponse[];
  /** Every day of the period. */
  salesByDay?: DaySalesResponse[];
  /** As many days as the period has, right before it. */
  formerPeriod?: SalesSumResponse;
  /** Highest first. */
  salesByCategory?: SoldUnitsResponse[];
  /** By units. */
  bestSellers?: SoldUnitsResponse[];
  setup?: SetupResponse;
  /** Where documents and pictures are stored. */
  storage?: StorageStateResponse;

  static from(
    { catalog, orders, sales, setup, storage }: Dashboard,
    currency: CurrencyCode,
  ): DashboardResponse {
    return {
      currency,
      ...catalog,
      ...(orders && orderFields(orders)),
      ...(sales && salesFields(sales)),
      ...(setup && { setup }),
      ...(storage && { storage }),
    };
  }
}

function orderFields({
  recentOrders,
  ...counts
}: NonNullable<Dashboard['orders']>): Partial<DashboardResponse> {
  return {
    ...counts,
    recentOrders: recentOrders.map(({ totalMinor, createdAt, ...order }) => ({
      ...order,
      createdAt: createdAt.toISOString(),
      totalAmount: minorToDecimal(totalMinor),
    })),
  };
}

function salesFields(sales: NonNullable<Dashboard['sales']>): Partial<DashboardResponse> {
  return {
    totalRevenue: minorToDecimal(sales.revenueMinor),
    netRevenue: minorToDecimal(sales.netRevenueMinor),
    salesByDay: sales.salesByDay.map(withAmount),
    formerPeriod: withAmount(sales.formerPeriod),
    salesByCategory: sales.salesByCategory.map(withAmount),
    bestSellers: sales.bestSellers.map(withAmount),
  };
}

function withAmount<Row extends { salesMinor: number }>({ salesMinor, ...row }: Row) {
  return { ...row, amount: minorToDecimal(salesMinor) };
}

/** How much waits for the staff. Counts that the caller's rights do not include are absent. */
export class OpenTasksResponse implements Partial<OpenTasks> {
  /** Nothing but packing is left to do: the list of `awaitingShipment=true`. */
  ordersToShip?: number;
  /** Not shipped on the last day that the customer was promised: `overdue=true`. */
  ordersOverdue?: number;
  /** Card, wallet and PayPal orders that are not paid: `awaitingPayment=true`. */
  ordersUnpaid?: number;
  /** Placed since the shop's midnight. */
  ordersToday?: number;
  returnsRequested?: number;
  /** New ones. */
  messages?: number;
  /** New ones. */
  quoteRequests?: number;
  /** Sent, not answered, and valid for three more days at most. */
  quotesEnding?: number;
  /** Captured, but they pay neither an order nor an invoice. */
  paymentsUnmatched?: number;
  /** Without an answer of the tax office on the third working day: the invoices of `transmission=late`. */
  transmissionsLate?: number;
  /** The invoices of `transmission=rejected`. */
  transmissionsRejected?: number;
  /** Tax offices that have to be connected again. */
  accessLost?: number;
  /** Fewer than ten left. */
  productsLowInStock?: number;
  /** Given up after all attempts. */
  jobsFailed?: number;
  /** Lists of suppliers that failed when they were asked for last. */
  feedsBroken?: number;
  /** Prices of such lists that moved too far. */
  pricesHeld?: number;
}
