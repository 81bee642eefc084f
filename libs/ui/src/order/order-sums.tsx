import { parseMinor } from '@kp/commerce';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../price/use-formats';
import styles from './order.module.css';

/** The amounts of an order, as decimal strings. */
export interface OrderAmounts {
  readonly currency: string;
  readonly subtotal: string;
  readonly shipping: string;
  /** A share, 0.19 */
  readonly vatRate: number;
  readonly vatAmount: string;
  readonly totalAmount: string;
}

/** How the total of a placed order came about. */
export function OrderSums({ order }: { readonly order: OrderAmounts }) {
  const { t } = useTranslation();
  const { money, percent } = useFormats();
  const amount = (value: string) => money({ amount: value, currency: order.currency });
  const rate = percent(order.vatRate);
  return (
    <dl className={styles.sums}>
      <dt>{t('totals.subtotal')}</dt>
      <dd>{amount(order.subtotal)}</dd>
      <dt>{t('totals.shipping')}</dt>
      <dd>{parseMinor(order.shipping) === 0 ? t('totals.shippingFree') : amount(order.shipping)}</dd>
      <dt>{t('totals.vat', { rate })}</dt>
      <dd>{amount(order.vatAmount)}</dd>
      <dt className={styles.total}>{t('totals.total')}</dt>
      <dd className={styles.total}>{amount(order.totalAmount)}</dd>
    </dl>
  );
}
