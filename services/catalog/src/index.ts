import type { ShopModule } from '@kp/platform/composition';
import { catalogEntities } from './catalog.entities';
import { CatalogModule } from './catalog.module';
import { CatalogCacheInvalidationModule } from './changes/catalog-cache-invalidation.module';
import { catalogMigrations } from './persistence/migrations';
export { catalogEntities } from './catalog.entities';
export { CatalogModule } from './catalog.module';
export { CatalogAddresses, type PublicAddress } from './catalog-addresses';
export { CatalogReader } from './catalog-reader';
export { CatalogCacheInvalidation } from './changes/catalog-cache-invalidation';
export { CatalogCacheInvalidationModule } from './changes/catalog-cache-invalidation.module';
export { CatalogChanges } from './changes/catalog-changes';
export { CATALOG_TAG } from './changes/catalog-tags';
export { CatalogError, type CatalogErrorCode, productNotFound } from './domain/catalog.errors';
export { catalogParameters } from './http/catalog-parameters';
export { ProductCategoryResponse, ProductResponse } from './http/dto/product.response';
export type { Viewer } from './domain/viewer';
export { catalogMigrations } from './persistence/migrations';
export { CatalogStock } from './stock/catalog-stock';
export { CatalogStockModule } from './stock/catalog-stock.module';
export type {
  HoldReference,
  StockLine,
  StockReference,
  StockShortage,
  StockTake,
  TakenLine,
} from './stock/stock.types';

export const catalogDescriptor: ShopModule = {
  name: 'catalog',
  entities: catalogEntities,
  migrations: catalogMigrations,
  gateway: [CatalogModule, CatalogCacheInvalidationModule],
  worker: [],
};
