import { parseMinor } from '@kp/commerce';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useFormats } from '../format/use-formats';
import styles from './order-details.module.css';

/** The product as it was when ordered; amounts are decimal strings. */
export interface OrderLine {
  readonly id: number;
  readonly productName: string;
  readonly productCode: string;
  readonly quantity: number;
  readonly backorderedQuantity: number;
  readonly price: string;
  readonly totalPrice: string;
  readonly product: { readonly imageUrl: string | null; readonly slug: string };
}

export interface OrderLinesProps {
  readonly lines: readonly OrderLine[];
  readonly currency: string;
  readonly actionOf?: (line: OrderLine) => ReactNode;
}

export function OrderLines({ lines, currency, actionOf }: OrderLinesProps) {
  const { t } = useTranslation();
  const { money, number } = useFormats();
  return (
    <ul className={styles.lines}>
      {lines.map((line) => (
        <li key={line.id} className={styles.line}>
          <span className={styles.picture}>
            {line.product.imageUrl && (
              <img src={line.product.imageUrl} alt="" width={64} height={48} loading="lazy" />
            )}
          </span>
          <span className={styles.product}>
            <Link to={`/products/${line.product.slug}`}>{line.productName}</Link>
            <span className={styles.soft}>
              <bdi dir="ltr">{line.productCode}</bdi>
              <bdi>{`${number(line.quantity)} × ${money({ amount: line.price, currency })}`}</bdi>
            </span>
            {line.backorderedQuantity > 0 && (
              <span className={styles.soft}>
                {t('order.backordered', {
                  missing: number(line.backorderedQuantity),
                  quantity: number(line.quantity),
                })}
              </span>
            )}
            {actionOf && <span>{actionOf(line)}</span>}
          </span>
          <span className={styles.lineTotal}>{money({ amount: line.totalPrice, currency })}</span>
        </li>
      ))}
    </ul>
  );
}

/** Decimal strings. */
interface OrderAmounts {
  readonly currency: string;
  readonly subtotal: string;
  /** Null or missing without a discount. */
  readonly discountCode?: string | null;
  readonly discount?: string;
  readonly shipping: string;
  /** Fraction, such as 0.19. */
  readonly vatRate: number;
  readonly vatAmount: string;
  readonly totalAmount: string;
}

export function OrderSums({ order }: { readonly order: OrderAmounts }) {
  const { t } = useTranslation();
  const { money, percent } = useFormats();
  const amount = (value: string) => money({ amount: value, currency: order.currency });
  const rate = percent(order.vatRate);
  const hasTaxedShipping = !isZero(order.shipping) && order.vatRate > 0;
  return (
    <dl className={styles.sums}>
      <dt>{t('totals.subtotal')}</dt>
      <dd>{amount(order.subtotal)}</dd>
      {order.discountCode && (
        <>
          <dt>{t('totals.discount', { code: order.discountCode })}</dt>
          <dd>{isZero(order.discount) ? t('totals.discountShipping') : amount(`-${order.discount}`)}</dd>
        </>
      )}
      <dt>{t(hasTaxedShipping ? 'totals.shippingWithVat' : 'totals.shipping')}</dt>
      <dd>{isZero(order.shipping) ? t('totals.shippingFree') : amount(order.shipping)}</dd>
      <dt>{t(hasTaxedShipping ? 'totals.vatOnGoods' : 'totals.vat', { rate })}</dt>
      <dd>{amount(order.vatAmount)}</dd>
      <dt className={styles.total}>{t('totals.total')}</dt>
      <dd className={styles.total}>{amount(order.totalAmount)}</dd>
    </dl>
  );
}

function isZero(amount = '0'): boolean {
  return parseMinor(amount) === 0;
}
