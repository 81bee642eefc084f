import { DomainError, refusalsOf } from '@kp/platform/http';
import type { TakenTerm } from './synonym-administration';

class CatalogError extends DomainError {}

const refusal = refusalsOf(CatalogError);

/** Does not reveal whether the product is unknown, deleted or inactive. */
export const productNotFound = refusal('CATALOG.PRODUCT_NOT_FOUND', 404, 'Product not found');
export const contentNotFound = refusal('CATALOG.CONTENT_NOT_FOUND', 404, 'It was removed meanwhile.');

export function isProductNotFound(error: unknown): boolean {
  return error instanceof CatalogError && error.code === 'CATALOG.PRODUCT_NOT_FOUND';
}

export const reviewNotFound = refusal('CATALOG.REVIEW_NOT_FOUND', 404, 'Review not found');
export const reviewExists = refusal('CATALOG.REVIEW_EXISTS', 409, "You've already reviewed this item.");
export const reviewChanged = refusal(
  'CATALOG.REVIEW_CHANGED',
  409,
  'The customer changed this review meanwhile. Read it again before you decide.',
);

/** @param proposal the next free slug like it */
export function productSlugTaken(proposal: string): CatalogError {
  const message = 'Another product has this slug.';
  const fields = [{ field: 'slug', message: `Another product has this slug. Free: ${proposal}` }];
  return new CatalogError('CATALOG.PRODUCT_SLUG_TAKEN', 409, message, { proposal }, fields);
}

export function productSkuTaken(): CatalogError {
  const message = 'Another product has this article code.';
  return new CatalogError('CATALOG.PRODUCT_SKU_TAKEN', 409, message, undefined, [{ field: 'sku', message }]);
}

/** @param current the product as it is now, for a comparison field by field */
export function productChanged(current: object): CatalogError {
  const message = 'Someone else changed this product meanwhile. Compare before you save.';
  return new CatalogError('CATALOG.PRODUCT_CHANGED', 409, message, { current });
}

/** @param current what is left now */
export function productUnitsSold(current: number): CatalogError {
  const message = 'Some units were sold meanwhile: fewer are left than you want to remove.';
  const fields = [{ field: 'stockQuantity', message: `${message} Left: ${current}` }];
  return new CatalogError('CATALOG.PRODUCT_UNITS_SOLD', 409, message, { stockQuantity: current }, fields);
}

/** @param found what has a translation into the language that texts are to be entered in */
export function catalogTranslated(found: { products: number; words: number }): CatalogError {
  const message = `There are translations into this language: products ${found.products}, words ${found.words}.`;
  const fields = [{ field: 'catalogLanguage', message }];
  return new CatalogError('CATALOG.LANGUAGE_TRANSLATED', 409, message, found, fields);
}

export const categoryNotFound = refusal('CATALOG.CATEGORY_NOT_FOUND', 404, 'Category not found');

/** @param proposal the next free slug like it */
export function categorySlugTaken(proposal: string): CatalogError {
  const message = 'Another category has this slug.';
  const fields = [{ field: 'slug', message: `${message} Free: ${proposal}` }];
  return new CatalogError('CATALOG.CATEGORY_SLUG_TAKEN', 409, message, { proposal }, fields);
}

/** @param current the category as it is now */
export function categoryChanged(current: object): CatalogError {
  const message = 'Someone else changed this category meanwhile. Check it before you save.';
  return new CatalogError('CATALOG.CATEGORY_CHANGED', 409, message, { current });
}

export function categoryHasProducts(productCount: number): CatalogError {
  const message = `This category has products: ${productCount}. Choose the category that they move to.`;
  return new CatalogError('CATALOG.CATEGORY_HAS_PRODUCTS', 409, message, { productCount });
}

export function categoryHasChildren(childCount: number): CatalogError {
  const message = `This category has categories below it: ${childCount}. Move or delete them first.`;
  return new CatalogError('CATALOG.CATEGORY_HAS_CHILDREN', 409, message, { childCount });
}

/** @param ids in the order as it is now */
export function categoryOrderChanged(ids: number[]): CatalogError {
  const message = 'Someone else changed the categories meanwhile. Check their order before you move one.';
  return new CatalogError('CATALOG.CATEGORY_ORDER_CHANGED', 409, message, { ids });
}

export const supplierNotFound = refusal('CATALOG.SUPPLIER_NOT_FOUND', 404, 'Supplier not found');

export function supplierNameTaken(): CatalogError {
  const message = 'Another supplier has this name.';
  return new CatalogError('CATALOG.SUPPLIER_NAME_TAKEN', 409, message, undefined, [
    { field: 'name', message },
  ]);
}

/** @param current the supplier as it is now */
export function supplierChanged(current: object): CatalogError {
  const message = 'Someone else changed this supplier meanwhile. Check it before you save.';
  return new CatalogError('CATALOG.SUPPLIER_CHANGED', 409, message, { current });
}

export const synonymsNotFound = refusal(
  'CATALOG.SYNONYMS_NOT_FOUND',
  404,
  'These synonyms were deleted meanwhile.',
);

/** @param taken at least one */
export function synonymsTaken(taken: TakenTerm[]): CatalogError {
  const text = 'Another group of this language has one of these words.';
  const groups = taken.map(({ term, groupTerms }) => `“${term}” is in: ${groupTerms.join(', ')}.`);
  const message = [text, ...groups].join(' ');
  const fields = [{ field: 'terms', message: text }];
  return new CatalogError('CATALOG.SYNONYMS_TAKEN', 409, message, { taken }, fields);
}

/** @param current the group as it is now */
export function synonymsChanged(current: object): CatalogError {
  const message = 'Someone else changed these synonyms meanwhile. Check them before you save.';
  return new CatalogError('CATALOG.SYNONYMS_CHANGED', 409, message, { current });
}

export const groupNotFound = refusal(
  'CATALOG.GROUP_NOT_FOUND',
  404,
  'This group of variants was dissolved meanwhile.',
);

export function groupChanged(current: object): CatalogError {
  const message = 'Someone else changed this group meanwhile. Check it before you save.';
  return new CatalogError('CATALOG.GROUP_CHANGED', 409, message, { current });
}

const wrongVariant = (code: string, message: string, field: string) =>
  new CatalogError(code, 400, message, undefined, [{ field, message }]);

export const variantElsewhere = (field: string) =>
  wrongVariant('CATALOG.VARIANT_ELSEWHERE', 'This product is a variant of another group.', field);

export const variantTwice = (field: string, values: string) =>
  wrongVariant('CATALOG.VARIANT_TWICE', `There are two variants ${values}.`, field);

export const variantsInCategories = () =>
  wrongVariant(
    'CATALOG.VARIANTS_IN_CATEGORIES',
    'The variants of a group need the same category.',
    'variants',
  );
