import { Injectable, NotFoundException } from '@nestjs/common';
import { CATALOG_TAG, CatalogAddresses, type PublicAddress } from '@kp/catalog';
import { HttpConfig } from '@kp/platform/config';
import { type Produced, ReadyBytes, type ReadyEntry } from '@kp/platform/ready-bytes';
import { ShellBundle } from '../pages/shell-bundle';
import { sitemapIndex, type SitemapPage, urlSet } from './sitemap-xml';

/** With more products the sitemap is an index of files. */
export const LARGEST_SITEMAP = 5000;
/** Products in one file of an index: about 1.6 MB with the addresses in eleven languages. */
export const PRODUCTS_PER_FILE = 1000;
/** Search engines read no longer index. */
const MOST_FILES = 50_000;

/** The public pages of the shop for search engines, read from the catalogue and dropped with it. */
@Injectable()
export class Sitemap {
  constructor(
    private readonly catalog: CatalogAddresses,
    private readonly shell: ShellBundle,
    private readonly http: HttpConfig,
    private readonly bytes: ReadyBytes,
  ) {}

  /** Everything, or the index of the files that hold it. */
  whole(): Promise<ReadyEntry> {
    return this.answer('/sitemap.xml', async () => {
      const { products, changedAt } = await this.catalog.summary();
      const latest = changedAt ?? this.shell.builtAt();
      if (products > LARGEST_SITEMAP) return this.xml(this.index(products, latest));
      const listed = await this.catalog.products(LARGEST_SITEMAP, 0);
      return this.xml(this.list([...(await this.pages(latest)), ...listed.map(productPage)]));
    });
  }

  /** What is no product: fixed pages and categories. */
  otherPages(): Promise<ReadyEntry> {
    return this.answer('/sitemap-pages.xml', async () => {
      const { changedAt } = await this.catalog.summary();
      return this.xml(this.list(await this.pages(changedAt ?? this.shell.builtAt())));
    });
  }

  /** @param file from 1 */
  products(file: number): Promise<ReadyEntry> {
    return this.answer(`/sitemap-products-${file}.xml`, async () => {
      const isPossible = file >= 1 && file <= MOST_FILES;
      const offset = (file - 1) * PRODUCTS_PER_FILE;
      const products = isPossible ? await this.catalog.products(PRODUCTS_PER_FILE, offset) : [];
      if (products.length === 0) throw new NotFoundException(`There is no file ${file} of products.`);
      // Not kept: a crawler asks for each of them once, and together they would push out what shoppers ask for.
      return { ...this.xml(this.list(products.map(productPage))), isComplete: false };
    });
  }

  private index(products: number, latest: Date): string {
    const files = Array.from({ length: Math.ceil(products / PRODUCTS_PER_FILE) }, (_, place) => place + 1);
    const paths = ['/sitemap-pages.xml', ...files.map((file) => `/sitemap-products-${file}.xml`)];
    return sitemapIndex(
      paths.map((path) => ({ path, changedAt: latest })),
      this.http.publicUrl,
    );
  }

  private async pages(latest: Date): Promise<SitemapPage[]> {
    const fixed = this.shell.get().publicPages();
    const categories = await this.catalog.categories();
    return [
      ...fixed.map(({ path, showsCatalog, languages }) => ({
        path,
        languages,
        changedAt: showsCatalog ? latest : this.shell.builtAt(),
      })),
      ...categories.map(({ slug, changedAt }) => ({ path: `/products?category=${slug}`, changedAt })),
    ];
  }

  private list(pages: readonly SitemapPage[]): string {
    return urlSet(pages, this.http.publicUrl);
  }

  private xml(body: string): Produced {
    return { contentType: 'application/xml; charset=utf-8', body };
  }

  private answer(key: string, produce: () => Promise<Produced>): Promise<ReadyEntry> {
    return this.bytes.answer(`sitemap:${key}`, [CATALOG_TAG], produce);
  }
}

const productPage = ({ slug, changedAt }: PublicAddress): SitemapPage => ({
  path: `/products/${slug}`,
  changedAt,
});
