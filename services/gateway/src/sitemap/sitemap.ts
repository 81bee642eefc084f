import { Readable, type Transform } from 'node:stream';
import { CATALOG_TAG, CatalogPages, type PublicPage } from '@kp/catalog';
import { LANGUAGES, DEFAULT_LANGUAGE, LANGUAGE_PARAMETER } from '@kp/i18n';
import { pagePath } from '@kp/commerce/shop-pages';
import { HttpConfig } from '@kp/platform/http';
import {
  PAGES_TAG,
  type UncachedResponse,
  ResponseCache,
  type CachedResponse,
} from '@kp/platform/response-cache';
import { Pages } from '@kp/settings';
import { Injectable, NotFoundException } from '@nestjs/common';
import { SitemapIndexStream, type SitemapItemLoose, SitemapStream, streamToPromise } from 'sitemap';
import { ShellBundle } from '../pages/shell-bundle';

interface SitemapPage {
  path: string;
  changedAt: Date;
  languages?: readonly string[];
}

const NAMESPACES = { news: false, image: false, video: false, xhtml: true };

const ALL_LANGUAGES: readonly string[] = LANGUAGES.map(({ code }) => code);

function urlSet(pages: readonly SitemapPage[], publicUrl: string): Promise<string> {
  const stream = new SitemapStream({ hostname: publicUrl, xmlns: NAMESPACES });
  return xmlOf(stream, pages.map(itemOf));
}

function sitemapIndex(paths: readonly string[], latest: Date, publicUrl: string): Promise<string> {
  const lastmod = latest.toISOString();
  const files = paths.map((path) => ({ url: publicUrl + path, lastmod }));
  return xmlOf(new SitemapIndexStream(), files);
}

async function xmlOf(stream: Transform, items: readonly object[]): Promise<string> {
  return (await streamToPromise(Readable.from(items).pipe(stream))).toString();
}

function itemOf({ path, changedAt, languages = ALL_LANGUAGES }: SitemapPage): SitemapItemLoose {
  const separator = path.includes('?') ? '&' : '?';
  const inLanguage = (code: string) => `${path}${separator}${LANGUAGE_PARAMETER}=${code}`;
  const inDefault = inLanguage(DEFAULT_LANGUAGE);
  const alternates = languages.map((lang) => ({ lang, url: inLanguage(lang) }));
  return {
    url: inDefault,
    lastmod: changedAt.toISOString(),
    links: languages.length > 1 ? [...alternates, { lang: 'x-default', url: inDefault }] : [],
  };
}

/** With more products the sitemap is an index of files. */
const MAX_SITEMAP_PRODUCTS = 5000;
/** About 1.6 MB per file with the URLs in eleven languages. */
const PRODUCTS_PER_FILE = 1000;
const MAX_SITEMAP_FILES = 50_000;

@Injectable()
export class Sitemap {
  constructor(
    private readonly catalog: CatalogPages,
    private readonly shell: ShellBundle,
    private readonly http: HttpConfig,
    private readonly cache: ResponseCache,
    private readonly own: Pages,
  ) {}

  fullSitemap(): Promise<CachedResponse> {
    return this.cachedXml('/sitemap.xml', async () => {
      const { products, changedAt } = await this.catalog.summary();
      const latest = changedAt ?? this.shell.builtAt();
      if (products > MAX_SITEMAP_PRODUCTS) return this.xml(await this.index(products, latest));
      const listed = await this.catalog.products(MAX_SITEMAP_PRODUCTS, 0);
      return this.xml(await this.list([...(await this.pages(latest)), ...listed.map(productPage)]));
    });
  }

  otherPages(): Promise<CachedResponse> {
    return this.cachedXml('/sitemap-pages.xml', async () => {
      const { changedAt } = await this.catalog.summary();
      return this.xml(await this.list(await this.pages(changedAt ?? this.shell.builtAt())));
    });
  }

  products(file: number): Promise<CachedResponse> {
    return this.cachedXml(`/sitemap-products-${file}.xml`, async () => {
      const isPossible = file >= 1 && file <= MAX_SITEMAP_FILES;
      const offset = (file - 1) * PRODUCTS_PER_FILE;
      const products = isPossible ? await this.catalog.products(PRODUCTS_PER_FILE, offset) : [];
      if (products.length === 0) throw new NotFoundException(`There is no file ${file} of products.`);
      // Not cached: crawlers read each file once, and together they would evict pages that shoppers use.
      return { ...this.xml(await this.list(products.map(productPage))), isCacheable: false };
    });
  }

  private index(products: number, latest: Date): Promise<string> {
    const files = Array.from({ length: Math.ceil(products / PRODUCTS_PER_FILE) }, (_, index) => index + 1);
    const paths = ['/sitemap-pages.xml', ...files.map((file) => `/sitemap-products-${file}.xml`)];
    return sitemapIndex(paths, latest, this.http.publicUrl);
  }

  private async pages(latest: Date): Promise<SitemapPage[]> {
    const fixed = this.shell.get().publicPages();
    const categories = await this.catalog.categories();
    const written = new Map(
      this.own.published.map(({ slug, publishedAt }) => [pagePath(slug), new Date(publishedAt)]),
    );
    const paths = fixed.map(({ path }) => path);
    const added = [...written].filter(([path]) => !paths.includes(path));
    return [
      ...fixed.map(({ path, showsCatalog, languages }) => {
        const publishedAt = written.get(path);
        if (publishedAt) return { path, changedAt: publishedAt };
        return { path, languages, changedAt: showsCatalog ? latest : this.shell.builtAt() };
      }),
      ...added.map(([path, changedAt]) => ({ path, changedAt })),
      ...categories.map(({ slug, changedAt }) => ({ path: `/products?category=${slug}`, changedAt })),
    ];
  }

  private list(pages: readonly SitemapPage[]): Promise<string> {
    return urlSet(pages, this.http.publicUrl);
  }

  private xml(body: string): UncachedResponse {
    return { contentType: 'application/xml; charset=utf-8', body };
  }

  private cachedXml(key: string, compute: () => Promise<UncachedResponse>): Promise<CachedResponse> {
    return this.cache.getOrCompute(`sitemap:${key}`, [CATALOG_TAG, PAGES_TAG], compute);
  }
}

const productPage = ({ slug, changedAt }: PublicPage): SitemapPage => ({
  path: `/products/${slug}`,
  changedAt,
});
