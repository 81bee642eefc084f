import { Module } from '@nestjs/common';
import { CatalogAddresses } from './catalog-addresses';
import { CatalogReader } from './catalog-reader';
import { CatalogAnswers } from './http/catalog-answers';
import { CategoriesController } from './http/categories.controller';
import { ProductFacetsController } from './http/product-facets.controller';
import { ProductSuggestionsController } from './http/product-suggestions.controller';
import { ProductsController } from './http/products.controller';
import { ProductCounts } from './persistence/product-counts';
import { CatalogStockModule } from './stock/catalog-stock.module';
import { CountFacets } from './use-cases/count-facets';
import { ListCategories } from './use-cases/list-categories';
import { ListProductReviews } from './use-cases/list-product-reviews';
import { ListProducts } from './use-cases/list-products';
import { SuggestProducts } from './use-cases/suggest-products';

@Module({
  imports: [CatalogStockModule],
  controllers: [
    CategoriesController,
    ProductFacetsController,
    ProductSuggestionsController,
    ProductsController,
  ],
  providers: [
    CatalogAddresses,
    CatalogAnswers,
    CatalogReader,
    CountFacets,
    ListCategories,
    ListProductReviews,
    ListProducts,
    ProductCounts,
    SuggestProducts,
  ],
  exports: [CatalogAddresses, CatalogReader, CatalogStockModule],
})
export class CatalogModule {}
