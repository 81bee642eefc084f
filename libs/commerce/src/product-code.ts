const PRODUCT_CODE = /^KP-([1-9]\d{0,9})$/i;

/** 123 → "KP-123", the code on labels, orders and invoices. */
export function productCode(productId: number): string {
  return `KP-${productId}`;
}

/** "kp-123" → 123; null when the text is no product code. */
export function findProductId(code: string): number | null {
  const digits = PRODUCT_CODE.exec(code.trim())?.[1];
  return digits ? Number(digits) : null;
}
