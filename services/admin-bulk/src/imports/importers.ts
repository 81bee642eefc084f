import { Injectable } from '@nestjs/common';
import { CustomerImporter } from '@kp/auth';
import { AttributeImporter, ProductImporter } from '@kp/catalog';
import type { ImportKind } from '@kp/commerce/import-rules';
import { OrderImporter } from '@kp/orders';
import type { Importer } from '@kp/platform/imports';

/** Which module imports which kind of things. */
@Injectable()
export class Importers {
  private readonly byKind: Readonly<Record<ImportKind, Importer>>;

  constructor(
    products: ProductImporter,
    customers: CustomerImporter,
    orders: OrderImporter,
    attributes: AttributeImporter,
  ) {
    this.byKind = { products, customers, orders, attributes };
  }

  of(kind: ImportKind): Importer {
    return this.byKind[kind];
  }
}
