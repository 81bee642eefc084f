import type { AdminProductResponse } from '@kp/api-client/admin';
import { decimalAmount, wholeNumber } from '../../../shared/decimal-amount';
import { problemsOf, type ProductFormValues, valuesOf } from '../product-form';

/** What can be typed into the list itself, in the order of its columns. */
export const EDITED_FIELDS = ['price', 'stockQuantity'] as const;
export type EditedField = (typeof EDITED_FIELDS)[number];

export interface ProductEdit {
  /** As the product was when its row was first typed into: the version and the stock that a sale may have changed since. */
  readonly product: AdminProductResponse;
  readonly values: Readonly<Partial<Record<EditedField, string>>>;
}

/** By product; only what differs from the product. */
export type ProductEdits = ReadonlyMap<number, ProductEdit>;

export const NO_EDITS: ProductEdits = new Map();

export const currentText = (product: AdminProductResponse, field: EditedField): string =>
  valuesOf(product)[field];

export function shownText(edits: ProductEdits, product: AdminProductResponse, field: EditedField): string {
  return edits.get(product.id)?.values[field] ?? currentText(product, field);
}

export function withEdit(
  edits: ProductEdits,
  product: AdminProductResponse,
  field: EditedField,
  text: string,
): ProductEdits {
  const known = edits.get(product.id) ?? { product, values: {} };
  const { [field]: _former, ...others } = known.values;
  const isUnchanged = text.trim() === currentText(known.product, field);
  const values = isUnchanged ? others : { ...others, [field]: text };
  const next = new Map(edits);
  if (Object.keys(values).length === 0) next.delete(product.id);
  else next.set(product.id, { ...known, values });
  return next;
}

const READ = { price: decimalAmount, stockQuantity: wholeNumber };

/** Cells of a spreadsheet, pasted with the upper left one at `field` of the first product. */
export function withPasted(
  edits: ProductEdits,
  products: readonly AdminProductResponse[],
  field: EditedField,
  text: string,
): ProductEdits {
  const fields = EDITED_FIELDS.slice(EDITED_FIELDS.indexOf(field));
  const rows = text.replace(/\r?\n$/, '').split(/\r?\n/);
  return rows.slice(0, products.length).reduce(
    (all, row, place) =>
      row
        .split('\t')
        .slice(0, fields.length)
        .reduce(
          (edited, cell, column) => withPastedCell(edited, products[place]!, fields[column]!, cell),
          all,
        ),
    edits,
  );
}

const withPastedCell = (
  edits: ProductEdits,
  product: AdminProductResponse,
  field: EditedField,
  cell: string,
): ProductEdits => withEdit(edits, product, field, READ[field](cell));

/** A price that is typed takes the place of a price on request. */
export const editedValues = ({ product, values }: ProductEdit): ProductFormValues => ({
  ...valuesOf(product),
  ...values,
  isPriceOnRequest: product.price === null && !values.price,
});

/** A compare-at price that is no longer above is a problem of the price. */
export function problemAt(edit: ProductEdit | undefined, field: EditedField) {
  if (edit?.values[field] === undefined) return undefined;
  const fields: string[] = field === 'price' ? ['price', 'compareAtPrice'] : [field];
  return problemsOf(editedValues(edit)).find((problem) => fields.includes(problem.field));
}
