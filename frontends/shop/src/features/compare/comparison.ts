import type { ProductDetailResponse } from '@kp/api-client/shop';

export interface ComparedRow {
  readonly name: string;
  /** As the products; null of a product without one. */
  readonly values: readonly (string | null)[];
  readonly isDifferent: boolean;
}

type WithAttributes = Pick<ProductDetailResponse, 'attributes'>;
type Attribute = ProductDetailResponse['attributes'][number];

/** A row per attribute that some of the products have, in the order of the first that has it. */
export function comparedRows(
  products: readonly WithAttributes[],
  format: (attribute: Attribute) => string,
): readonly ComparedRow[] {
  const attributes = products.flatMap((product) => product.attributes);
  const names = new Map(attributes.map((each) => [each.name, widestOf(each, attributes, products).name]));
  return [...new Set(names.values())].map((name) => {
    const values = products.map((product) => {
      const attribute = product.attributes.find((each) => names.get(each.name) === name);
      return attribute ? format(attribute) : null;
    });
    return { name, values, isDifferent: isDifferent(values) };
  });
}

/** What is "Length" in one category and "Length or diameter" in another, in the same unit, is one thing. */
function widestOf(one: Attribute, all: readonly Attribute[], products: readonly WithAttributes[]): Attribute {
  if (!one.unit) return one;
  const words = wordsOf(one.name);
  const isWider = (other: Attribute) =>
    other.unit === one.unit && words.every((word) => wordsOf(other.name).includes(word));
  const isBeside = (other: Attribute) =>
    products.some(({ attributes }) =>
      [one, other].every(({ name }) => attributes.some((each) => each.name === name)),
    );
  return all.find((other) => other.name !== one.name && isWider(other) && !isBeside(other)) ?? one;
}

const wordsOf = (name: string): readonly string[] => name.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];

/** What is not stated is no difference. */
export const isDifferent = (values: readonly unknown[]) =>
  new Set(values.filter((value) => value !== null)).size > 1;
