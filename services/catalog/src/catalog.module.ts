import { SettingsModule } from '@kp/settings';
import { Module } from '@nestjs/common';
import { CategoryEditing } from './categories/category-editing';
import { CategoryMoving } from './categories/category-moving';
import { CatalogService } from './catalog.service';
import { CatalogPages } from './catalog-pages';
import { CatalogReader } from './catalog-reader';
import { CatalogCacheInvalidation, CatalogChanges } from './changes/catalog-changes';
import { PurgeHistory } from './history/purge-history';
import { ProductGroupsController } from './groups/product-groups.controller';
import { ProductGroups } from './groups/product-groups';
import { MediaController } from './http/media.controller';
import { ProductImagesController } from './http/product-images.controller';
import { UploadedPictures } from './media/uploaded-pictures';
import { MediaFiles, PurgeMedia } from './media/media-files';
import { ProductImages } from './media/product-images';
import { ProductTranslationsController } from './http/product-translations.controller';
import { ProductTranslations } from './translations/product-translations';
import {
  AttributeExportController,
  AttributeTextsController,
  AttributesController,
  CategoryAttributesController,
  ProductAttributesController,
  DefinitionTextsController,
} from './http/attributes.controller';
import { DataSheetsController } from './http/data-sheets.controller';
import { DataSheets } from './products/data-sheets';
import { ProductDocumentsController } from './http/product-documents.controller';
import { BatchedAttributes } from './attributes/batched-attributes';
import { CategoryAttributes } from './attributes/category-attributes';
import { ArticleCodes } from './articles/article-codes';
import { AttributeRanges } from './attributes/attribute-ranges';
import { AttributeTexts } from './attributes/attribute-texts';
import { ProductAttributes } from './attributes/product-attributes';
import { ContentChanges } from './content-changes';
import { AdminComplianceController, ComplianceController } from './compliance/product-compliance.controller';
import { ProductComplianceService } from './compliance/product-compliance.service';
import { ProductDocuments } from './media/product-documents';
import { AdminCategoriesController, CategoryEditingController } from './http/categories.controller';
import {
  AdminProductsController,
  ProductEditingController,
  ProductExportController,
} from './http/admin-products.controller';
import { CatalogResponses } from './http/catalog-responses';
import { FormerCategories } from './http/former-categories';
import { ProductFacetsController, ProductSuggestionsController } from './http/product-search.controller';
import { CategoriesController, ProductsController } from './http/products.controller';
import { ImportedContents } from './imports/imported-contents';
import { ImportedProducts } from './imports/imported-products';
import { AttributeExport } from './attributes/attribute-export';
import { AttributeImporter } from './imports/attribute-importer';
import { CreatedNames } from './imports/created-names';
import { ImportChanges } from './imports/import-changes';
import { ProductCompleteness } from './completeness/product-completeness';
import { GroupMoves } from './groups/group-moves';
import { GroupPlans } from './imports/group-plans';
import { ImportedGroups } from './imports/imported-groups';
import { UniquePlans } from './imports/unique-plans';
import { UndoImport } from './imports/undo-import';
import { ImportedPictures } from './imports/imported-pictures';
import { ProductImporter } from './imports/product-importer';
import { AdminProductList } from './products/admin-product-list';
import { SuppliersController } from './http/suppliers.controller';
import { SynonymsController } from './http/synonyms.controller';
import { NewProducts } from './products/new-products';
import { ProductBatches } from './products/product-batches';
import { ProductEditing } from './products/product-editing';
import { ProductExport } from './products/product-export';
import { ProductKinds } from './search/kinds/product-kinds';
import { UnknownWords } from './search/unknown-words';
import { UnmetValues } from './search/unmet-values';
import { SearchedProducts } from './searched-products';
import { ProductSearches } from './search/product-search';
import { SearchRequirements } from './search/requirements';
import { SearchExplanations } from './search/search-explanations';
import { SimilarProducts } from './search/similar-products';
import { SynonymGroups } from './search/synonym-groups';
import { SynonymIndex } from './search/synonym-index';
import { Suppliers } from './suppliers/suppliers';
import { CatalogCurrency } from './catalog-currency';
import { ReviewsData } from './reviews-data';
import { ReviewModerationController } from './http/review-moderation.controller';
import { ReviewModeration } from './reviews/review-moderation';
import { VerifiedReviews } from './reviews/verified-reviews';
import { CatalogStock } from './stock/catalog-stock';

@Module({ providers: [CatalogChanges, CatalogStock], exports: [CatalogChanges, CatalogStock] })
export class CatalogStockModule {}

@Module({
  providers: [
    ProductSearches,
    SearchRequirements,
    SynonymIndex,
    ProductKinds,
    UnknownWords,
    UnmetValues,
    SearchedProducts,
  ],
  exports: [ProductSearches, SynonymIndex, ProductKinds, UnmetValues, SearchedProducts],
})
class CatalogSearchModule {}

@Module({ providers: [CatalogReader], exports: [CatalogReader] })
export class CatalogReadingModule {}

@Module({ imports: [CatalogStockModule], providers: [VerifiedReviews], exports: [VerifiedReviews] })
export class CatalogReviewsModule {}

@Module({
  imports: [CatalogSearchModule, CatalogStockModule],
  providers: [
    AdminProductList,
    AttributeImporter,
    AttributeTexts,
    BatchedAttributes,
    CategoryAttributes,
    ContentChanges,
    CategoryEditing,
    CategoryMoving,
    CreatedNames,
    ImportChanges,
    ImportedContents,
    ImportedPictures,
    ImportedProducts,
    MediaFiles,
    ProductBatches,
    ProductImporter,
    Suppliers,
    UndoImport,
    UniquePlans,
    GroupMoves,
    GroupPlans,
    ImportedGroups,
  ],
  exports: [
    AdminProductList,
    AttributeImporter,
    AttributeTexts,
    BatchedAttributes,
    CategoryAttributes,
    ContentChanges,
    CategoryEditing,
    CategoryMoving,
    GroupMoves,
    ImportChanges,
    MediaFiles,
    ProductBatches,
    ProductImporter,
    Suppliers,
    UndoImport,
  ],
})
export class CatalogBatchModule {}

@Module({ providers: [CatalogCacheInvalidation] })
export class CatalogCacheInvalidationModule {}

@Module({
  imports: [
    CatalogBatchModule,
    CatalogReadingModule,
    CatalogSearchModule,
    CatalogStockModule,
    SettingsModule,
  ],
  controllers: [
    AdminCategoriesController,
    AdminProductsController,
    AdminComplianceController,
    ComplianceController,
    CategoriesController,
    CategoryEditingController,
    AttributesController,
    AttributeExportController,
    CategoryAttributesController,
    DataSheetsController,
    DefinitionTextsController,
    MediaController,
    ProductAttributesController,
    AttributeTextsController,
    ProductDocumentsController,
    ProductEditingController,
    ProductExportController,
    ProductFacetsController,
    ProductGroupsController,
    ProductImagesController,
    ProductTranslationsController,
    ProductSuggestionsController,
    ProductsController,
    ReviewModerationController,
    SuppliersController,
    SynonymsController,
  ],
  providers: [
    ArticleCodes,
    AttributeExport,
    AttributeRanges,
    CatalogPages,
    CatalogResponses,
    CatalogService,
    DataSheets,
    FormerCategories,
    NewProducts,
    ProductAttributes,
    ProductDocuments,
    ProductComplianceService,
    UploadedPictures,
    ProductImages,
    ProductTranslations,
    ProductCompleteness,
    ProductEditing,
    ProductExport,
    ProductGroups,
    ReviewModeration,
    ReviewsData,
    CatalogCurrency,
    SearchExplanations,
    SimilarProducts,
    SynonymGroups,
  ],
  exports: [CatalogPages, CatalogService, CatalogReadingModule, CatalogStockModule, SimilarProducts],
})
export class CatalogModule {}

@Module({ providers: [PurgeHistory, PurgeMedia] })
export class CatalogWorkerModule {}
