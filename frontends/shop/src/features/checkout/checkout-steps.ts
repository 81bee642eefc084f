import { validateCheckoutStep, type CheckoutField, type CheckoutForm, type CheckoutStep } from '@kp/commerce';

/** The step whose fields hold this one. */
export function stepOfField(field: CheckoutField): CheckoutStep {
  if (field === 'email') return 'contact';
  return field === 'paymentMethod' || field === 'notes' ? 'payment' : 'address';
}

/**
 * The step to show when `wanted` is asked for: a step is reached only through complete ones before it, so an address
 * typed into the browser, a reload or Back never skips a question.
 */
export function reachableStep(
  form: CheckoutForm,
  steps: readonly CheckoutStep[],
  wanted: string | null,
): CheckoutStep {
  const incomplete = steps.find((step) => validateCheckoutStep(form, step).length > 0);
  const furthest = incomplete ? steps.indexOf(incomplete) : steps.length - 1;
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
