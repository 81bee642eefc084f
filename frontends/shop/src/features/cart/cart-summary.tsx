import { shopApi } from '@kp/api-client/shop';
import { Button, ButtonLink, Card } from '@kp/ui';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { isOrderable, type ReviewedLine } from './cart-review';
import styles from './cart-summary.module.css';
import { cartTotals } from './cart-totals';
import { DeliveryTimes } from './delivery-times';
import { FreeShippingProgress } from './free-shipping-progress';
import { ShippingSettingsProblem } from './shipping-settings-problem';
import { TotalsList } from './totals-list';

export interface CartSummaryProps {
  readonly lines: readonly ReviewedLine[];
  /** Pieces in the cart. */
  readonly itemCount: number;
}

/** What the cart costs and how far it is to free shipping; leads to the checkout when every line can be ordered. */
export function CartSummary({ lines, itemCount }: CartSummaryProps) {
  const { t } = useTranslation('shop');
  const { data: settings } = shopApi.useGetShippingSettingsQuery();
  const totals = cartTotals(lines, settings);
  const reasonId = useId();
  return (
    <Card as="section" className={styles.summary}>
      <h2 className={styles.title}>{t('cart.summary')}</h2>
      <FreeShippingProgress totals={totals} />
      <ShippingSettingsProblem />
      <TotalsList totals={totals} itemCount={itemCount} vat="beside" />
      <DeliveryTimes />
      {isOrderable(lines) ? (
        <ButtonLink to="/checkout" variant="primary" size="large" isWide data-print="hidden">
          {t('cart.checkout')}
        </ButtonLink>
      ) : (
        <>
          <p id={reasonId} className={styles.blocked}>
            {t('cart.blocked')}
          </p>
          <Button variant="primary" size="large" isWide isDisabled aria-describedby={reasonId}>
            {t('cart.checkout')}
          </Button>
        </>
      )}
    </Card>
  );
}
