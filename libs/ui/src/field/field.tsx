import { useId, type ReactNode } from 'react';
import { classNames } from '../class-names';
import { VisuallyHidden } from '../text/text';
import styles from './field.module.css';

export interface FieldProps {
  readonly label: ReactNode;
  readonly isLabelHidden?: boolean;
  readonly hint?: ReactNode;
  readonly error?: ReactNode;
  readonly isRequired?: boolean;
  readonly id?: string;
}

export interface ControlAttributes {
  readonly id: string;
  readonly 'aria-describedby': string | undefined;
  readonly 'aria-invalid': true | undefined;
  readonly required: boolean | undefined;
}

export function Field({
  label,
  isLabelHidden,
  hint,
  error,
  isRequired,
  id,
  className,
  children,
}: FieldProps & {
  readonly className?: string;
  readonly children: (control: ControlAttributes) => ReactNode;
}) {
  const generated = useId();
  const controlId = id ?? generated;
  const hintId = hint ? `${controlId}-hint` : undefined;
  const errorId = error ? `${controlId}-error` : undefined;
  return (
    <div className={classNames(styles.field, className)}>
      <label htmlFor={controlId} className={styles.label}>
        {isLabelHidden ? <VisuallyHidden>{label}</VisuallyHidden> : label}
      </label>
      {children({
        id: controlId,
        'aria-describedby': classNames(hintId, errorId),
        'aria-invalid': error ? true : undefined,
        required: isRequired || undefined,
      })}
      <FieldNotes hint={hint} hintId={hintId} error={error} errorId={errorId} />
    </div>
  );
}

export function FieldNotes(props: {
  hint?: ReactNode;
  hintId?: string;
  error?: ReactNode;
  errorId?: string;
}) {
  return (
    <>
      {props.hint && (
        <p id={props.hintId} className={styles.hint}>
          {props.hint}
        </p>
      )}
      {props.error && (
        <p id={props.errorId} className={styles.error}>
          {props.error}
        </p>
      )}
    </>
  );
}

export function splitField<T extends FieldProps>(props: T) {
  const { label, isLabelHidden, hint, error, isRequired, id, ...attributes } = props;
  return { field: { label, isLabelHidden, hint, error, isRequired, id }, attributes };
}
