import { SHOP_CURRENCY } from '@kp/commerce';
import { Button, classNames, Icon, useFormats } from '@kp/ui';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { CartLineRowProps } from './cart-line-row';
import styles from './line-notices.module.css';

/** What has changed about a line since it was put into the cart, and the one click that puts it right. */
export function LineNotices({ reviewed, formerPrice, onQuantity }: CartLineRowProps) {
  const { t } = useTranslation('shop');
  const { money } = useFormats();
  const { product, issue, left = 0 } = reviewed;
  const currency = product.currency ?? SHOP_CURRENCY;
  if (!issue && !formerPrice) return null;
  return (
    <ul className={styles.notices}>
      {issue === 'unavailable' && <Notice isAlert>{t('cart.unavailable')}</Notice>}
      {issue === 'outOfStock' && <Notice isAlert>{t('cart.stockChanged', { count: 0 })}</Notice>}
      {issue === 'short' && (
        <Notice isAlert>
          {t('cart.stockChanged', { count: left })}{' '}
          <Button size="small" onClick={() => onQuantity(left)}>
            {t('cart.setTo', { count: left })}
          </Button>
        </Notice>
      )}
      {formerPrice && (
        <Notice>
          {t('cart.priceChanged', {
            before: money({ amount: formerPrice, currency }),
            now: money({ amount: product.price, currency }),
          })}
        </Notice>
      )}
    </ul>
  );
}

function Notice({ isAlert, children }: { isAlert?: boolean; children: ReactNode }) {
  return (
    <li className={classNames(styles.notice, isAlert && styles.alert)}>
      <Icon name={isAlert ? 'warning' : 'info'} size={18} />
      <span className={styles.text}>{children}</span>
    </li>
  );
}
