import { cleanCode } from './clean-code';

const PRODUCT_CODE = /^KP[- ]?([1-9]\d{0,9})$/i;

/** @param sku the shop's own code of the article, shown in place of the number wherever there is one */
export function productCode(productId: number, sku?: string | null): string {
  return sku || `KP-${productId}`;
}

interface CodedProduct {
  readonly id: number;
  readonly article?: { readonly sku?: string } | null;
}

export const codeOf = ({ id, article }: CodedProduct): string => productCode(id, article?.sku);

/** "kp-123" → 123; null for any other text. */
export function findProductId(code: string): number | null {
  const digits = PRODUCT_CODE.exec(cleanCode(code))?.[1];
  return digits ? Number(digits) : null;
}
