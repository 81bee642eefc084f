import type { OrderLine } from './order.entity';

interface Units {
  productId: number;
  quantity: number;
}

/** What is missing of each line when the deducted units are handed out to the lines in their order. */
export function missingUnits(lines: readonly Units[], deducted: readonly Units[]): number[] {
  const left = new Map(deducted.map(({ productId, quantity }) => [productId, quantity]));
  return lines.map(({ productId, quantity }) => {
    const available = left.get(productId) ?? 0;
    const given = Math.min(quantity, available);
    left.set(productId, available - given);
    return quantity - given;
  });
}

type Shippable = Pick<OrderLine, 'quantity' | 'shippedQuantity' | 'withdrawnQuantity'>;

export const unshippedUnits = ({ quantity, shippedQuantity, withdrawnQuantity }: Shippable): number =>
  quantity - shippedQuantity - withdrawnQuantity;

/** The units that a line keeps from the stock: not those on backorder, nor the shipped, which come back as a return. */
export function deductedUnits(lines: readonly OrderLine[]): OrderLine[] {
  return lines
    .map((line) => ({ ...line, quantity: unshippedUnits(line) - line.backorderedQuantity }))
    .filter(({ quantity }) => quantity > 0);
}
