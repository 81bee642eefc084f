import { useCart } from '@kp/client';
import { classNames, Icon, useFormats, VisuallyHidden } from '@kp/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import styles from './header-actions.module.css';

/** The badge has no room for more; the accessible name has the full number. */
const MAX_COUNT = 999;

/** Announces changes, but not the first count. */
export function CartLink() {
  const { t } = useTranslation();
  const { status, totalQuantity } = useCart();
  const [first, setFirst] = useState<number>();
  if (status === 'ready' && first === undefined) setFirst(totalQuantity);
  const hasChanged = first !== undefined && totalQuantity !== first;
  return (
    <>
      <Link to="/cart" className={styles.action} aria-label={t('header.cartBadge', { count: totalQuantity })}>
        {/* In the order of the accessible name, "Cart, 3 items"; displayed the other way round. */}
        <span className={styles.text}>{t('header.cart')} </span>
        <span className={classNames(styles.icon, styles.first)}>
          <Icon name="cart" size={24} />
          {totalQuantity > 0 && <Count quantity={totalQuantity} />}
        </span>
      </Link>
      <VisuallyHidden role="status">
        {hasChanged ? t('header.cartChanged', { count: totalQuantity }) : ''}
      </VisuallyHidden>
    </>
  );
}

function Count({ quantity }: { quantity: number }) {
  const { number } = useFormats();
  const isMore = quantity > MAX_COUNT;
  return (
    <span dir="ltr" className={classNames(styles.count, isMore && styles.many)}>
      {isMore ? `${number(MAX_COUNT)}+` : quantity}
    </span>
  );
}
