import { validateCheckoutStep, type CheckoutField, type CheckoutStep } from '@kp/commerce';
import type { CheckoutDraft } from './checkout-draft';

/** The step whose fields hold this one. */
export function stepOfField(field: CheckoutField): CheckoutStep {
  if (field === 'email') return 'contact';
  return field === 'paymentMethod' || field === 'notes' ? 'payment' : 'address';
}

/**
 * The step to show when the URL asks for `wanted`. It leads back to any earlier step, but never past a step that is not
 * confirmed: a value that happens to be valid while it is typed must not move the form on.
 */
export function reachableStep(
  { form, confirmed }: Pick<CheckoutDraft, 'form' | 'confirmed'>,
  steps: readonly CheckoutStep[],
  wanted: string | null,
): CheckoutStep {
  const open = steps.find((step) => !confirmed.includes(step) || validateCheckoutStep(form, step).length > 0);
  const furthest = open ? steps.indexOf(open) : steps.length - 1;
  const place = steps.findIndex((step) => step === wanted);
  return steps[Math.min(Math.max(place, 0), furthest)] ?? 'payment';
}

/** The step after this one; null on the last. */
export function stepAfter(steps: readonly CheckoutStep[], step: CheckoutStep): CheckoutStep | null {
  return steps[steps.indexOf(step) + 1] ?? null;
}

/** The step before this one; null on the first. */
export function stepBefore(steps: readonly CheckoutStep[], step: CheckoutStep): CheckoutStep | null {
  return steps[steps.indexOf(step) - 1] ?? null;
}
