import { authDescriptor } from '@kp/auth';
import { catalogDescriptor } from '@kp/catalog';
import type { Problem } from '@kp/platform/http';
import { settingsDescriptor } from '@kp/settings';
import { type Answer, type CallOptions, startTestShop, type TestShop, type TestShopParts } from '@kp/testing';
import { cartDescriptor } from '..';
import type { CartLineResponse } from '../http/cart.dto';

/** The body of an answer: a line of the cart or a problem. */
export type CartAnswer = CartLineResponse & Omit<Problem, 'status'>;

export interface CartShop extends TestShop {
  /** A product on sale; answers its id. */
  product(facts?: { name?: string; stock?: number; status?: string }): Promise<number>;
  /** The cart of a new account. */
  cartOf(email: string): Promise<TestCart>;
}

/** Calls of one customer. */
export interface TestCart {
  token: string;
  call<Body = CartAnswer>(
    method: 'GET' | 'POST' | 'PUT' | 'DELETE',
    path?: string,
    options?: CallOptions,
  ): Promise<Answer<Body>>;
  add(productId: number, quantity: number): Promise<Answer<CartAnswer>>;
  lines(): Promise<CartLineResponse[]>;
  /** Quantity by product id. */
  quantities(): Promise<Record<number, number>>;
}

/** @param more how the shop runs */
export async function startCartShop(more: Pick<TestShopParts, 'worker'> = {}): Promise<CartShop> {
  const shop = await startTestShop({
    ...more,
    modules: [settingsDescriptor, authDescriptor, catalogDescriptor, cartDescriptor],
  });
  const [category] = await shop.sql<{ id: number }>(
    `INSERT INTO category (name, slug) VALUES ('Food labels', 'food-labels') RETURNING id`,
  );
  let products = 0;

  function cartWith(token: string): TestCart {
    const call: TestCart['call'] = (method, path = '', options = {}) =>
      shop.call(method, `/api/cart${path}`, { token, ...options });
    const lines = async () => (await call<CartLineResponse[]>('GET')).body;
    return {
      token,
      call,
      lines,
      add: (productId, quantity) => call('POST', '', { body: { productId, quantity } }),
      quantities: async () =>
        Object.fromEntries((await lines()).map(({ productId, quantity }) => [productId, quantity])),
    };
  }

  return {
    ...shop,
    async product({ name, stock = 100, status = 'active' } = {}) {
      products += 1;
      const [row] = await shop.sql<{ id: number }>(
        `INSERT INTO product (name, slug, price_minor, stock_quantity, status, category_id)
         VALUES ($1, $2, 1250, $3, $4, $5) RETURNING id`,
        [name ?? `Label roll ${products}`, `label-roll-${products}`, stock, status, category!.id],
      );
      return row!.id;
    },
    async cartOf(email) {
      const body = { email, password: 'a-good-password', firstName: 'Ana', lastName: 'Popescu' };
      const answer = await shop.call<{ token: string }>('POST', '/api/auth/register', { body });
      return cartWith(answer.body.token);
    },
  };
}
