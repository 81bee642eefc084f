import { Module } from '@nestjs/common';
import { CatalogAddresses } from './catalog-addresses';
import { CatalogReader } from './catalog-reader';
import { CatalogChanges } from './changes/catalog-changes';
import { CatalogAnswers } from './http/catalog-answers';
import { CategoriesController } from './http/categories.controller';
import { ProductFacetsController } from './http/product-facets.controller';
import { ProductSuggestionsController } from './http/product-suggestions.controller';
import { ProductsController } from './http/products.controller';
import { ProductCounts } from './persistence/product-counts';
import { CatalogStock } from './stock/catalog-stock';
import { CountFacets } from './use-cases/count-facets';
import { ListCategories } from './use-cases/list-categories';
import { ListProductReviews } from './use-cases/list-product-reviews';
import { ListProducts } from './use-cases/list-products';
import { SuggestProducts } from './use-cases/suggest-products';

@Module({
  controllers: [
    CategoriesController,
    ProductFacetsController,
    ProductSuggestionsController,
    ProductsController,
  ],
  providers: [
    CatalogAddresses,
    CatalogAnswers,
    CatalogChanges,
    CatalogReader,
    CatalogStock,
    CountFacets,
    ListCategories,
    ListProductReviews,
    ListProducts,
    ProductCounts,
    SuggestProducts,
  ],
  exports: [CatalogAddresses, CatalogChanges, CatalogReader, CatalogStock],
})
export class CatalogModule {}
