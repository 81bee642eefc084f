import { checkoutSteps, validateCheckoutStep, type CheckoutField, type CheckoutStep } from '@kp/commerce';
import { useEffect, useRef, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { withConfirmed, type CheckoutDraft } from '../checkout-draft';
import type { SavedDraft } from '../stored-draft';
import { controlId, stepOfField } from './checkout-fields';

/**
 * The step to show for the one in the URL: any earlier step, but none after an unconfirmed one. A value that becomes
 * valid while it is typed must not open the next step.
 */
export function reachableStep(
  { form, confirmed }: Pick<CheckoutDraft, 'form' | 'confirmed'>,
  steps: readonly CheckoutStep[],
  requested: string | null,
): CheckoutStep {
  const open = steps.find((step) => !confirmed.includes(step) || validateCheckoutStep(form, step).length > 0);
  const furthest = open ? steps.indexOf(open) : steps.length - 1;
  const index = steps.findIndex((step) => step === requested);
  return steps[Math.min(Math.max(index, 0), furthest)] ?? 'payment';
}

export function stepAfter(steps: readonly CheckoutStep[], step: CheckoutStep): CheckoutStep | null {
  return steps[steps.indexOf(step) + 1] ?? null;
}

export function stepBefore(steps: readonly CheckoutStep[], step: CheckoutStep): CheckoutStep | null {
  return steps[steps.indexOf(step) - 1] ?? null;
}

export interface StepNavigation {
  readonly steps: readonly CheckoutStep[];
  readonly step: CheckoutStep;
  goTo(step: CheckoutStep): void;
  /** Confirms this step, which has to be valid, and shows the next one. @returns false on the last step */
  goToNext(): boolean;
}

/** The step is part of the URL: Back leads to the step before, a reload stays. */
export function useCheckoutStep({ draft, update }: SavedDraft, isSignedIn: boolean): StepNavigation {
  const [parameters] = useSearchParams();
  const navigate = useNavigate();
  const steps = checkoutSteps(isSignedIn);
  const requested = parameters.get('step');
  const step = reachableStep(draft, steps, requested);
  const next = stepAfter(steps, step);
  const furthest = reachableStep(draft, steps, steps.at(-1) ?? null);
  const [resumesAt] = useState(requested === null && furthest !== steps[0] ? furthest : null);
  useEffect(() => {
    // A checkout that was left continues where it was.
    if (resumesAt) void navigate({ search: `?step=${resumesAt}` }, { replace: true });
  }, [resumesAt, navigate]);
  useEffect(() => {
    // Otherwise Back would lead to a URL that shows another step than it names.
    if (requested !== null && requested !== step)
      void navigate({ search: `?step=${step}` }, { replace: true });
  }, [requested, step, navigate]);
  const goTo = (to: CheckoutStep) => void navigate({ search: `?step=${to}` });
  return {
    steps,
    step,
    goTo,
    goToNext() {
      if (next === null) return false;
      update((current) => withConfirmed(current, step));
      goTo(next);
      return true;
    },
  };
}

export function stepHeadingId(step: CheckoutStep): string {
  return `checkout-step-${step}`;
}

/**
 * Focuses the heading of each new step.
 *
 * @returns focuses a field, also one on a step that is about to be shown
 */
export function useStepFocus(step: CheckoutStep): (field: CheckoutField) => void {
  const [requested, setRequested] = useState<{ readonly field: CheckoutField } | null>(null);
  const isMounted = useRef(false);
  const reached = useRef(requested);
  useEffect(() => {
    // The page's own heading has the focus when the checkout opens.
    if (!isMounted.current) {
      isMounted.current = true;
      return;
    }
    if (requested && requested !== reached.current && stepOfField(requested.field) === step) {
      reached.current = requested;
      document.getElementById(controlId(requested.field))?.focus();
    } else focusHeading(document.getElementById(stepHeadingId(step)));
  }, [step, requested]);
  return (field) => setRequested({ field });
}

function focusHeading(heading: HTMLElement | null): void {
  heading?.focus();
  if (heading && heading.getBoundingClientRect().top > window.innerHeight / 2) heading.scrollIntoView();
  // Its button says how one pays: what is chosen is seen above it.
  document
    .querySelector('input[name=paymentMethod]:checked')
    ?.closest('label')
    ?.scrollIntoView?.({ block: 'nearest' });
}
