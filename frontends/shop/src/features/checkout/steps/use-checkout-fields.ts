import { fieldMessage } from '@kp/client';
import { SERVER_ERROR, useRulesForm, useWatch } from '@kp/client/forms';
import {
  CHECKOUT_FIELDS,
  validateCheckout,
  validateCheckoutStep,
  type Address,
  type CheckoutField,
  type CheckoutForm,
  type CheckoutStep,
} from '@kp/commerce';
import {
  useCallback,
  useEffect,
  useRef,
  useState,
  type ChangeEvent,
  type FocusEvent,
  type RefCallback,
} from 'react';
import { useTranslation } from 'react-i18next';
import {
  CHECKOUT_FORM,
  stepOfField,
  valueOf,
  withSameAsBilling,
  withShippingAddress,
  withValue,
  type FieldMessage,
} from './checkout-fields';

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

export interface FieldBinding {
  readonly id: string;
  readonly name: CheckoutField;
  readonly ref: RefCallback<Control>;
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
  changeShippingAddress(address: Address): void;
  /** With what a wallet told. */
  fill(form: CheckoutForm): void;
  /** Shows the errors of a step. @returns its first invalid field; null when the step is valid */
  check(step: CheckoutStep): CheckoutField | null;
  reject(messages: readonly FieldMessage[]): void;
}

/** An error appears when its field is left or its step submitted, and disappears as soon as the value is corrected. */
export function useCheckoutFields(
  saved: CheckoutForm,
  isSignedIn: boolean,
  save: (form: CheckoutForm) => void,
): CheckoutFields {
  const { t } = useTranslation();
  const afterPress = useAfterPress();
  const [rejectedStep, setRejectedStep] = useState<CheckoutStep | null>(null);
  const rulesForm = useRulesForm<CheckoutForm>({
    name: CHECKOUT_FORM,
    defaultValues: saved,
    rules: (values) => validateCheckout(values, isSignedIn),
  });
  const { control, getValues, setValues, setError, trigger, messageOf, getFieldState } = rulesForm;
  // Rendered values: the lists of counties and towns, and the summary of a step, depend on them.
  const form = useWatch({ control }) as CheckoutForm;

  /** The server's error stays until the value changes: the rules of the form accept it. */
  const isRefused = (field: CheckoutField) => getFieldState(field).error?.type === SERVER_ERROR;
  const checkLeft = (field: CheckoutField) => {
    if (!isRefused(field)) void trigger(field);
  };

  const apply = (changed: CheckoutForm) => {
    const current = getValues();
    const fields = CHECKOUT_FIELDS.filter((field) => valueOf(changed, field) !== valueOf(current, field));
    setValues(changed);
    save(changed);
    const invalid = CHECKOUT_FIELDS.filter((field) => getFieldState(field).invalid);
    void trigger(invalid.filter((field) => fields.includes(field) || !isRefused(field)));
  };
  const change = (field: CheckoutField, value: string) => apply(withValue(getValues(), field, value));

  return {
    form,
    errors: CHECKOUT_FIELDS.flatMap((field) => {
      const message = messageOf(field);
      return message === undefined ? [] : [{ field, message }];
    }),
    rejectedStep,
    change,
    changeSameAsBilling: (isSame) => apply(withSameAsBilling(getValues(), isSame)),
    fill: apply,
    changeShippingAddress: (address) => apply(withShippingAddress(getValues(), address)),
    bind: (field) => ({
      ...rulesForm.bind(field),
      value: valueOf(form, field),
      onChange: (event) => change(field, event.target.value),
      // A window that loses the focus keeps the field as its active element.
      onBlur: (event) => document.activeElement !== event.target && afterPress(() => checkLeft(field)),
    }),
    check(step) {
      const wrong = validateCheckoutStep(getValues(), step).map(({ field }) => field);
      void trigger(wrong);
      setRejectedStep(wrong.length > 0 ? step : null);
      return wrong[0] ?? null;
    },
    reject(messages) {
      for (const { field, message } of messages)
        setError(field, { type: SERVER_ERROR, message: fieldMessage(message, t) });
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
