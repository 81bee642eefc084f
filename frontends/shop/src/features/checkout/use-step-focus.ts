import type { CheckoutField, CheckoutStep } from '@kp/commerce';
import { useEffect, useRef, useState } from 'react';
import { controlId } from './checkout-fields';
import { stepOfField } from './checkout-steps';

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
