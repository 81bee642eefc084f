import type { CheckoutField } from '@kp/commerce';
import { useId, type MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { controlId } from './checkout-fields';
import styles from './error-summary.module.css';
import type { FieldMessage } from './order-failure';

export interface ErrorSummaryProps {
  readonly errors: readonly FieldMessage[];
  readonly onSelect: (field: CheckoutField) => void;
}

/** All that is wrong in a refused step, each a link to its field. It shrinks as things are put right. */
export function ErrorSummary({ errors, onSelect }: ErrorSummaryProps) {
  const { t } = useTranslation(['shop', 'common']);
  const titleId = useId();
  if (errors.length === 0) return null;
  const select = (event: MouseEvent, field: CheckoutField) => {
    event.preventDefault();
    onSelect(field);
  };
  return (
    <div role="group" aria-labelledby={titleId} className={styles.summary}>
      <p id={titleId} className={styles.title}>
        {t('common:errors.summary', { count: errors.length })}
      </p>
      <ul className={styles.list}>
        {errors.map(({ field, message }) => (
          <li key={field}>
            {field.startsWith('billingAddress') && `${t('checkout.billing.title')}: `}
            <a href={`#${controlId(field)}`} onClick={(event) => select(event, field)}>
              {message}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
