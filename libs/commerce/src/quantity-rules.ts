import { MAX_LINE_QUANTITY } from './cart-rules';

/** How many of a product can be ordered at once. */
export interface QuantityRule {
  readonly minQuantity?: number | null;
  readonly orderMultiple?: number | null;
}

/** The smallest quantity that can be ordered, and the steps from there. */
export function quantitySteps(rule: QuantityRule | null | undefined): { min: number; step: number } {
  const step = rule?.orderMultiple ?? 1;
  return { min: Math.ceil((rule?.minQuantity ?? 1) / step) * step, step };
}

export function isAllowedQuantity(quantity: number, rule: QuantityRule | null | undefined): boolean {
  const { min, step } = quantitySteps(rule);
  return quantity >= min && quantity % step === 0;
}

/** The nearest quantities that can be ordered, the smaller one first. */
export function nearestQuantities(quantity: number, rule: QuantityRule): number[] {
  const { min, step } = quantitySteps(rule);
  const below = Math.floor(quantity / step) * step;
  const around = [below, below + step].filter((each) => each >= min && each <= MAX_LINE_QUANTITY);
  return around.length > 0 ? around : [min];
}

/** The next quantity that can be ordered: upwards, else the most of `max`; 0 where that is too little. */
export function allowedQuantity(
  quantity: number,
  rule: QuantityRule | null | undefined,
  max: number,
): number {
  const { min, step } = quantitySteps(rule);
  const most = Math.floor(Math.min(max, MAX_LINE_QUANTITY) / step) * step;
  const next = Math.max(min, Math.ceil(quantity / step) * step);
  return most < min ? 0 : Math.min(next, most);
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
