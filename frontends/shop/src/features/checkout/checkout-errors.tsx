import { ErrorSummary } from '@kp/ui';
import { useTranslation } from 'react-i18next';
import { controlId } from './checkout-fields';
import type { FieldMessage } from './order-failure';

/** All that is wrong in a refused step. */
export function CheckoutErrors({ errors }: { readonly errors: readonly FieldMessage[] }) {
  const { t } = useTranslation('checkout');
  return (
    <ErrorSummary
      errors={errors.map(({ field, message }) => ({
        controlId: controlId(field),
        message,
        group: field.startsWith('billingAddress') ? t('billing.title') : undefined,
      }))}
    />
  );
}
