import { CreateCatalog1763700003000 } from './1763700003000-create-catalog';
import { SearchProducts1763700003001 } from './1763700003001-search-products';
import { RateProducts1763700003002 } from './1763700003002-rate-products';
import { SuggestProducts1763700003003 } from './1763700003003-suggest-products';
import { HoldStock1763700003004 } from './1763700003004-hold-stock';

export const catalogMigrations = [
  CreateCatalog1763700003000,
  SearchProducts1763700003001,
  RateProducts1763700003002,
  SuggestProducts1763700003003,
  HoldStock1763700003004,
];
