import type { FieldProblem } from '@kp/commerce';
import { useState, type ChangeEvent, type FocusEvent } from 'react';
import { useTranslation } from 'react-i18next';

type FieldError = FieldProblem | { readonly text: string };
type FieldErrors = Readonly<Partial<Record<string, FieldError>>>;

interface FieldBinding {
  readonly name: string;
  readonly value: string;
  readonly error: string | undefined;
  readonly onChange: (event: ChangeEvent<HTMLInputElement>) => void;
  readonly onBlur: (event: FocusEvent<HTMLInputElement>) => void;
}

interface FormFields<Field extends string> {
  readonly values: Readonly<Record<Field, string>>;
  bind(field: Field): FieldBinding;
  /** @returns the first field with an error */
  check(): Field | undefined;
  showErrors(messages: Readonly<Record<string, string>>): void;
}

/**
 * Validates a field on blur and then at every change. An empty field that loses the focus to a button stays silent:
 * its message would move the button from under the pointer.
 */
export function useFormFields<Field extends string>(
  initial: Readonly<Record<Field, string>>,
  validate: (values: Readonly<Record<Field, string>>) => readonly FieldProblem<Field>[],
): FormFields<Field> {
  const { t } = useTranslation();
  const [values, setValues] = useState(initial);
  const [errors, setErrors] = useState<FieldErrors>({});

  const errorOf = (field: Field, current: typeof values) =>
    validate(current).find((problem) => problem.field === field);
  const show = (field: Field, problem: FieldError | undefined) =>
    setErrors((shown) => ({ ...shown, [field]: problem }));
  const textOf = (problem: FieldError | undefined) =>
    problem && ('text' in problem ? problem.text : t(problem.messageKey, { ...problem.values }));

  return {
    values,
    bind: (field) => ({
      name: field,
      value: values[field],
      error: textOf(errors[field]),
      onChange: ({ target }) => {
        const current = { ...values, [field]: target.value };
        setValues(current);
        if (errors[field]) show(field, errorOf(field, current));
      },
      onBlur: ({ relatedTarget }) => {
        const goesOn = relatedTarget instanceof HTMLInputElement;
        if (values[field] || goesOn) show(field, errorOf(field, values));
      },
    }),
    check: () => {
      const found = validate(values);
      setErrors(Object.fromEntries(found.map((problem) => [problem.field, problem])));
      return found[0]?.field;
    },
    showErrors: (messages) => {
      const entries = Object.entries(messages).filter(([field]) => field in values);
      setErrors(Object.fromEntries(entries.map(([field, text]) => [field, { text }])));
    },
  };
}
