import { useOfferTerms, vatOf } from '@kp/client';
import { linePrice, singleRate } from '@kp/commerce';
import type { DeliveryDays } from '@kp/commerce/delivery-range';
import { Button, classNames, Picture, Price, unbroken, useFormats } from '@kp/ui';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { ReviewedLine } from '../../shared/cart/cart-review';
import type { CartTotals } from '../../shared/cart/cart-totals';
import { DeliveryTimes } from '../../shared/cart/delivery-times';
import { ShippingSettingsProblem } from '../../shared/cart/shipping-settings-problem';
import { TotalsList } from '../../shared/cart/totals-list';
import { DiscountField, type DiscountFieldProps } from './discount-field';
import styles from './checkout-summary.module.css';

export interface CheckoutSummaryProps {
  readonly lines: readonly ReviewedLine[];
  readonly totals: CartTotals;
  readonly itemCount: number;
  /** The server calculated shipping for the address. */
  readonly isForAddress: boolean;
  /** To the address, once it is known; null where no day is promised. */
  readonly deliveryDays?: DeliveryDays | null;
  readonly discount: Omit<DiscountFieldProps, 'totals'>;
}

export function CheckoutSummary(props: CheckoutSummaryProps) {
  const { lines, totals, itemCount, isForAddress, deliveryDays, discount } = props;
  const { t } = useTranslation('checkout');
  const { money } = useFormats();
  const [isOpen, setOpen] = useState(false);
  const contentId = useId();
  return (
    <aside className={styles.summary} aria-label={t('summary.title')}>
      <Button
        variant="quiet"
        icon={isOpen ? 'chevron-up' : 'chevron-down'}
        isWide
        className={styles.toggle}
        aria-expanded={isOpen}
        aria-controls={contentId}
        onClick={() => setOpen(!isOpen)}
      >
        {isOpen ? t('summary.hide') : t('summary.showTotal', { total: money(totals.total) })}
      </Button>
      <div id={contentId} className={classNames(styles.content, isOpen && styles.open)}>
        <header className={styles.header}>
          <h2 className={styles.title}>{t('summary.title')}</h2>
          <Link to="/cart">{t('summary.editCart')}</Link>
        </header>
        <ul className={styles.lines}>
          {lines.map((reviewed) => (
            <SummaryLine key={reviewed.line.id} reviewed={reviewed} totals={totals} />
          ))}
        </ul>
        <ShippingSettingsProblem />
        <DiscountField {...discount} totals={totals} />
        <TotalsList totals={totals} itemCount={itemCount} />
        {totals.vatNumberCheck && (
          <p role="status" className={styles.note}>
            {t(`summary.vatNumber.${totals.vatNumberCheck}`)}
          </p>
        )}
        {isForAddress && <p className={styles.note}>{t('summary.shippingCalculated')}</p>}
        <DeliveryTimes days={deliveryDays} />
      </div>
    </aside>
  );
}

interface SummaryLineProps {
  readonly reviewed: ReviewedLine;
  readonly totals: CartTotals;
}

function SummaryLine({ reviewed: { line, product }, totals }: SummaryLineProps) {
  const { t } = useTranslation('checkout');
  const { currency, taxLines } = totals;
  const { quantity } = line;
  const terms = useOfferTerms();
  const rate = singleRate(taxLines) ?? undefined;
  const vat = vatOf(terms, product.taxClasses, { rate });
  const isBothDue = terms.isGrossPriceDue && quantity > 1;
  return (
    <li className={styles.line}>
      {product.imageUrl && <Picture src={product.imageUrl} alt="" sizes="3.5rem" width={56} height={42} />}
      <span className={styles.product}>
        {unbroken(product.name)}
        <span className={styles.quantity}>
          <Price
            {...{ amount: product.price, currency }}
            size="text"
            vat={vatOf(terms, product.taxClasses, { rate, isBothDue })}
            textOf={(price) => t('summary.line', { quantity, price })}
          />
        </span>
      </span>
      <span className={styles.amount}>
        <Price {...{ amount: linePrice(product.price ?? '0', quantity), currency, vat }} size="text" />
      </span>
    </li>
  );
}
