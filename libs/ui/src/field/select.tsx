import type { Ref, SelectHTMLAttributes } from 'react';
import { Icon } from '../icon/icon';
import { Field, type FieldProps } from './field';
import { splitField } from './split-field';
import styles from './field.module.css';

export interface SelectOption {
  readonly value: string;
  readonly label: string;
  readonly isDisabled?: boolean;
}

export interface SelectProps
  extends
    FieldProps,
    Omit<SelectHTMLAttributes<HTMLSelectElement>, keyof FieldProps | 'required' | 'children'> {
  readonly options: readonly SelectOption[];
  /** First, empty choice. */
  readonly placeholder?: string;
  readonly ref?: Ref<HTMLSelectElement>;
}

/** The device's own select: works with every keyboard, screen reader and thumb. */
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
