import { Injectable } from '@nestjs/common';
import { codeOf, parseAttributeNumber, productCode } from '@kp/commerce';
import { categoryName, formatNumber } from '@kp/i18n';
import { createTranslator } from '@kp/i18n/create-translator';
import type { LanguageCode } from '@kp/i18n/languages';
import { shopName } from '@kp/i18n/shop-name';
import { loadMessages } from '@kp/i18n/load-messages';
import { Paper } from '@kp/platform/pdf';
import { BrandFiles } from '@kp/settings';
import { LRUCache } from 'lru-cache';
import { CatalogReader } from '../catalog-reader';
import type { ProductDetailResponse } from '../http/product.dto';
import { type DataSheetTexts, drawDataSheet } from './draw-data-sheet';

const MAX_CACHED_BYTES = 8_000_000;

/** Drawn when asked for, one after the other, and kept until what is printed on it changes. */
@Injectable()
export class DataSheets {
  private readonly drawn = new LRUCache<string, Buffer>({
    maxSize: MAX_CACHED_BYTES,
    sizeCalculation: ({ length }) => length,
  });
  private last: Promise<unknown> = Promise.resolve();

  constructor(
    private readonly catalog: CatalogReader,
    private readonly brand: BrandFiles,
  ) {}

  /** Of a product on sale. */
  async get(id: number, language: LanguageCode): Promise<{ fileName: string; pdf: Buffer }> {
    const product = await this.catalog.getProductDetail({ id }, 'shop', language);
    const { name, description, category, attributes } = product;
    const logo = this.brand.printedLogoName();
    const printed = [name, description, category.name, attributes, shopName(), logo];
    const key = JSON.stringify([id, codeOf(product), language, ...printed]);
    const fileName = `${productCode(id)}-${language}.pdf`;
    const known = this.drawn.get(key);
    if (known) return { fileName, pdf: known };
    const drawing = this.last.then(() => this.drawn.get(key) ?? this.draw(product, language, logo));
    // The next one waits for this one, whether it succeeds or not.
    this.last = drawing.catch(() => undefined);
    const pdf = await drawing;
    this.drawn.set(key, pdf);
    return { fileName, pdf };
  }

  private async draw(
    product: ProductDetailResponse,
    language: LanguageCode,
    logo: string | null,
  ): Promise<Buffer> {
    return draw(product, language, await this.brand.printed(logo));
  }
}

async function draw(
  product: ProductDetailResponse,
  language: LanguageCode,
  logo: Buffer | null,
): Promise<Buffer> {
  const { t } = createTranslator(
    language,
    await loadMessages(language, ['common', 'product', 'catalog', 'invoice']),
  );
  const code = codeOf(product);
  const category = categoryName(t, product.category);
  const texts: DataSheetTexts = {
    name: product.name,
    reference: `${code} · ${category}`,
    description: product.description,
    columns: [t('catalog:compare.property'), t('product:productPage.tabs.specifications')],
    rows: [
      [t('catalog:compare.code'), code],
      ...product.attributes.map(({ name, value, unit }): [string, string] => [
        name,
        valueText(value, unit, language),
      ]),
    ],
    page: (page, pages) => `${t('common:shop.name')} · ${code} · ${t('invoice:page', { page, pages })}`,
  };
  const paper = await Paper.begin({
    title: product.name,
    author: t('common:shop.name'),
    language,
    createdAt: new Date(product.createdAt),
    logo,
  });
  return drawDataSheet(paper, texts);
}

function valueText(value: string, unit: string | null, language: LanguageCode): string {
  const shown = parseAttributeNumber(value) === value ? formatNumber(Number(value), language) : value;
  return unit ? `${shown} ${unit}` : shown;
}
