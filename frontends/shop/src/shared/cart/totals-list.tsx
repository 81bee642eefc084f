import { classNames, useFormats } from '@kp/ui';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { CartTotals } from './cart-totals';
import styles from './totals-list.module.css';

interface TotalsListProps {
  readonly totals: CartTotals;
  readonly itemCount: number;
  /** `included` as in the checkout; `beside` lists VAT below a total without it, as in the cart. */
  readonly vat: 'included' | 'beside';
}

export function TotalsList({ totals, itemCount, vat }: TotalsListProps) {
  const { t } = useTranslation(['shop', 'common']);
  const { money, percent } = useFormats();
  const rate = percent(totals.vatRate);
  const isIncluded = vat === 'included';
  return (
    <dl className={styles.list}>
      <Row label={t('common:totals.subtotalItems', { count: itemCount })}>{money(totals.subtotal)}</Row>
      {totals.discountCode && (
        <Row label={t('common:totals.discount', { code: totals.discountCode })}>
          {totals.discount.minor === 0
            ? t('common:totals.discountShipping')
            : money({ ...totals.discount, minor: -totals.discount.minor })}
        </Row>
      )}
      <Row label={t('common:totals.shipping')}>
        {totals.shipping.minor === 0 ? t('common:totals.shippingFree') : money(totals.shipping)}
      </Row>
      {isIncluded && <Row label={t('common:totals.vat', { rate })}>{money(totals.vat)}</Row>}
      <Row label={t('common:totals.total')} className={styles.total}>
        {money(isIncluded ? totals.total : totals.totalBeforeVat)}
      </Row>
      {!isIncluded && (
        <>
          <Row label={t('common:totals.vatAtCheckout', { rate })} className={styles.extra}>
            {money(totals.vat)}
          </Row>
          <Row label={t('cart.totalWithVat')} className={styles.extra}>
            {money(totals.total)}
          </Row>
        </>
      )}
    </dl>
  );
}

interface RowProps {
  readonly label: string;
  readonly className?: string;
  readonly children: ReactNode;
}

function Row({ label, className, children }: RowProps) {
  return (
    <div className={classNames(styles.row, className)}>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}
