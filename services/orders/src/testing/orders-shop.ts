import { authDescriptor } from '@kp/auth';
import { cartDescriptor } from '@kp/cart';
import { catalogDescriptor } from '@kp/catalog';
import type { Problem } from '@kp/platform/http';
import { paymentsDescriptor } from '@kp/payments';
import { settingsDescriptor } from '@kp/settings';
import { giveRole, startTestShop, type TestShop, type TestShopParts } from '@kp/testing';
import { ordersDescriptor } from '..';
import type { OrderResponse } from '../http/orders.dto';

/** A shop with everything an order needs, and shorthands for what order tests set up and look at. */
export interface OrdersShop extends TestShop {
  /** A product on sale; answers its id. */
  product(facts?: ProductFacts): Promise<number>;
  /** A new account; answers its token. */
  customer(email: string): Promise<string>;
  admin(): Promise<string>;
  stockOf(productId: number): Promise<number>;
  /** Rows of a table. */
  count(table: string): Promise<number>;
}

export interface ProductFacts {
  name?: string;
  priceMinor?: number;
  stock?: number;
  status?: 'active' | 'inactive' | 'draft' | 'discontinued';
}

const ADMIN_EMAIL = 'admin@kitchenpass.example';
const PASSWORD = 'a-good-password';

/** @param more modules to the right of orders, and how the shop runs */
export async function startOrdersShop(more: TestShopParts = {}): Promise<OrdersShop> {
  const shop = await startTestShop({
    ...more,
    modules: [
      settingsDescriptor,
      authDescriptor,
      catalogDescriptor,
      paymentsDescriptor,
      cartDescriptor,
      ordersDescriptor,
      ...(more.modules ?? []),
    ],
  });
  const [category] = await shop.sql<{ id: number }>(
    `INSERT INTO category (name, slug) VALUES ('Food labels', 'food-labels') RETURNING id`,
  );
  let products = 0;

  async function register(email: string): Promise<string> {
    const body = { email, password: PASSWORD, firstName: 'Ana', lastName: 'Popescu' };
    const answer = await shop.call<{ token: string }>('POST', '/api/auth/register', { body });
    return answer.body.token;
  }

  return {
    ...shop,
    async product({ name, priceMinor = 1250, stock = 100, status = 'active' } = {}) {
      products += 1;
      const [row] = await shop.sql<{ id: number }>(
        `INSERT INTO product (name, slug, price_minor, stock_quantity, status, category_id, image_url)
         VALUES ($1, $2, $3, $4, $5, $6, '/pictures/label.svg') RETURNING id`,
        [name ?? `Label roll ${products}`, `label-roll-${products}`, priceMinor, stock, status, category!.id],
      );
      return row!.id;
    },
    customer: register,
    async admin() {
      await register(ADMIN_EMAIL);
      await giveRole(shop, 'owner', { email: ADMIN_EMAIL });
      const body = { email: ADMIN_EMAIL, password: PASSWORD };
      const answer = await shop.call<{ token: string }>('POST', '/api/auth/login', { body });
      return answer.body.token;
    },
    async stockOf(productId) {
      const [row] = await shop.sql<{ stock: number }>(
        'SELECT stock_quantity AS stock FROM product WHERE id = $1',
        [productId],
      );
      return row!.stock;
    },
    async count(table) {
      const [row] = await shop.sql<{ rows: number }>(`SELECT count(*)::int AS rows FROM ${table}`);
      return row!.rows;
    },
  };
}

/** The body of an answer: an order or a problem. */
export type OrderAnswer = OrderResponse & Omit<Problem, 'status'>;
