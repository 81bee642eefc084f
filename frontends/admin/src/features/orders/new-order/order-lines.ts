import type { PhoneOrderItemRequest, PreviewedItemRequest } from '@kp/api-client/admin';
import { isLineQuantity } from '@kp/commerce';
import { decimalAmount } from '../../../shared/decimal-amount';
import type { FoundProduct } from './new-order-api';

/** As typed. */
export interface DraftLine {
  readonly product: FoundProduct;
  readonly quantity: string;
  /** Empty for the price of the catalog; needed where that is on request. */
  readonly agreedPrice: string;
  readonly priceReason: string;
}

export type LineProblem = 'quantity' | 'agreedPrice' | 'priceReason';

const AMOUNT = /^\d{1,9}(\.\d{1,2})?$/;

/** A product that is already there counts up. */
export function addLine(lines: readonly DraftLine[], product: FoundProduct): DraftLine[] {
  const known = lines.find((line) => line.product.id === product.id);
  if (!known) return [...lines, { product, quantity: '1', agreedPrice: '', priceReason: '' }];
  const quantity = String((Number(known.quantity) || 0) + 1);
  return lines.map((line) => (line === known ? { ...line, quantity } : line));
}

export function problemOf({
  product,
  quantity,
  agreedPrice,
  priceReason,
}: DraftLine): LineProblem | undefined {
  if (!isLineQuantity(Number(quantity))) return 'quantity';
  if (!agreedPrice && product.price === null) return 'agreedPrice';
  if (agreedPrice && !AMOUNT.test(decimalAmount(agreedPrice))) return 'agreedPrice';
  return agreedPrice && !priceReason.trim() ? 'priceReason' : undefined;
}

/** Those that can be priced already. */
export function previewedItems(lines: readonly DraftLine[]): PreviewedItemRequest[] {
  return lines
    .filter((line) => !['quantity', 'agreedPrice'].includes(problemOf(line) ?? ''))
    .map(({ product, quantity, agreedPrice }) => ({
      productId: product.id,
      quantity: Number(quantity),
      ...(agreedPrice && { agreedPrice: decimalAmount(agreedPrice) }),
    }));
}

export function orderedItems(lines: readonly DraftLine[]): PhoneOrderItemRequest[] {
  return previewedItems(lines).map((item, index) => ({
    ...item,
    ...(item.agreedPrice && { priceReason: lines[index]!.priceReason.trim() }),
  }));
}
