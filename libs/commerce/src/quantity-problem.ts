import { MAX_LINE_QUANTITY } from './cart-rules';
import { isAllowedQuantity, type QuantityRule, quantitySteps } from './quantity-rules';

/** The nearest quantities that can be ordered, the smaller one first. */
export function nearestQuantities(quantity: number, rule: QuantityRule): number[] {
  const { min, step } = quantitySteps(rule);
  const below = Math.floor(quantity / step) * step;
  const around = [below, below + step].filter((each) => each >= min && each <= MAX_LINE_QUANTITY);
  return around.length > 0 ? around : [min];
}

export interface QuantityProblem {
  readonly productId: number;
  readonly name: string;
  readonly requested: number;
  readonly minQuantity: number;
  readonly orderMultiple: number;
  /** Quantities that can be ordered, for a person to read. @example "6 / 12" */
  readonly nearest: string;
}

/** @returns null for a quantity that can be ordered */
export function quantityProblem(
  product: { readonly id: number; readonly name: string; readonly article?: QuantityRule | null },
  requested: number,
): QuantityProblem | null {
  const { id: productId, name, article } = product;
  if (!article || isAllowedQuantity(requested, article)) return null;
  const { min: minQuantity, step: orderMultiple } = quantitySteps(article);
  const nearest = nearestQuantities(requested, article).join(' / ');
  return { productId, name, requested, minQuantity, orderMultiple, nearest };
}

/** The sentence of an API's answer; screens translate the code of the answer. */
export function quantityMessage({ name, minQuantity, orderMultiple, nearest }: QuantityProblem): string {
  const multiple = orderMultiple === 1 ? '' : `, in multiples of ${orderMultiple}`;
  return `${name}: at least ${minQuantity} per order${multiple}. Nearest quantities: ${nearest}.`;
}
