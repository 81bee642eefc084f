import { type ExportedProduct, PRODUCT_COLUMNS } from '../products/product-export';
import { attributeTextColumns } from './attribute-text-cells';

/** A product as an export writes it, with the translations of its attributes. */
export function textsOf(product: ExportedProduct, words: readonly string[]): Record<string, string> {
  const facts = Object.entries(PRODUCT_COLUMNS).map(([field, read]) => [field, String(read(product) ?? '')]);
  const attributes = Object.entries(product.attributes ?? {}).map(([name, value]) => [
    `attribute:${name}`,
    value,
  ]);
  const texts = Object.entries(product.texts ?? {}).flatMap(([language, [name, description, keywords]]) => [
    [`name[${language}]`, name ?? ''],
    [`description[${language}]`, description ?? ''],
    [`keywords[${language}]`, keywords],
  ]);
  const translated = attributeTextColumns().map((field, index) => [field, words[index]!]);
  return Object.fromEntries([...facts, ...attributes, ...texts, ...translated]) as Record<string, string>;
}
