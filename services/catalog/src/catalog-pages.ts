import { Injectable } from '@nestjs/common';
import type { LanguageCode } from '@kp/i18n/languages';
import { prepared, Sql } from '@kp/platform/database';
import { CURRENT_CATEGORY_SLUG } from './categories/category-editing.queries';
import type { ProductResponse } from './http/product.dto';
import { attributeText, joinTranslation, TRANSLATED_COLUMNS } from './persistence/product.queries';
import { CURRENT_SLUG } from './products/product-editing.queries';

const IS_ACTIVE = `p.status = 'active' AND p.deleted_at IS NULL`;

const CATALOG_SUMMARY = prepared(
  'catalog.summary',
  `SELECT count(*)::int AS products, max(p.updated_at) AS "changedAt" FROM product p WHERE ${IS_ACTIVE}`,
);

const PUBLIC_PRODUCTS = prepared(
  'catalog.public-products',
  `SELECT p.slug, p.updated_at AS "changedAt"
     FROM product p
    WHERE ${IS_ACTIVE}
    ORDER BY p.id
    LIMIT $1 OFFSET $2`,
);

const PUBLIC_PRODUCT_DETAILS = prepared(
  'catalog.public-product-details',
  `SELECT ${TRANSLATED_COLUMNS}, p.group_id AS "groupId",
          (SELECT json_agg(json_build_object('name', option, 'value', ${attributeText('p.option_values[n::int]', '$1')}) ORDER BY n)
             FROM product_group g, unnest(g.options) WITH ORDINALITY AS each (option, n) WHERE g.id = p.group_id) AS options
     FROM product p JOIN category c ON c.id = p.category_id ${joinTranslation('$1')}
    WHERE ${IS_ACTIVE} AND p.id > $2
    ORDER BY p.id
    LIMIT $3`,
);

const PUBLIC_CATEGORIES = prepared(
  'catalog.public-categories',
  `SELECT c.slug, max(p.updated_at) AS "changedAt"
     FROM category c
     JOIN category_lineage l ON l.ancestor_id = c.id
     JOIN product p ON p.category_id = l.category_id AND ${IS_ACTIVE}
    WHERE c.deleted_at IS NULL AND (c.show_on_main_top OR c.show_on_main_shop)
    GROUP BY c.id
    ORDER BY c.sort_order, c.id`,
);

export interface PublicPage {
  slug: string;
  changedAt: Date;
}

/** Of a feed. */
export interface ListedProduct extends ProductResponse {
  groupId: number | null;
  /** What sets a variant apart: options as they were entered, values in the language; null without a group. */
  options: { name: string; value: string }[] | null;
}

interface CatalogSummary {
  products: number;
  changedAt: Date | null;
}

@Injectable()
export class CatalogPages {
  constructor(private readonly sql: Sql) {}

  async summary(): Promise<CatalogSummary> {
    return (await this.sql.first<CatalogSummary>(CATALOG_SUMMARY))!;
  }

  /** Oldest first, so that a new product moves no other to another page. */
  products(limit: number, offset: number): Promise<PublicPage[]> {
    return this.sql.rows(PUBLIC_PRODUCTS, [limit, offset]);
  }

  /** Oldest first, in a language as far as they are translated. */
  productDetails(language: LanguageCode, afterId: number, limit: number): Promise<ListedProduct[]> {
    return this.sql.rows(PUBLIC_PRODUCT_DETAILS, [language, afterId, limit]);
  }

  /** @returns the slug of the product on sale that had this one before */
  async currentSlug(formerSlug: string): Promise<string | null> {
    return (await this.sql.first<{ slug: string }>(CURRENT_SLUG, [formerSlug]))?.slug ?? null;
  }

  /** @returns the slug of the category that had this one before */
  async currentCategorySlug(formerSlug: string): Promise<string | null> {
    return (await this.sql.first<{ slug: string }>(CURRENT_CATEGORY_SLUG, [formerSlug]))?.slug ?? null;
  }

  /** Without hidden ones. */
  categories(): Promise<PublicPage[]> {
    return this.sql.rows(PUBLIC_CATEGORIES);
  }
}
