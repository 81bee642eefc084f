import type { ShopModule } from '@kp/platform/composition';
import { CatalogModule, CatalogCacheInvalidationModule, CatalogWorkerModule } from './catalog.module';
import { PictureImportConfig } from './imports/picture-import.config';
import { catalogMigrations } from './persistence/migrations';
export { AttributeImporter } from './imports/attribute-importer';
export {
  CatalogBatchModule,
  CatalogModule,
  CatalogReadingModule,
  CatalogReviewsModule,
  CatalogStockModule,
} from './catalog.module';
export { optionKind } from './groups/option-kinds';
export { CatalogPages, type ListedProduct, type PublicPage } from './catalog-pages';
export { CatalogReader } from './catalog-reader';
export { CatalogService } from './catalog.service';
export { BatchedAttributes, type BatchedAttribute } from './attributes/batched-attributes';
export { CATALOG_TAG, CatalogChanges, STOCK_TAG } from './changes/catalog-changes';
export type { AdminProductFilter } from './domain/product-administration';
export { collationOf, type ProductFilter } from './domain/product-filter';
export { productNotFound } from './domain/catalog.errors';
export { PRODUCT_CHANGES_SQL, taxClassesSql } from './history/history.queries';
export { catalogParameters } from './http/catalog-responses';
export { adminProductFilter, AdminProductFilterRequest } from './http/admin-product-list.dto';
export { ProductCategoryResponse, ProductDetailResponse, ProductResponse } from './http/product.dto';
export { ModeratedReviewResponse } from './http/review-moderation.dto';
export { PRODUCTS_INCLUDING_DELETED_SQL } from './persistence/product.queries';
export { type OwnReview, type ReviewInput, VerifiedReviews } from './reviews/verified-reviews';
export { ImportChanges } from './imports/import-changes';
export { PictureImportConfig } from './imports/picture-import.config';
export { ProductImporter } from './imports/product-importer';
export { UndoImport } from './imports/undo-import';
export { AdminProductList } from './products/admin-product-list';
export { ProductBatches, type ProductChange, type ProductState } from './products/product-batches';
export { SimilarProducts } from './search/similar-products';
export type { SimilarText } from './search/text-index';
export { CatalogStock } from './stock/catalog-stock';
export type { StockLine, StockShortage, StockDeduction } from './stock/stock-line';

export const catalogDescriptor: ShopModule = {
  name: 'catalog',
  entities: [],
  migrations: catalogMigrations,
  config: [PictureImportConfig],
  gateway: [CatalogModule, CatalogCacheInvalidationModule],
  worker: [CatalogWorkerModule],
};
