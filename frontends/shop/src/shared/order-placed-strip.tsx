import { ButtonLink, Icon, PromisedDays } from '@kp/ui';
import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { newAccountOf, placedOrderOf, type PlacedOrder } from './placed-order';
import styles from './order-placed-strip.module.css';

/** The server does not know the history entry. */
const useIsHydrated = () =>
  useSyncExternalStore(
    () => () => undefined,
    () => true,
    () => false,
  );

/** Stays on the page after the toast of a placed order has gone. */
export function OrderPlacedStrip() {
  const { t } = useTranslation('shop');
  const textsOf = useOrderTexts();
  const { state } = useLocation();
  const isHydrated = useIsHydrated();
  const placed = isHydrated ? placedOrderOf(state) : null;
  if (!placed) return null;
  const { statusPath, isPaymentAwaited, confirmationRequired, promised } = placed;
  const { title, text } = textsOf(placed);
  const isWaiting = isPaymentAwaited === true || confirmationRequired === true;
  return (
    <section className={styles.strip} data-waiting={isWaiting} aria-labelledby="order-placed">
      <Icon name={isWaiting ? 'clock' : 'check'} size={28} className={styles.icon} />
      <div>
        <h2 id="order-placed" className={styles.title}>
          {title}
        </h2>
        <p>{text}</p>
        {promised && <PromisedDays order={promised} />}
      </div>
      <div className={styles.links}>
        <ButtonLink to={statusPath ?? '/account?tab=orders'}>
          {statusPath ? t('orderPlaced.follow') : t('orderPlaced.viewOrders')}
        </ButtonLink>
        {statusPath && (
          <ButtonLink to="/login?redirect=/account?tab=orders" state={newAccountOf(placed)} variant="quiet">
            {t('orderPlaced.createAccount')}
          </ButtonLink>
        )}
      </div>
    </section>
  );
}

interface OrderTexts {
  readonly title: string;
  readonly text: string;
}

export function useOrderTexts(): (placed: PlacedOrder) => OrderTexts {
  const { t } = useTranslation('shop');
  const { t: common } = useTranslation();
  return ({ orderNumber, email, isPaymentAwaited, confirmationRequired }) => {
    if (confirmationRequired) {
      const text = t('orderPlaced.confirmText', { orderNumber, email });
      return { title: t('orderStatus.confirmTitle'), text };
    }
    if (isPaymentAwaited) {
      const text = common('awaitedPayment.numberedText', { orderNumber });
      return { title: common('awaitedPayment.title'), text };
    }
    const text = email
      ? t('orderPlaced.text', { orderNumber, email })
      : t('orderPlaced.textByEmail', { orderNumber });
    return { title: t('orderPlaced.title'), text };
  };
}
