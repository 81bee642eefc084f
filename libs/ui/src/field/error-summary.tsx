import { useId, type MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './error-summary.module.css';

export interface FormError {
  readonly controlId: string;
  readonly message: string;
  /** Tells fields of the same name apart, such as those of two addresses. */
  readonly group?: string;
}

export interface ErrorSummaryProps {
  readonly errors: readonly FormError[];
}

export function ErrorSummary({ errors }: ErrorSummaryProps) {
  const { t } = useTranslation();
  const titleId = useId();
  if (errors.length === 0) return null;
  const select = (event: MouseEvent, controlId: string) => {
    event.preventDefault();
    document.getElementById(controlId)?.focus();
  };
  return (
    <div role="group" aria-labelledby={titleId} className={styles.summary}>
      <p id={titleId} className={styles.title}>
        {t('errors.summary', { count: errors.length })}
      </p>
      <ul className={styles.list}>
        {errors.map(({ controlId, message, group }) => (
          <li key={controlId}>
            {group && `${group}: `}
            <a href={`#${controlId}`} onClick={(event) => select(event, controlId)}>
              {message}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
