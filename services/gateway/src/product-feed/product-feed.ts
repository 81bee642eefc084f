import { CATALOG_TAG, CatalogPages, STOCK_TAG } from '@kp/catalog';
import { createTranslator, type LanguageCode, loadMessages } from '@kp/i18n';
import { HttpConfig } from '@kp/platform/http';
import { type CachedResponse, PAGES_TAG, ResponseCache } from '@kp/platform/response-cache';
import { DeliveryService, SettingsService, Taxes } from '@kp/settings';
import { Injectable } from '@nestjs/common';
import { createCB } from 'xmlbuilder2';
import { feedItem } from './feed-item';

export const XML = 'application/xml; charset=utf-8';
const NAMESPACE = 'http://base.google.com/ns/1.0';
/** A feed with more products is sent as it is read: those of all languages would evict pages that shoppers use. */
const MAX_CACHED_PRODUCTS = 1000;
const PRODUCTS_PER_READ = 1000;

/** The products on sale in the format of Google Merchant Center, which other comparison sites read as well. */
@Injectable()
export class ProductFeed {
  constructor(
    private readonly catalog: CatalogPages,
    private readonly settings: SettingsService,
    private readonly delivery: DeliveryService,
    private readonly taxes: Taxes,
    private readonly http: HttpConfig,
    private readonly cache: ResponseCache,
  ) {}

  /** @returns null when it is too large for that */
  async cached(language: LanguageCode): Promise<CachedResponse | null> {
    const { products } = await this.catalog.summary();
    if (products > MAX_CACHED_PRODUCTS) return null;
    const tags = [CATALOG_TAG, STOCK_TAG, PAGES_TAG];
    return this.cache.getOrCompute(`product-feed:${language}`, tags, async () => {
      let body = '';
      for await (const part of this.parts(language)) body += part;
      return { contentType: XML, body };
    });
  }

  async *parts(language: LanguageCode): AsyncGenerator<string> {
    let written = '';
    const { name } = await this.settings.getPublicCompany();
    const { publicUrl } = this.http;
    const { regions } = this.delivery.getTerms();
    const { t } = createTranslator(language, await loadMessages(language, ['common']));
    const context = { language, t, publicUrl, regions, taxes: this.taxes.of(null) };
    const xml = createCB({ data: (text: string) => (written += text), invalidCharReplacement: '' });
    xml.dec({ encoding: 'UTF-8' }).ele('rss', { version: '2.0', 'xmlns:g': NAMESPACE }).ele('channel');
    xml.ele({ title: name }).ele({ link: publicUrl }).ele({ description: name }).ele({ language });
    for await (const products of this.pages(language)) {
      for (const product of products) {
        const item = feedItem(product, context);
        if (item) xml.ele({ item });
      }
      yield written;
      written = '';
    }
    xml.end();
    yield written;
  }

  private async *pages(language: LanguageCode) {
    let afterId = 0;
    for (;;) {
      const products = await this.catalog.productDetails(language, afterId, PRODUCTS_PER_READ);
      yield products;
      if (products.length < PRODUCTS_PER_READ) return;
      afterId = products.at(-1)!.id;
    }
  }
}
