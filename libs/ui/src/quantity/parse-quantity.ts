/**
 * The quantity somebody typed, brought down to what is in stock.
 *
 * @returns `undefined` when it is no whole number of at least `min`
 */
export function parseQuantity(text: string | undefined, min: number, max?: number): number | undefined {
  if (text === undefined || !/^\s*\d{1,6}\s*$/.test(text)) return undefined;
  const quantity = Number(text);
  if (quantity < min) return undefined;
  return max === undefined ? quantity : Math.min(quantity, max);
}
