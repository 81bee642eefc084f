import { Injectable } from '@nestjs/common';
import { type CurrencyCode, LOW_STOCK_THRESHOLD, type OrderStatus, type StaffRight } from '@kp/commerce';
import { PaymentMethods } from '@kp/payments';
import { Sql } from '@kp/platform/database';
import {
  CATALOG_FIGURES,
  LOW_STOCK_PRODUCTS,
  RECENT_ORDERS,
  SALES_BY_DAY,
  SALES_BY_PRODUCT,
  SALES_FIGURES,
  SETUP_STEPS,
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

interface DaySales {
  day: string;
  orders: number;
  salesMinor: number;
}

/** Of a category or a product. */
interface SoldUnits {
  id: number;
  name: string;
  slug: string;
  units: number;
  salesMinor: number;
}

interface Sales extends SalesFigures {
  recentOrders: RecentOrder[];
  salesByDay: DaySales[];
  salesByCategory: SoldUnits[];
  bestSellers: SoldUnits[];
}

interface SetupSteps {
  company: boolean;
  category: boolean;
  product: boolean;
  shipping: boolean;
  payments: boolean;
}

/** Null for what the rights do not include. */
export interface Dashboard {
  catalog: CatalogFigures | null;
  sales: Sales | null;
  setup: SetupSteps | null;
}

/** Sums come from rows that triggers keep, so they take as long in a shop of a million orders as in a new one. */
@Injectable()
export class DashboardService {
  constructor(
    private readonly sql: Sql,
    private readonly paymentMethods: PaymentMethods,
  ) {}

  async get(rights: readonly StaffRight[], days: number): Promise<Dashboard> {
    const [catalog, sales, setup] = await Promise.all([
      rights.includes('catalog') ? this.catalogFigures() : null,
      rights.includes('orders:read') ? this.sales(days) : null,
      rights.includes('settings') ? this.setupSteps() : null,
    ]);
    return { catalog, sales, setup };
  }

  private async catalogFigures(): Promise<CatalogFigures> {
    const [figures, lowStockProducts] = await Promise.all([
      this.sql.first<Omit<CatalogFigures, 'lowStockProducts'>>(CATALOG_FIGURES),
      this.sql.rows<LowStockProduct>(LOW_STOCK_PRODUCTS, [LOW_STOCK_THRESHOLD, SHOWN_LOW_STOCK]),
    ]);
    return { ...figures!, lowStockProducts };
  }

  private async sales(days: number): Promise<Sales> {
    const [figures, recentOrders, salesByDay, products] = await Promise.all([
      this.sql.first<SalesFigures>(SALES_FIGURES),
      this.sql.rows<RecentOrder>(RECENT_ORDERS, [SHOWN_ORDERS]),
      this.sql.rows<DaySales>(SALES_BY_DAY, [days]),
      this.sql.first<{ categories: SoldUnits[]; bestSellers: SoldUnits[] }>(SALES_BY_PRODUCT, [
        days,
        SHOWN_BEST_SELLERS,
      ]),
    ]);
    const { categories: salesByCategory, bestSellers } = products!;
    return { ...figures!, recentOrders, salesByDay, salesByCategory, bestSellers };
  }

  private async setupSteps(): Promise<SetupSteps> {
    const steps = await this.sql.first<Omit<SetupSteps, 'payments'>>(SETUP_STEPS);
    return { ...steps!, payments: this.paymentMethods.isOnlineAvailable };
  }
}
