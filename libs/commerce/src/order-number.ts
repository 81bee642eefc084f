const ORDER_NUMBER = /^ORD-(\d{4})-(\d{6,})$/;

/** (2026, 123) → "ORD-2026-000123". */
export function formatOrderNumber(year: number, sequence: number): string {
  return `ORD-${year}-${String(sequence).padStart(6, '0')}`;
}

export function isOrderNumber(text: string): boolean {
  return ORDER_NUMBER.test(text);
}
