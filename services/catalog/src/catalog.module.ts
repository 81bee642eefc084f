import { Module } from '@nestjs/common';
import { CatalogService } from './catalog.service';
import { CatalogPages } from './catalog-pages';
import { CatalogReader } from './catalog-reader';
import { CatalogCacheInvalidation, CatalogChanges } from './changes/catalog-changes';
import { CatalogResponses } from './http/catalog-responses';
import { ProductFacetsController, ProductSuggestionsController } from './http/product-search.controller';
import { CategoriesController, ProductsController } from './http/products.controller';
import { CatalogStock } from './stock/catalog-stock';

@Module({ providers: [CatalogChanges, CatalogStock], exports: [CatalogChanges, CatalogStock] })
export class CatalogStockModule {}

@Module({ providers: [CatalogCacheInvalidation] })
export class CatalogCacheInvalidationModule {}

@Module({
  imports: [CatalogStockModule],
  controllers: [
    CategoriesController,
    ProductFacetsController,
    ProductSuggestionsController,
    ProductsController,
  ],
  providers: [CatalogPages, CatalogReader, CatalogResponses, CatalogService],
  exports: [CatalogPages, CatalogReader, CatalogStockModule],
})
export class CatalogModule {}
