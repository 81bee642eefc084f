import { Fragment, useId, type InputHTMLAttributes, type ReactNode } from 'react';
import { classNames } from '../class-names';
import { FieldNotes } from './field';
import styles from './field.module.css';

export interface CheckboxProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'type' | 'disabled'> {
  readonly label: ReactNode;
  readonly hint?: ReactNode;
  readonly error?: ReactNode;
  readonly isDisabled?: boolean;
}

export function Checkbox({ label, hint, error, isDisabled, className, ...attributes }: CheckboxProps) {
  const id = useId();
  const described = classNames(hint ? `${id}-hint` : undefined, error ? `${id}-error` : undefined);
  return (
    <div className={classNames(styles.field, className)}>
      <label className={styles.choice}>
        <input
          {...attributes}
          type="checkbox"
          disabled={isDisabled}
          aria-describedby={described}
          aria-invalid={error ? true : undefined}
        />
        <span>{label}</span>
      </label>
      <FieldNotes hint={hint} hintId={`${id}-hint`} error={error} errorId={`${id}-error`} />
    </div>
  );
}

export interface RadioOption<Value extends string> {
  readonly value: Value;
  readonly label: ReactNode;
  readonly description?: ReactNode;
  readonly isDisabled?: boolean;
  /** Below the option while it is chosen. */
  readonly details?: ReactNode;
}

export interface RadioGroupProps<Value extends string> {
  readonly legend: ReactNode;
  readonly name: string;
  readonly value: Value | undefined;
  readonly options: readonly RadioOption<Value>[];
  readonly onChange: (value: Value) => void;
  readonly hint?: ReactNode;
  readonly error?: ReactNode;
}

export function RadioGroup<Value extends string>(props: RadioGroupProps<Value>) {
  const id = useId();
  const { legend, name, value, options, onChange, hint, error } = props;
  const described = classNames(hint ? `${id}-hint` : undefined, error ? `${id}-error` : undefined);
  return (
    <fieldset className={styles.field} aria-describedby={described}>
      <legend className={styles.label}>{legend}</legend>
      {options.map((option) => (
        <Fragment key={option.value}>
          <label className={classNames(styles.choice, styles.framed)}>
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              disabled={option.isDisabled}
              onChange={() => onChange(option.value)}
            />
            <span>
              {option.label}
              {option.description && <small className={styles.description}>{option.description}</small>}
            </span>
          </label>
          {option.value === value && option.details}
        </Fragment>
      ))}
      <FieldNotes hint={hint} hintId={`${id}-hint`} error={error} errorId={`${id}-error`} />
    </fieldset>
  );
}
