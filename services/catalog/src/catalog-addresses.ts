import { Injectable } from '@nestjs/common';
import { Sql } from '@kp/platform/database';
import { CATALOG_SUMMARY, PUBLIC_CATEGORIES, PUBLIC_PRODUCTS } from './persistence/public-addresses.queries';

/** Something that has a page, and when what the page shows changed last. */
export interface PublicAddress {
  slug: string;
  changedAt: Date;
}

export interface CatalogSummary {
  /** Products that shoppers see. */
  products: number;
  /** When the one that changed last did; absent in an empty shop. */
  changedAt: Date | null;
}

/** What of the catalogue the public may find, for search engines. */
@Injectable()
export class CatalogAddresses {
  constructor(private readonly sql: Sql) {}

  async summary(): Promise<CatalogSummary> {
    return (await this.sql.first<CatalogSummary>(CATALOG_SUMMARY))!;
  }

  /** Active products, oldest first, so that a new one moves no other to another page. */
  products(limit: number, offset: number): Promise<PublicAddress[]> {
    return this.sql.rows(PUBLIC_PRODUCTS, [limit, offset]);
  }

  /** Categories with products to show, in the order of the shop. */
  categories(): Promise<PublicAddress[]> {
    return this.sql.rows(PUBLIC_CATEGORIES);
  }
}
