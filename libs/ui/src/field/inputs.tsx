import type {
  InputHTMLAttributes,
  ReactNode,
  Ref,
  SelectHTMLAttributes,
  TextareaHTMLAttributes,
} from 'react';
import { classNames } from '../class-names';
import { Icon } from '../icon/icon';
import { VisuallyHidden } from '../text/text';
import { useEmailSuggestion } from './email-suggestion';
import { Field, splitField, type FieldProps } from './field';
import styles from './field.module.css';

type Attributes<T> = Omit<T, keyof FieldProps | 'required'>;

export interface TextInputProps extends FieldProps, Attributes<InputHTMLAttributes<HTMLInputElement>> {
  readonly ref?: Ref<HTMLInputElement>;
}

export function TextInput(props: TextInputProps) {
  const { field, attributes } = splitField(props);
  return (
    <Field {...field} className={attributes.className}>
      {(control) => <input type="text" {...attributes} {...control} className={styles.control} />}
    </Field>
  );
}

export interface TextAreaProps extends FieldProps, Attributes<TextareaHTMLAttributes<HTMLTextAreaElement>> {
  readonly ref?: Ref<HTMLTextAreaElement>;
}

export function TextArea(props: TextAreaProps) {
  const { field, attributes } = splitField(props);
  return (
    <Field {...field} className={attributes.className}>
      {(control) => (
        <textarea rows={4} {...attributes} {...control} className={classNames(styles.control, styles.area)} />
      )}
    </Field>
  );
}

export function EmailInput({ onFocus, onBlur, ...props }: TextInputProps) {
  const { question, ...suggestion } = useEmailSuggestion();
  return (
    <TextInput
      type="email"
      inputMode="email"
      autoComplete="email"
      {...props}
      hint={(!props.error && question) || props.hint}
      onInput={suggestion.onInput}
      onFocus={(event) => {
        onFocus?.(event);
        suggestion.onFocus(event);
      }}
      onBlur={(event) => {
        onBlur?.(event);
        suggestion.onBlur(event);
      }}
    />
  );
}

export function PhoneInput(props: TextInputProps) {
  return <TextInput type="tel" inputMode="tel" autoComplete="tel" {...props} />;
}

export function FieldPair({ children }: { readonly children: ReactNode }) {
  return <div className={styles.pair}>{children}</div>;
}

interface SelectOption {
  readonly value: string;
  readonly label: string;
  readonly isDisabled?: boolean;
}

export interface SelectProps
  extends
    FieldProps,
    Omit<SelectHTMLAttributes<HTMLSelectElement>, keyof FieldProps | 'required' | 'children'> {
  readonly options: readonly SelectOption[];
  readonly placeholder?: string;
  readonly ref?: Ref<HTMLSelectElement>;
}

export function Select({ options, placeholder, ...props }: SelectProps) {
  const { field, attributes } = splitField(props);
  return (
    <Field {...field} className={attributes.className}>
      {(control) => (
        <span className={styles.select}>
          <select {...attributes} {...control} className={styles.control}>
            {placeholder !== undefined && <option value="">{placeholder}</option>}
            {options.map(({ value, label, isDisabled }) => (
              <option key={value} value={value} disabled={isDisabled}>
                {label}
              </option>
            ))}
          </select>
          <Icon name="chevron-down" size={16} className={styles.arrow} />
        </span>
      )}
    </Field>
  );
}

/** Hidden from people, so only bots fill it in. */
export function Honeypot({ name }: { readonly name: string }) {
  return (
    <VisuallyHidden aria-hidden="true">
      <input type="text" name={name} tabIndex={-1} autoComplete="off" defaultValue="" />
    </VisuallyHidden>
  );
}
