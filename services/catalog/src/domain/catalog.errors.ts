import { DomainError } from '@kp/platform/http';

type CatalogErrorCode =
  | 'CATALOG.PRODUCT_NOT_FOUND'
  | 'CATALOG.CONTENT_NOT_FOUND'
  | 'CATALOG.REVIEW_NOT_FOUND'
  | 'CATALOG.REVIEW_EXISTS'
  | 'CATALOG.REVIEW_CHANGED';

const STATUS: Record<CatalogErrorCode, number> = {
  'CATALOG.PRODUCT_NOT_FOUND': 404,
  'CATALOG.CONTENT_NOT_FOUND': 404,
  'CATALOG.REVIEW_NOT_FOUND': 404,
  'CATALOG.REVIEW_EXISTS': 409,
  'CATALOG.REVIEW_CHANGED': 409,
};

class CatalogError extends DomainError {
  constructor(code: CatalogErrorCode, message: string, details?: object) {
    super(code, STATUS[code], message, details);
  }
}

/** Does not reveal whether the product is unknown, deleted or inactive. */
export function productNotFound(): CatalogError {
  return new CatalogError('CATALOG.PRODUCT_NOT_FOUND', 'Product not found');
}

export function contentNotFound(): CatalogError {
  return new CatalogError('CATALOG.CONTENT_NOT_FOUND', 'It was removed meanwhile.');
}

export function reviewNotFound(): CatalogError {
  return new CatalogError('CATALOG.REVIEW_NOT_FOUND', 'Review not found');
}

export function reviewExists(): CatalogError {
  return new CatalogError('CATALOG.REVIEW_EXISTS', "You've already reviewed this item.");
}

export function reviewChanged(): CatalogError {
  const message = 'The customer changed this review meanwhile. Read it again before you decide.';
  return new CatalogError('CATALOG.REVIEW_CHANGED', message);
}
