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
  const names = new Set(products.flatMap(({ attributes }) => attributes.map(({ name }) => name)));
  return [...names].map((name) => {
    const values = products.map(({ attributes }) => {
      const attribute = attributes.find((each) => each.name === name);
      return attribute ? format(attribute) : null;
    });
    return { name, values, isDifferent: isDifferent(values) };
  });
}

export const isDifferent = (values: readonly unknown[]) => new Set(values).size > 1;
