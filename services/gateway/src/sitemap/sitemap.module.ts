import { Module } from '@nestjs/common';
import { CatalogModule } from '@kp/catalog';
import { PagesModule } from '../pages/pages.module';
import { Sitemap } from './sitemap';
import { SitemapController } from './sitemap.controller';

@Module({ imports: [CatalogModule, PagesModule], controllers: [SitemapController], providers: [Sitemap] })
export class SitemapModule {}
