import { PAYMENT_METHODS } from '@kp/commerce';
import { useTranslation } from 'react-i18next';

const NAMED = [...PAYMENT_METHODS, 'wire_transfer'] as const;

/** An unknown method is shown as it is stored. */
export function PaymentMethodName({ method }: { readonly method: string }) {
  const { t } = useTranslation();
  const known = NAMED.find((name) => name === method);
  return known ? t(`paymentMethod.${known}`) : method;
}
