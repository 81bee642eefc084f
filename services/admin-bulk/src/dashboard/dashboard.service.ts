import { Injectable } from '@nestjs/common';
import { type CurrencyCode, LOW_STOCK_THRESHOLD, type OrderStatus, type StaffRight } from '@kp/commerce';
import { Sql } from '@kp/platform/database';
import { StorageSpace, type StorageState } from '@kp/platform/storage';
import { ReadinessService } from '../setup/readiness';
import {
  CATALOG_FIGURES,
  FORMER_SALES,
  LOW_STOCK_PRODUCTS,
  RECENT_ORDERS,
  SALES_BY_DAY,
  SALES_BY_PRODUCT,
  SALES_FIGURES,
} from './dashboard.queries';

const SHOWN_ORDERS = 5;
const SHOWN_LOW_STOCK = 5;
const SHOWN_BEST_SELLERS = 5;

interface LowStockProduct {
  id: number;
  name: string;
  slug: string;
  stockQuantity: number;
}

interface CatalogFigures {
  totalProducts: number;
  totalCategories: number;
  lowStockProducts: LowStockProduct[];
}

interface RecentOrder {
  id: number;
  orderNumber: string;
  createdAt: Date;
  status: OrderStatus;
  totalMinor: number;
  currency: CurrencyCode;
}

interface SalesFigures {
  totalOrders: number;
  pendingOrders: number;
  revenueMinor: number;
  netRevenueMinor: number;
}

interface OrderFigures {
  totalOrders: number;
  pendingOrders: number;
  recentOrders: RecentOrder[];
}

interface SalesSum {
  orders: number;
  salesMinor: number;
}

interface DaySales extends SalesSum {
  day: string;
}

/** Of a category or a product. */
interface SoldUnits {
  id: number;
  name: string;
  slug: string;
  units: number;
  salesMinor: number;
}

/** What the shop earns. */
interface Sales {
  revenueMinor: number;
  netRevenueMinor: number;
  salesByDay: DaySales[];
  formerPeriod: SalesSum;
  salesByCategory: SoldUnits[];
  bestSellers: SoldUnits[];
}

interface Setup {
  isNew: boolean;
}

/** Null for what the rights do not include. */
export interface Dashboard {
  catalog: CatalogFigures | null;
  orders: OrderFigures | null;
  sales: Sales | null;
  setup: Setup | null;
  storage: StorageState | null;
}

/** Sums come from rows that triggers keep, so they take as long in a shop of a million orders as in a new one. */
@Injectable()
export class DashboardService {
  constructor(
    private readonly sql: Sql,
    private readonly readiness: ReadinessService,
    private readonly space: StorageSpace,
  ) {}

  async get(rights: readonly StaffRight[], days: number): Promise<Dashboard> {
    const has = (right: StaffRight) => rights.includes(right);
    const figures =
      has('orders:read') || has('reports')
        ? this.sql.first<SalesFigures>(SALES_FIGURES)
        : Promise.resolve(null);
    const [catalog, orders, sales, setup, storage] = await Promise.all([
      has('stock') ? this.catalogFigures() : null,
      has('orders:read') ? this.orderFigures(figures) : null,
      has('reports') ? this.sales(figures, days) : null,
      has('settings') ? this.setup() : null,
      has('settings') ? this.space.read() : null,
    ]);
    return { catalog, orders, sales, setup, storage };
  }

  private async catalogFigures(): Promise<CatalogFigures> {
    const [figures, lowStockProducts] = await Promise.all([
      this.sql.first<Omit<CatalogFigures, 'lowStockProducts'>>(CATALOG_FIGURES),
      this.sql.rows<LowStockProduct>(LOW_STOCK_PRODUCTS, [LOW_STOCK_THRESHOLD, SHOWN_LOW_STOCK]),
    ]);
    return { ...figures!, lowStockProducts };
  }

  private async orderFigures(figures: Promise<SalesFigures | null>): Promise<OrderFigures> {
    const [counted, recentOrders] = await Promise.all([
      figures,
      this.sql.rows<RecentOrder>(RECENT_ORDERS, [SHOWN_ORDERS]),
    ]);
    const { totalOrders, pendingOrders } = counted!;
    return { totalOrders, pendingOrders, recentOrders };
  }

  private async sales(figures: Promise<SalesFigures | null>, days: number): Promise<Sales> {
    const [summed, salesByDay, formerPeriod, products] = await Promise.all([
      figures,
      this.sql.rows<DaySales>(SALES_BY_DAY, [days]),
      this.sql.first<SalesSum>(FORMER_SALES, [days]),
      this.sql.first<{ categories: SoldUnits[]; bestSellers: SoldUnits[] }>(SALES_BY_PRODUCT, [
        days,
        SHOWN_BEST_SELLERS,
      ]),
    ]);
    const { categories: salesByCategory, bestSellers } = products!;
    const { revenueMinor, netRevenueMinor } = summed!;
    return {
      revenueMinor,
      netRevenueMinor,
      salesByDay,
      formerPeriod: formerPeriod!,
      salesByCategory,
      bestSellers,
    };
  }

  private async setup(): Promise<Setup> {
    return { isNew: await this.readiness.isNewShop() };
  }
}
