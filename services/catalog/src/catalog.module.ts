import { Module } from '@nestjs/common';
import { CatalogReader } from './catalog-reader';
import { CatalogChanges } from './changes/catalog-changes';
import { CatalogAnswers } from './http/catalog-answers';
import { CategoriesController } from './http/categories.controller';
import { ProductsController } from './http/products.controller';
import { ProductCounts } from './persistence/product-counts';
import { CatalogStock } from './stock/catalog-stock';
import { ListCategories } from './use-cases/list-categories';
import { ListProductReviews } from './use-cases/list-product-reviews';
import { ListProducts } from './use-cases/list-products';

@Module({
  controllers: [CategoriesController, ProductsController],
  providers: [
    CatalogAnswers,
    CatalogChanges,
    CatalogReader,
    CatalogStock,
    ListCategories,
    ListProductReviews,
    ListProducts,
    ProductCounts,
  ],
  exports: [CatalogChanges, CatalogReader, CatalogStock],
})
export class CatalogModule {}
