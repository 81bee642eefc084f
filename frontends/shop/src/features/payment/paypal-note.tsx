import type { Money } from '@kp/commerce';
import { useFormats } from '@kp/ui';
import { useTranslation } from 'react-i18next';

/** What happens after the button: PayPal has a page of its own. */
export function PaypalNote({ total }: { readonly total: Money }) {
  const { t } = useTranslation('checkout');
  const { money } = useFormats();
  return <p>{t('pay.paypal', { amount: money(total) })}</p>;
}
