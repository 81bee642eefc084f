import { AddArticleData1797041000711 } from './1797041000711-add-article-data';
import { RememberImportedCategories1801963300101 } from './1801963300101-remember-imported-categories';
import { RememberImportedProducts1798145100723 } from './1798145100723-remember-imported-products';
import { FindArticleCodes1797045000713 } from './1797045000713-find-article-codes';
import { FindClaims1797845000802 } from './1797845000802-find-claims';
import { ProductTaxClasses1796000150311 } from './1796000150311-product-tax-classes';
import { WidenCatalogAmounts1796800000102 } from './1796800000102-widen-catalog-amounts';
import { CreateCatalog1763700003000 } from './1763700003000-create-catalog';
import { SearchProducts1763700003001 } from './1763700003001-search-products';
import { RateProducts1763700003002 } from './1763700003002-rate-products';
import { SuggestProducts1763700003003 } from './1763700003003-suggest-products';
import { HoldStock1763700003004 } from './1763700003004-hold-stock';
import { RecordHistory1795379462662 } from './1795379462662-record-history';
import { VerifyReviews1795379718594 } from './1795379718594-verify-reviews';
import { AddProductImages1795399810412 } from './1795399810412-add-product-images';
import { TranslateProducts1795399931774 } from './1795399931774-translate-products';
import { AddAttributesAndDocuments1795400292518 } from './1795400292518-add-attributes-and-documents';
import { EditProducts1795400921022 } from './1795400921022-edit-products';
import { EditCategories1795406657037 } from './1795406657037-edit-categories';
import { BufferSearchIndex1795437700335 } from './1795437700335-buffer-search-index';
import { AddSynonyms1795518702056 } from './1795518702056-add-synonyms';
import { RememberPictureSources1795523260637 } from './1795523260637-remember-picture-sources';
import { SearchTranslations1795525120231 } from './1795525120231-search-translations';
import { AddCostPrice1795532000101 } from './1795532000101-add-cost-price';
import { IndexTranslationsAtOnce1795536010001 } from './1795536010001-index-translations-at-once';
import { MoveSearchDocuments1795540010001 } from './1795540010001-move-search-documents';
import { LightenPriceChanges1795540020001 } from './1795540020001-lighten-price-changes';
import { SetPricesOfMany1795550010001 } from './1795550010001-set-prices-of-many';
import { IndexJoinedSpellings1795882725016 } from './1795882725016-index-joined-spellings';
import { AddKeywords1795560010001 } from './1795560010001-add-keywords';
import { KeepFirstLetters1795896900417 } from './1795896900417-keep-first-letters';
import { CreateProductCompliance1795934823204 } from './1795934823204-create-product-compliance';
import { FollowShopCurrency1795970000102 } from './1795970000102-follow-shop-currency';
import { FindPriorPrices1795938382149 } from './1795938382149-find-prior-prices';
import { KeepStockLedger1795880671055 } from './1795880671055-keep-stock-ledger';
import { TranslateAttributes1795935159391 } from './1795935159391-translate-attributes';
import { NameReservedMovements1797020047203 } from './1797020047203-name-reserved-movements';
import { GroupVariants1798346000403 } from './1798346000403-group-variants';
import { FollowCatalogLanguage1799645000602 } from './1799645000602-follow-catalog-language';
import { FindTaxedProducts1799645000603 } from './1799645000603-find-taxed-products';
import { SearchBrands1798346000404 } from './1798346000404-search-brands';
import { PriceOnRequest1799445000101 } from './1799445000101-price-on-request';
import { NameCoatings1799545000101 } from './1799545000101-name-coatings';
import { GroupCodes1799745000201 } from './1799745000201-group-codes';
import { FindTranslatedProducts1799745000301 } from './1799745000301-find-translated-products';
import { CountVersionsOfAllColumns1799745000401 } from './1799745000401-count-versions-of-all-columns';
import { NestCategories1799845000301 } from './1799845000301-nest-categories';
import { DefineAttributesOnce1799845000302 } from './1799845000302-define-attributes-once';
import { FilterByBrand1800145000401 } from './1800145000401-filter-by-brand';
import { MeasurePictures1800848200401 } from './1800848200401-measure-pictures';
import { MovesOfUnitsAreNoVersions1800445000413 } from './1800445000413-moves-of-units-are-no-versions';
import { PartPolycarbonate1800846700301 } from './1800846700301-part-polycarbonate';
import { CompareCodesWithoutSeparators1801957600201 } from './1801957600201-compare-codes-without-separators';
import { CountLanguagesOfProducts1801963100401 } from './1801963100401-count-languages-of-products';

export const catalogMigrations = [
  CreateCatalog1763700003000,
  SearchProducts1763700003001,
  RateProducts1763700003002,
  SuggestProducts1763700003003,
  HoldStock1763700003004,
  RecordHistory1795379462662,
  VerifyReviews1795379718594,
  AddProductImages1795399810412,
  TranslateProducts1795399931774,
  AddAttributesAndDocuments1795400292518,
  EditProducts1795400921022,
  EditCategories1795406657037,
  BufferSearchIndex1795437700335,
  AddSynonyms1795518702056,
  RememberPictureSources1795523260637,
  SearchTranslations1795525120231,
  AddCostPrice1795532000101,
  IndexTranslationsAtOnce1795536010001,
  MoveSearchDocuments1795540010001,
  LightenPriceChanges1795540020001,
  SetPricesOfMany1795550010001,
  AddKeywords1795560010001,
  KeepStockLedger1795880671055,
  IndexJoinedSpellings1795882725016,
  KeepFirstLetters1795896900417,
  CreateProductCompliance1795934823204,
  TranslateAttributes1795935159391,
  FindPriorPrices1795938382149,
  FollowShopCurrency1795970000102,
  ProductTaxClasses1796000150311,
  WidenCatalogAmounts1796800000102,
  NameReservedMovements1797020047203,
  AddArticleData1797041000711,
  FindArticleCodes1797045000713,
  FindClaims1797845000802,
  RememberImportedProducts1798145100723,
  GroupVariants1798346000403,
  SearchBrands1798346000404,
  PriceOnRequest1799445000101,
  NameCoatings1799545000101,
  FollowCatalogLanguage1799645000602,
  FindTaxedProducts1799645000603,
  GroupCodes1799745000201,
  FindTranslatedProducts1799745000301,
  CountVersionsOfAllColumns1799745000401,
  NestCategories1799845000301,
  DefineAttributesOnce1799845000302,
  FilterByBrand1800145000401,
  MovesOfUnitsAreNoVersions1800445000413,
  PartPolycarbonate1800846700301,
  MeasurePictures1800848200401,
  CompareCodesWithoutSeparators1801957600201,
  CountLanguagesOfProducts1801963100401,
  RememberImportedCategories1801963300101,
];
