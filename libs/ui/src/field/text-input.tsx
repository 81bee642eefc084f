import type { InputHTMLAttributes, Ref, TextareaHTMLAttributes } from 'react';
import { classNames } from '../class-names';
import { Field, type FieldProps } from './field';
import { splitField } from './split-field';
import styles from './field.module.css';

type Attributes<T> = Omit<T, keyof FieldProps | 'required'>;

export interface TextInputProps extends FieldProps, Attributes<InputHTMLAttributes<HTMLInputElement>> {
  readonly ref?: Ref<HTMLInputElement>;
}

/** One line of text. */
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

/** Several lines of text. */
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
