import { checkoutSteps, type CheckoutStep } from '@kp/commerce';
import { useEffect } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { withConfirmed } from './checkout-draft';
import { reachableStep, stepAfter } from './checkout-steps';
import type { KeptDraft } from './use-checkout-draft';

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
