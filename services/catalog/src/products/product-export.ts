import { Injectable } from '@nestjs/common';
import {
  ARTICLE_FIELD_NAMES,
  minorToDecimal,
  productCode,
  type ProductStatus,
  type TaxClass,
} from '@kp/commerce';
import type { ProductCompliance } from '@kp/commerce/compliance-rules';
import { PRICE_ON_REQUEST } from '@kp/commerce/import-rules';
import { translationLanguages } from '@kp/i18n/catalog-language';
import type { LanguageCode } from '@kp/i18n/languages';
import { prepared, Sql } from '@kp/platform/database';
import type { ExportedTable } from '@kp/platform/tables';
import { tagsTextSql } from '@kp/settings';
import { ARTICLE_JSON, type ArticleTexts } from '../articles/article-columns';
import { READ_WORDS, type WordsOfLanguage } from '../attributes/attribute-columns';
import { COMPLIANCE_JSON } from '../compliance/compliance.queries';
import { COMPLIANCE_COLUMNS } from '../compliance/compliance-columns';
import { type ExportedVariant, GROUP_COLUMNS, VARIANT_JSON } from '../groups/group-cells';
import { attributeTextColumns, attributeTextsCell, type WordTexts } from '../imports/attribute-text-cells';
import { type DocumentFacts, DOCUMENTS, documentsCell } from '../imports/document-cells';
import { pictureUrlOf } from '../imports/picture-cells';
import { STAFF_TAGS } from '../imports/staff-tag-cells';
import { taxClassByCountryCell } from '../imports/tax-class-cells';
import type { AdminProductFilter } from '../domain/product-administration';
import { taxClassColumns } from '../persistence/tax-classes';
import { AdminProductList } from './admin-product-list';

const BATCH_SIZE = 500;

/** Of all categories; a column each. */
export const ATTRIBUTE_NAMES = prepared(
  'catalog.exported-attributes',
  'SELECT DISTINCT name FROM attribute ORDER BY name',
);

export const READ_EXPORTED = prepared(
  'catalog.exported-products',
  `SELECT p.id, p.slug, p.name, p.description, p.keywords, p.price_minor AS "priceMinor",
          p.compare_at_price_minor AS "compareAtPriceMinor", p.cost_price_minor AS "costPriceMinor", c.slug AS category, s.name AS supplier, p.status,
          p.stock_quantity AS stock, p.in_stock AS "inStock", p.featured, p.weight_grams AS "weightGrams",
          ${taxClassColumns('p')}, ${ARTICLE_JSON} AS article,
          p.image_url AS "imageUrl", ${VARIANT_JSON} AS variant,
          (SELECT json_object_agg(a.name, v.value)
             FROM product_attribute v JOIN category_attribute a ON a.id = v.attribute_id
            WHERE v.product_id = p.id AND a.category_id = p.category_id) AS attributes,
          (SELECT json_object_agg(t.language, json_build_array(t.name, t.description, t.keywords))
             FROM product_translation t WHERE t.product_id = p.id) AS texts,
          (SELECT json_agg(json_build_object('hash', i.file_hash, 'source', i.source_url) ORDER BY i.position, i.id)
             FROM product_image i WHERE i.product_id = p.id) AS pictures,
          (SELECT json_agg(json_build_object('hash', d.file_hash, 'kind', d.kind, 'validUntil', d.valid_until, 'issuer', d.issuer)
                           ORDER BY d.id)
             FROM product_document d WHERE d.product_id = p.id) AS documents,
          ${tagsTextSql('product', 'p.id')} AS tags, ${COMPLIANCE_JSON} AS compliance
     FROM product p JOIN category c ON c.id = p.category_id LEFT JOIN supplier s ON s.id = p.supplier_id
    WHERE p.id = ANY ($1::int[]) ORDER BY p.id`,
);

export interface ExportedProduct {
  id: number;
  slug: string;
  name: string;
  description: string;
  keywords: string;
  priceMinor: number | null;
  compareAtPriceMinor: number | null;
  costPriceMinor: number | null;
  category: string;
  supplier: string | null;
  status: ProductStatus;
  stock: number;
  inStock: boolean;
  featured: boolean;
  weightGrams: number | null;
  taxClass: TaxClass | null;
  taxClassByCountry: Record<string, TaxClass>;
  article: Partial<ArticleTexts> | null;
  imageUrl: string | null;
  variant: ExportedVariant | null;
  attributes: Record<string, string> | null;
  texts: Partial<
    Record<LanguageCode, [name: string | null, description: string | null, keywords: string]>
  > | null;
  /** In their order; `source` is the address that one was imported from. */
  pictures: { hash: string; source: string | null }[] | null;
  documents: DocumentFacts[] | null;
  /** Of the staff. */
  tags: string | null;
  compliance: ProductCompliance;
}

type Value = string | number | null;

/** An import reads them too. */
export const PRODUCT_COLUMNS: Record<string, (product: ExportedProduct) => Value> = {
  code: ({ id }) => productCode(id),
  slug: ({ slug }) => slug,
  name: ({ name }) => name,
  description: ({ description }) => description,
  keywords: ({ keywords }) => keywords,
  price: ({ priceMinor }) => (priceMinor === null ? PRICE_ON_REQUEST : minorToDecimal(priceMinor)),
  compareAtPrice: ({ compareAtPriceMinor: minor }) => minor && minorToDecimal(minor),
  costPrice: ({ costPriceMinor: minor }) => (minor === null ? null : minorToDecimal(minor)),
  category: ({ category }) => category,
  supplier: ({ supplier }) => supplier,
  status: ({ status }) => status,
  stock: ({ stock }) => stock,
  inStock: ({ inStock }) => String(inStock),
  featured: ({ featured }) => String(featured),
  weightGrams: ({ weightGrams }) => weightGrams,
  taxClass: ({ taxClass }) => taxClass,
  taxClassByCountry: ({ taxClassByCountry }) => taxClassByCountryCell(taxClassByCountry) || null,
  ...Object.fromEntries(
    ARTICLE_FIELD_NAMES.map((field) => [field, ({ article }: ExportedProduct) => article?.[field] ?? null]),
  ),
  ...GROUP_COLUMNS,
  imageUrl: ({ imageUrl }) => imageUrl,
  pictures: ({ pictures }) => pictures && pictures.map(({ hash }) => pictureUrlOf(hash)).join(' '),
  [DOCUMENTS]: ({ documents }) => documents && documentsCell(documents),
  ...Object.fromEntries(
    Object.entries(COMPLIANCE_COLUMNS).map(([field, read]) => [
      field,
      ({ compliance }: ExportedProduct) => read(compliance),
    ]),
  ),
  [STAFF_TAGS]: ({ tags }) => tags,
};

const AMOUNTS = ['price', 'compareAtPrice', 'costPrice'];

export const translationColumns = (): string[] =>
  translationLanguages().flatMap((language) =>
    ['name', 'description', 'keywords'].map((text) => `${text}[${language}]`),
  );

/** Cells of `attributeTextColumns` by product. */
export async function readAttributeTexts(
  sql: Sql,
  products: readonly ExportedProduct[],
): Promise<Map<number, string[]>> {
  const sources = products.map(({ attributes }) => Object.entries(attributes ?? {}).flat());
  const rows = await sql.rows<WordsOfLanguage>(READ_WORDS, [[...new Set(sources.flat())]]);
  const byLanguage = new Map(rows.map(({ language, texts }) => [language, new Map(Object.entries(texts))]));
  const none: WordTexts = new Map();
  const languages = translationLanguages();
  return new Map(
    products.map(({ id }, index) => [
      id,
      languages.map((language) => attributeTextsCell(sources[index]!, byLanguage.get(language) ?? none)),
    ]),
  );
}

/** All columns of products as they are stored, in the words of the API. */
@Injectable()
export class ProductExport {
  constructor(
    private readonly sql: Sql,
    private readonly products: AdminProductList,
  ) {}

  /** In the order of the ids, read in batches while it is being downloaded. */
  async table(filter: AdminProductFilter): Promise<ExportedTable> {
    const names = await this.sql.rows<{ name: string }>(ATTRIBUTE_NAMES);
    const attributes = names.map(({ name }) => name);
    const columns = [
      ...Object.keys(PRODUCT_COLUMNS),
      ...attributes.map((name) => `attribute:${name}`),
      ...translationColumns(),
      ...attributeTextColumns(),
    ];
    return {
      name: 'products',
      columns,
      amounts: AMOUNTS,
      rows: this.rows(filter, attributes),
      count: () => this.products.count(filter),
    };
  }

  private async *rows(filter: AdminProductFilter, attributes: readonly string[]): AsyncGenerator<Value[]> {
    const languages = translationLanguages();
    for await (const ids of this.products.matchingIds(filter, BATCH_SIZE)) {
      const products = await this.sql.rows<ExportedProduct>(READ_EXPORTED, [ids]);
      const words = await readAttributeTexts(this.sql, products);
      for (const product of products) {
        yield [
          ...Object.values(PRODUCT_COLUMNS).map((read) => read(product)),
          ...attributes.map((name) => product.attributes?.[name] ?? null),
          ...languages.flatMap((language) => product.texts?.[language] ?? [null, null, null]),
          ...words.get(product.id)!,
        ];
      }
    }
  }
}
