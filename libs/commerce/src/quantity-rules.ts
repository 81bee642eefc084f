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
