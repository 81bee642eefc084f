import { useTranslation } from 'react-i18next';

const WIRE_TRANSFER = 'wire_transfer';

/** Other methods are shown as they are stored. */
export function PaymentMethodName({ method }: { readonly method: string }) {
  const { t } = useTranslation();
  return method === WIRE_TRANSFER ? t('paymentMethod.wire_transfer') : method;
}
