import { checkoutSteps, type CheckoutForm, type CheckoutStep } from '@kp/commerce';
import { useNavigate, useSearchParams } from 'react-router';
import { reachableStep } from './checkout-steps';

export interface StepPlace {
  readonly steps: readonly CheckoutStep[];
  readonly step: CheckoutStep;
  goTo(step: CheckoutStep): void;
}

/** The step is part of the address: Back leads to the step before, a reload stays. */
export function useCheckoutStep(form: CheckoutForm, isSignedIn: boolean): StepPlace {
  const [parameters] = useSearchParams();
  const navigate = useNavigate();
  const steps = checkoutSteps(isSignedIn);
  return {
    steps,
    step: reachableStep(form, steps, parameters.get('step')),
    goTo: (step) => void navigate({ search: `?step=${step}` }),
  };
}
