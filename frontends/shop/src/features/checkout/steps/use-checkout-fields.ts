import { fieldMessage } from '@kp/client';
import {
  type CheckoutField,
  type CheckoutForm,
  type CheckoutStep,
  validateCheckout,
  validateCheckoutStep,
} from '@kp/commerce';
import { type ChangeEvent, type FocusEvent, useCallback, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { FieldMessage } from '../placing/order-failure';
import {
  controlId,
  type Refusal,
  type ShownFields,
  stillWrong,
  valueOf,
  visibleProblems,
  withSameAsBilling,
  withValue,
} from './checkout-fields';
import { stepOfField } from './checkout-steps';

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** What ties a control to its field. */
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
  /** In the order of the form. */
  readonly errors: readonly FieldMessage[];
  /** The step that was refused last; it lists what is wrong. */
  readonly refusedStep: CheckoutStep | null;
  bind(field: CheckoutField): FieldBinding;
  change(field: CheckoutField, value: string): void;
  changeSameAsBilling(isSame: boolean): void;
  /** Shows all that is wrong in a step. @returns its first wrong field, null when the step is complete */
  check(step: CheckoutStep): CheckoutField | null;
  /** Shows what the shop refused. */
  refuse(messages: readonly FieldMessage[]): void;
}

type SetForm = (change: (form: CheckoutForm) => CheckoutForm) => void;

/**
 * The fields of the checkout with what is wrong about them: told when a field is left or a step refused, taken back as
 * soon as it is put right, never while somebody is first typing.
 */
export function useCheckoutFields(form: CheckoutForm, isSignedIn: boolean, setForm: SetForm): CheckoutFields {
  const { t } = useTranslation();
  const afterPress = useAfterPress();
  const [shown, setShown] = useState<ShownFields>(new Set());
  const [refusals, setRefusals] = useState<readonly Refusal[]>([]);
  const [refusedStep, setRefusedStep] = useState<CheckoutStep | null>(null);

  const problems = visibleProblems(shown, validateCheckout(form, isSignedIn));
  const errors: FieldMessage[] = [
    ...problems.map(({ field, messageKey, values }) => ({ field, message: t(messageKey, { ...values }) })),
    ...refusals
      .filter(({ field, value }) => valueOf(form, field) === value)
      .map(({ field, message }) => ({ field, message: fieldMessage(message, t) })),
  ];
  const show = (fields: readonly CheckoutField[]) => setShown((before) => new Set([...before, ...fields]));

  const apply = (change: (form: CheckoutForm) => CheckoutForm) => {
    setForm(change);
    setShown((before) => stillWrong(before, validateCheckout(change(form), isSignedIn)));
  };
  const change = (field: CheckoutField, value: string) =>
    apply((current) => withValue(current, field, value));

  return {
    form,
    errors,
    refusedStep,
    change,
    changeSameAsBilling: (isSame) => apply((current) => withSameAsBilling(current, isSame)),
    bind: (field) => ({
      id: controlId(field),
      name: field,
      value: valueOf(form, field),
      error: errors.find((error) => error.field === field)?.message,
      onChange: (event) => change(field, event.target.value),
      // A window that loses the focus leaves the field as the active element: the buyer has not left it.
      onBlur: (event) => document.activeElement !== event.target && afterPress(() => show([field])),
    }),
    check(step) {
      const wrong = validateCheckoutStep(form, step).map(({ field }) => field);
      show(wrong);
      setRefusedStep(wrong.length > 0 ? step : null);
      return wrong[0] ?? null;
    },
    refuse(messages) {
      setRefusals(messages.map((refused) => ({ ...refused, value: valueOf(form, refused.field) })));
      setRefusedStep(messages[0] ? stepOfField(messages[0].field) : null);
    },
  };
}

/**
 * Puts off what would move the page while a mouse button is held down: a message that appears between pressing and
 * letting go pushes the button away from under the pointer, and the click is lost.
 *
 * @returns runs an action at once, or as soon as the pointer is up and its click is over
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
