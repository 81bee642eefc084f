import { parseMinor } from '@kp/commerce';
import { moneyStyleOf } from '@kp/i18n';
import { isShippingTaxed, isVatCharged, taxedTotalsOf, totalLabel, vatRows } from '@kp/i18n/vat-rows';
import { classNames, useFormats } from '@kp/ui';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { CartTotals } from './cart-totals';
import styles from './totals-list.module.css';

interface TotalsListProps {
  readonly totals: CartTotals;
  readonly itemCount: number;
}

/** The same in cart and checkout; what is to be paid comes last. */
export function TotalsList({ totals, itemCount }: TotalsListProps) {
  const { t } = useTranslation();
  const { money: format, language } = useFormats();
  const { currency, isTaxIncluded } = totals;
  const taxed = taxedTotalsOf({ ...totals, shippingMinor: totals.shipping.minor });
  const hasTaxedShipping = isShippingTaxed(taxed);
  const rows = vatRows(taxed, t, language);
  const { subtotal, discount, shipping, totalBeforeVat, total } = totals;
  const together = [subtotal, discount, shipping, totalBeforeVat, total].map(({ minor }) => minor);
  const style = moneyStyleOf(currency, [...together, ...rows.map(({ amount }) => parseMinor(amount))]);
  const money = (value: Parameters<typeof format>[0]) => format(value, style);
  const vat = (isOfIncluded: boolean) =>
    rows
      .filter(({ isIncluded }) => isIncluded === isOfIncluded)
      .map(({ label, amount }) => (
        <Row key={label} label={label}>
          {money({ amount, currency })}
        </Row>
      ));
  return (
    <dl className={styles.list}>
      <Row label={t('totals.subtotalItems', { count: itemCount })}>{money(subtotal)}</Row>
      {totals.discountCode && (
        <Row label={t('totals.discount', { code: totals.discountCode })}>
          {discount.minor === 0
            ? t('totals.discountShipping')
            : money({ ...discount, minor: -discount.minor })}
        </Row>
      )}
      <Row label={t(hasTaxedShipping ? 'totals.shippingWithVat' : 'totals.shipping')}>
        {shipping.minor === 0 ? t('totals.shippingFree') : money(shipping)}
      </Row>
      {/* With VAT in the shipping, a sum without it would read as one more charge. */}
      {!isTaxIncluded && !hasTaxedShipping && isVatCharged(totals.taxLines) && (
        <Row label={t('totals.withoutVat')}>{money(totalBeforeVat)}</Row>
      )}
      {vat(false)}
      <Row label={t(totalLabel(totals.taxLines))} className={styles.total}>
        {money(total)}
      </Row>
      {vat(true)}
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
