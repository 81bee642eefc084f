import { Module } from '@nestjs/common';
import { CatalogChanges } from '../changes/catalog-changes';
import { CatalogStock } from './catalog-stock';

/** Stock alone: all that a worker process needs of the catalogue. */
@Module({ providers: [CatalogChanges, CatalogStock], exports: [CatalogChanges, CatalogStock] })
export class CatalogStockModule {}
