import { DomainError } from '@kp/platform/http';

export type CatalogErrorCode = 'CATALOG.PRODUCT_NOT_FOUND';

const STATUS: Record<CatalogErrorCode, number> = {
  'CATALOG.PRODUCT_NOT_FOUND': 404,
};

/** An outcome of the catalogue that callers are told about. */
export class CatalogError extends DomainError {
  constructor(code: CatalogErrorCode, message: string, details?: object) {
    super(code, STATUS[code], message, details);
  }
}

/** The same answer for a product that never was, is deleted, or is not on sale for this caller. */
export function productNotFound(): CatalogError {
  return new CatalogError('CATALOG.PRODUCT_NOT_FOUND', 'Product not found');
}
