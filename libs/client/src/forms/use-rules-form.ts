import { ensureMessages } from '@kp/i18n';
import { type SubmitEvent, useEffect, useLayoutEffect, useRef, useState } from 'react';
import {
  type DefaultValues,
  type FieldPath,
  type FieldValues,
  type RegisterOptions,
  useForm,
  type UseFormProps,
  type UseFormRegisterReturn,
  type UseFormReturn,
} from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { fieldErrors } from '../errors/problem';
import { errorOf, errorText, fieldPaths, SERVER_ERROR } from './field-errors';
import { type Rules, rulesResolver } from './rules-resolver';

export interface RulesFormOptions<Form extends FieldValues> extends Pick<UseFormProps<Form>, 'mode'> {
  /** Prefix of the ids of its controls. */
  readonly name: string;
  readonly defaultValues: Form;
  readonly rules: Rules<Form>;
}

export interface FieldBinding<Field extends string> extends UseFormRegisterReturn<Field> {
  readonly id: string;
  readonly error: string | undefined;
}

export interface RulesFormError<Field extends string> {
  readonly field: Field;
  readonly controlId: string;
  readonly message: string;
}

export interface RulesForm<Form extends FieldValues> extends UseFormReturn<Form> {
  /** For the error summary, in the order of the default values. */
  readonly errors: readonly RulesFormError<FieldPath<Form>>[];
  controlId(field: FieldPath<Form>): string;
  messageOf(field: FieldPath<Form>): string | undefined;
  /** Attributes of an uncontrolled input; a controlled one is rendered by `Controller`. */
  bind<Field extends FieldPath<Form>>(
    field: Field,
    options?: RegisterOptions<Form, Field>,
  ): FieldBinding<Field>;
  /** Shows what is invalid and focuses the first such field, or calls back; a second click meanwhile is ignored. */
  submit(event: SubmitEvent<HTMLFormElement>, onValid: (form: Form) => Promise<void>): Promise<void>;
  /** Shows the fields that the server refused, until they are changed, and focuses the first of them. */
  reject(error: unknown): void;
}

/** A form whose rules are those of `@kp/commerce`: checked when it is submitted, then at every change. */
export function useRulesForm<Form extends FieldValues>(options: RulesFormOptions<Form>): RulesForm<Form> {
  const { name, defaultValues, rules, mode } = options;
  const { t, i18n } = useTranslation();
  useEffect(() => {
    // A failure shows with the answer of the server, at the latest.
    ensureMessages(i18n, ['validation']).catch(() => undefined);
  }, [i18n]);
  const form = useForm<Form>({
    mode,
    defaultValues: defaultValues as DefaultValues<Form>,
    resolver: rulesResolver(rules),
    shouldFocusError: false,
  });
  // A ref, because a second click can come before the next render.
  const isBusy = useRef(false);

  const fields = fieldPaths(defaultValues) as FieldPath<Form>[];
  const { errors } = form.formState;
  const controlId = (field: string) => `${name}-${field.replaceAll('.', '-')}`;
  const messageOf = (field: FieldPath<Form>) => errorText(errorOf(errors, field), t);
  const focus = useFocus(form);
  const focusFirst = (isInvalid: (field: FieldPath<Form>) => boolean) => focus(fields.find(isInvalid));

  return {
    ...form,
    controlId,
    messageOf,
    errors: fields.flatMap((field) => {
      const message = messageOf(field);
      return message === undefined ? [] : [{ field, controlId: controlId(field), message }];
    }),
    bind: (field, registration) => ({
      ...form.register(field, registration),
      id: controlId(field),
      error: messageOf(field),
    }),
    async submit(event, onValid) {
      event.preventDefault();
      if (isBusy.current) return;
      isBusy.current = true;
      const submitValid = form.handleSubmit(onValid, (invalid) =>
        focusFirst((field) => errorOf(invalid, field) !== undefined),
      );
      await submitValid(event).finally(() => {
        isBusy.current = false;
      });
    },
    reject(error) {
      const messages = fieldErrors(error, t);
      for (const field of fields) {
        if (messages[field]) form.setError(field, { type: SERVER_ERROR, message: messages[field] });
      }
      focusFirst((field) => Boolean(messages[field]));
    },
  };
}

/** Focuses a field after the render that shows its error, so that screen readers announce both. */
function useFocus<Form extends FieldValues>({ setFocus }: UseFormReturn<Form>) {
  const [wanted, setWanted] = useState<{ readonly field: FieldPath<Form> | undefined }>();
  useLayoutEffect(() => {
    if (wanted?.field) setFocus(wanted.field);
  }, [wanted, setFocus]);
  return (field: FieldPath<Form> | undefined) => setWanted({ field });
}
