import { Module } from '@nestjs/common';
import { CatalogCacheInvalidation } from './catalog-cache-invalidation';

/** For processes that answer shoppers; the worker keeps no ready bytes. */
@Module({ providers: [CatalogCacheInvalidation] })
export class CatalogCacheInvalidationModule {}
