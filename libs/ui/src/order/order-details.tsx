import { parseMinor, type Tax } from '@kp/commerce';
import { moneyStyleOf } from '@kp/i18n';
import { isShippingTaxed, type VatRow, vatRows } from '@kp/i18n/vat-rows';
import { Fragment, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useFormats } from '../format/use-formats';
import { unbroken } from '../text/unbroken';
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
  /** For who may not see amounts. */
  readonly isWithoutAmounts?: boolean;
}

export function OrderLines({ lines, currency, actionOf, isWithoutAmounts }: OrderLinesProps) {
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
            <Link to={`/products/${line.product.slug}`}>{unbroken(line.productName)}</Link>
            <span className={styles.soft}>
              <bdi dir="ltr">{line.productCode}</bdi>
              <bdi>
                {number(line.quantity)} × {!isWithoutAmounts && money({ amount: line.price, currency })}
              </bdi>
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
          {!isWithoutAmounts && (
            <span className={styles.lineTotal}>{money({ amount: line.totalPrice, currency })}</span>
          )}
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
  readonly taxLines: readonly (Tax & { readonly tax: string; readonly removed: string })[];
  /** Prices include VAT. */
  readonly isTaxIncluded: boolean;
  readonly totalAmount: string;
}

export function OrderSums({ order }: { readonly order: OrderAmounts }) {
  const { t } = useTranslation();
  const { money, language } = useFormats();
  const vat = vatRows(order, t, language);
  const { currency, subtotal, discount, shipping, totalAmount } = order;
  const together = [subtotal, discount, shipping, totalAmount, ...vat.map((row) => row.amount)];
  const style = moneyStyleOf(currency, together.map(minorOf));
  const amount = (value: string) => money({ amount: value, currency }, style);
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
      <dt>{t(isShippingTaxed(order) ? 'totals.shippingWithVat' : 'totals.shipping')}</dt>
      <dd>{isZero(order.shipping) ? t('totals.shippingFree') : amount(order.shipping)}</dd>
      <VatRows rows={vat.filter(({ isIncluded }) => !isIncluded)} amount={amount} />
      <dt className={styles.total}>{t('totals.total')}</dt>
      <dd className={styles.total}>{amount(order.totalAmount)}</dd>
      <VatRows rows={vat.filter(({ isIncluded }) => isIncluded)} amount={amount} />
    </dl>
  );
}

function VatRows({
  rows,
  amount,
}: {
  readonly rows: readonly VatRow[];
  readonly amount: (value: string) => string;
}) {
  return rows.map((row) => (
    <Fragment key={row.label}>
      <dt>{row.label}</dt>
      <dd>{amount(row.amount)}</dd>
    </Fragment>
  ));
}

const minorOf = (amount = '0') => parseMinor(amount);

const isZero = (amount?: string) => minorOf(amount) === 0;
