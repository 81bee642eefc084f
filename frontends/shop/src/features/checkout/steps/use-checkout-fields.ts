import { fieldMessage } from '@kp/client';
import {
  validateCheckout,
  validateCheckoutStep,
  type CheckoutField,
  type CheckoutForm,
  type CheckoutStep,
} from '@kp/commerce';
import { useCallback, useEffect, useRef, useState, type ChangeEvent, type FocusEvent } from 'react';
import { useTranslation } from 'react-i18next';
import {
  controlId,
  stepOfField,
  stillInvalid,
  valueOf,
  visibleProblems,
  withSameAsBilling,
  withValue,
  type RejectedField,
  type ShownFields,
} from './checkout-fields';
import type { FieldMessage } from './checkout-fields';

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

export interface FieldBinding {
  readonly id: string;
  readonly name: CheckoutField;
  readonly value: string;
  readonly error: string | undefined;
  readonly onChange: (event: ChangeEvent<Control>) => void;
  readonly onBlur: (event: FocusEvent<Control>) => void;
}

export interface CheckoutFields {
  readonly form: CheckoutForm;
  readonly errors: readonly FieldMessage[];
  readonly rejectedStep: CheckoutStep | null;
  bind(field: CheckoutField): FieldBinding;
  change(field: CheckoutField, value: string): void;
  changeSameAsBilling(isSame: boolean): void;
  /** Shows the errors of a step. @returns its first invalid field; null when the step is valid */
  check(step: CheckoutStep): CheckoutField | null;
  reject(messages: readonly FieldMessage[]): void;
}

type SetForm = (change: (form: CheckoutForm) => CheckoutForm) => void;

/** An error appears when its field is left or its step submitted, and disappears as soon as the value is corrected. */
export function useCheckoutFields(form: CheckoutForm, isSignedIn: boolean, setForm: SetForm): CheckoutFields {
  const { t } = useTranslation();
  const afterPress = useAfterPress();
  const [shown, setShown] = useState<ShownFields>(new Set());
  const [rejectedFields, setRejectedFields] = useState<readonly RejectedField[]>([]);
  const [rejectedStep, setRejectedStep] = useState<CheckoutStep | null>(null);

  const problems = visibleProblems(shown, validateCheckout(form, isSignedIn));
  const errors: FieldMessage[] = [
    ...problems.map(({ field, messageKey, values }) => ({ field, message: t(messageKey, { ...values }) })),
    ...rejectedFields
      .filter(({ field, value }) => valueOf(form, field) === value)
      .map(({ field, message }) => ({ field, message: fieldMessage(message, t) })),
  ];
  const show = (fields: readonly CheckoutField[]) => setShown((before) => new Set([...before, ...fields]));

  const apply = (change: (form: CheckoutForm) => CheckoutForm) => {
    setForm(change);
    setShown((before) => stillInvalid(before, validateCheckout(change(form), isSignedIn)));
  };
  const change = (field: CheckoutField, value: string) =>
    apply((current) => withValue(current, field, value));

  return {
    form,
    errors,
    rejectedStep,
    change,
    changeSameAsBilling: (isSame) => apply((current) => withSameAsBilling(current, isSame)),
    bind: (field) => ({
      id: controlId(field),
      name: field,
      value: valueOf(form, field),
      error: errors.find((error) => error.field === field)?.message,
      onChange: (event) => change(field, event.target.value),
      // A window that loses the focus keeps the field as its active element.
      onBlur: (event) => document.activeElement !== event.target && afterPress(() => show([field])),
    }),
    check(step) {
      const wrong = validateCheckoutStep(form, step).map(({ field }) => field);
      show(wrong);
      setRejectedStep(wrong.length > 0 ? step : null);
      return wrong[0] ?? null;
    },
    reject(messages) {
      setRejectedFields(messages.map((rejected) => ({ ...rejected, value: valueOf(form, rejected.field) })));
      setRejectedStep(messages[0] ? stepOfField(messages[0].field) : null);
    },
  };
}

/**
 * Delays an action until the pointer is released: an error message that appears during a click on a button would move
 * the button away from the pointer, and the click would be lost.
 */
function useAfterPress(): (action: () => void) => void {
  const isPressed = useRef(false);
  const waiting = useRef<(() => void)[]>([]);
  useEffect(() => {
    const press = () => {
      isPressed.current = true;
    };
    const release = () => {
      isPressed.current = false;
      const actions = waiting.current.splice(0);
      if (actions.length > 0) setTimeout(() => actions.forEach((action) => action()));
    };
    document.addEventListener('pointerdown', press, true);
    document.addEventListener('pointerup', release, true);
    document.addEventListener('pointercancel', release, true);
    return () => {
      document.removeEventListener('pointerdown', press, true);
      document.removeEventListener('pointerup', release, true);
      document.removeEventListener('pointercancel', release, true);
    };
  }, []);
  return useCallback((action) => {
    if (isPressed.current) waiting.current.push(action);
    else action();
  }, []);
}
