import type { Type } from '@nestjs/common';
import { authDescriptor } from '@kp/auth';
import { ResponseCache } from '@kp/platform/response-cache';
import { settingsDescriptor } from '@kp/settings';
import { giveRole, type Answer, type CallOptions, startTestShop, type TestShop } from '@kp/testing';
import { catalogDescriptor } from '..';
import type { ProductResponse } from '../http/product.dto';

/** Columns of a product; each has a default. */
export interface ProductValues {
  name?: string;
  slug?: string;
  description?: string;
  priceMinor?: number;
  stock?: number;
  inStock?: boolean;
  featured?: boolean;
  status?: string;
  categoryId?: number;
  /** Minutes before now. */
  age?: number;
  isDeleted?: boolean;
}

export interface CatalogShop extends TestShop {
  category(name: string, slug: string): Promise<number>;
  /** @returns the id; the default category is "Everything" */
  product(values?: ProductValues): Promise<number>;
  /** Clears the response cache after `sql`, `product` and `category`. */
  refresh(): void;
  list(query?: string, options?: CallOptions): Promise<Answer<ProductResponse[]>>;
  /** Names on the first page, in order. */
  names(query?: string, options?: CallOptions): Promise<string[]>;
  adminToken(): Promise<string>;
}

/** @param imports further Nest modules, such as those of the worker */
export async function startCatalogShop(imports: Type[] = []): Promise<CatalogShop> {
  const shop = await startTestShop({
    modules: [settingsDescriptor, authDescriptor, catalogDescriptor],
    imports,
  });
  const responseCache = shop.app.get(ResponseCache);
  let products = 0;

  async function category(name: string, slug: string): Promise<number> {
    const [row] = await shop.sql<{ id: number }>(
      'INSERT INTO category (name, slug, sort_order) SELECT $1, $2, count(*) FROM category RETURNING id',
      [name, slug],
    );
    return row!.id;
  }
  const everything = await category('Everything', 'everything');

  const list = (query = '', options: CallOptions = {}) =>
    shop.call<ProductResponse[]>('GET', `/api/products${query}`, options);

  return {
    ...shop,
    category,
    list,
    refresh: () => responseCache.dropAll(),
    names: async (query, options) => (await list(query, options)).body.map(({ name }) => name),
    async product(values = {}) {
      products += 1;
      const { name = `Product ${products}`, slug = `product-${products}`, description = '' } = values;
      const { priceMinor = 1000, stock = 10, inStock = true, featured = false, status = 'active' } = values;
      const { categoryId = everything, age = 0, isDeleted = false } = values;
      const [row] = await shop.sql<{ id: number }>(
        `INSERT INTO product (name, slug, description, price_minor, stock_quantity, in_stock, featured, status,
                              category_id, created_at, deleted_at)
         VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, now() - make_interval(mins => $10),
                 CASE WHEN $11 THEN now() END)
         RETURNING id`,
        [name, slug, description, priceMinor, stock, inStock, featured, status, categoryId, age, isDeleted],
      );
      return row!.id;
    },
    async adminToken() {
      const body = {
        email: 'admin@kitchenpass.example',
        password: 'a-good-password',
        firstName: 'A',
        lastName: 'B',
      };
      const { token } = (await shop.call<{ token: string }>('POST', '/api/auth/register', { body })).body;
      await giveRole(shop, 'owner', { email: body.email });
      return token;
    },
  };
}
