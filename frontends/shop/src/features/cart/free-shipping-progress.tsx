import { useFormats } from '@kp/ui';
import { useTranslation } from 'react-i18next';
import type { CartTotals } from './cart-totals';
import styles from './free-shipping-progress.module.css';

/** How much more to add until shipping is free. */
export function FreeShippingProgress({ totals }: { readonly totals: CartTotals }) {
  const { t } = useTranslation(['shop', 'common']);
  const { money } = useFormats();
  const { subtotal, amountToFreeShipping } = totals;
  const isReached = amountToFreeShipping.minor === 0;
  return (
    <div className={styles.progress} data-print="hidden">
      <p>
        {isReached
          ? t('common:totals.freeShippingReached')
          : t('common:totals.freeShippingProgress', { amount: money(amountToFreeShipping) })}
      </p>
      <progress
        aria-label={t('cart.freeShippingBar')}
        className={styles.bar}
        value={subtotal.minor}
        max={subtotal.minor + amountToFreeShipping.minor}
      />
    </div>
  );
}
