import { capQuantity, type ProductQuantity } from './cart-rules';

/** Of the codes of one text. */
const MAX_CODES = 50;

/**
 * "2 x KP-301", "KP-301 x 2", "kp301; 2", "KP 301<tab>2". A number before a times sign belongs to the code behind it.
 */
const ENTRY =
  /(?:(\d{1,4})\s*[x×*]\s*)?KP[\s-]?([1-9]\d{0,8})(?!\d)(?:\s*[x×*:=]\s*(\d{1,4})|[\s,;|]+(\d{1,4})(?!\d|\s*[x×*]))?[\s,;|]*/iy;

/**
 * A pasted list of product codes with quantities, such as from a spreadsheet; 1 without one.
 * @returns equal codes as one; empty for any other text, also for one code without a quantity
 */
export function readCodeList(text: string): ProductQuantity[] {
  const quantities = new Map<number, number>();
  const entries = entriesOf(text.trim());
  const isList = entries.length > 1 || entries[0]?.quantity !== undefined;
  if (!isList) return [];
  for (const { productId, quantity = 1 } of entries) {
    const sum = (quantities.get(productId) ?? 0) + quantity;
    quantities.set(productId, Math.max(1, capQuantity(sum, Infinity)));
  }
  return [...quantities].slice(0, MAX_CODES).map(([productId, quantity]) => ({ productId, quantity }));
}

function entriesOf(text: string): { productId: number; quantity: number | undefined }[] {
  const entries = [];
  ENTRY.lastIndex = 0;
  while (ENTRY.lastIndex < text.length) {
    const [, before, digits, after, behind] = ENTRY.exec(text) ?? [];
    // A search for words.
    if (!digits) return [];
    const quantity = before ?? after ?? behind;
    entries.push({
      productId: Number(digits),
      quantity: quantity === undefined ? undefined : Number(quantity),
    });
  }
  return entries;
}
