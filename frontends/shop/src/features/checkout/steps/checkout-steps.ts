import { type CheckoutField, type CheckoutStep, checkoutSteps, validateCheckoutStep } from '@kp/commerce';
import { useEffect, useRef, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { type CheckoutDraft, type KeptDraft, withConfirmed } from '../checkout-draft';
import { controlId } from './checkout-fields';

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

export interface StepPlace {
  readonly steps: readonly CheckoutStep[];
  readonly step: CheckoutStep;
  goTo(step: CheckoutStep): void;
  /** Confirms this step, which has to be valid, and shows the next one. @returns false on the last step */
  goOn(): boolean;
}

/** The step is part of the URL: Back leads to the step before, a reload stays. */
export function useCheckoutStep({ draft, update }: KeptDraft, isSignedIn: boolean): StepPlace {
  const [parameters] = useSearchParams();
  const navigate = useNavigate();
  const steps = checkoutSteps(isSignedIn);
  const wanted = parameters.get('step');
  const step = reachableStep(draft, steps, wanted);
  const next = stepAfter(steps, step);
  useEffect(() => {
    // Otherwise Back would lead to a URL that shows another step than it names.
    if (wanted !== null && wanted !== step) void navigate({ search: `?step=${step}` }, { replace: true });
  }, [wanted, step, navigate]);
  const goTo = (to: CheckoutStep) => void navigate({ search: `?step=${to}` });
  return {
    steps,
    step,
    goTo,
    goOn() {
      if (next === null) return false;
      update((current) => withConfirmed(current, step));
      goTo(next);
      return true;
    },
  };
}

/** Id of a step's heading. */
export function stepHeadingId(step: CheckoutStep): string {
  return `checkout-step-${step}`;
}

/**
 * Moves the focus to the heading of a step that was gone to.
 *
 * @returns moves the focus to a field, also to one on a step that is about to be shown
 */
export function useStepFocus(step: CheckoutStep): (field: CheckoutField) => void {
  const [wanted, setWanted] = useState<{ readonly field: CheckoutField } | null>(null);
  const hasArrived = useRef(false);
  const reached = useRef(wanted);
  useEffect(() => {
    // The page's own heading has the focus when the checkout opens.
    if (!hasArrived.current) {
      hasArrived.current = true;
      return;
    }
    if (wanted && wanted !== reached.current && stepOfField(wanted.field) === step) {
      reached.current = wanted;
      document.getElementById(controlId(wanted.field))?.focus();
    } else showStep(document.getElementById(stepHeadingId(step)));
  }, [step, wanted]);
  return (field) => setWanted({ field });
}

/** The focus alone brings a heading just into view; a step is read from its top. */
function showStep(heading: HTMLElement | null): void {
  heading?.focus();
  if (heading && heading.getBoundingClientRect().top > window.innerHeight / 2) heading.scrollIntoView();
}
