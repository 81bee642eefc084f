import { DomainError } from '@kp/platform/http';

type CatalogErrorCode = 'CATALOG.PRODUCT_NOT_FOUND';

const STATUS: Record<CatalogErrorCode, number> = {
  'CATALOG.PRODUCT_NOT_FOUND': 404,
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
