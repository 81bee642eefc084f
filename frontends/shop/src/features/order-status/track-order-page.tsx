import { PageHead, useSession } from '@kp/client';
import { ButtonLink, Button, Page } from '@kp/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { OrderNotice } from './order-notice';
import { TrackOrderForm } from './track-order-form';
import styles from './order-status.module.css';

export function TrackOrderPage() {
  const { t } = useTranslation('order');
  const [isSent, setSent] = useState(false);
  return (
    <Page width="narrow">
      <PageHead title={t('trackOrder.title')} description={t('trackOrder.intro')} canonicalPath="/track" />
      <div className={styles.order}>
        <h1>{t('trackOrder.title')}</h1>
        {isSent ? (
          <>
            <div role="status">
              <OrderNotice tone="done" title={t('trackOrder.sent')}>
                <p>{t('trackOrder.sentHint')}</p>
              </OrderNotice>
            </div>
            <Button onClick={() => setSent(false)} className={styles.start}>
              {t('trackOrder.again')}
            </Button>
          </>
        ) : (
          <>
            <p>{t('trackOrder.intro')}</p>
            <TrackOrderForm onSent={() => setSent(true)} />
          </>
        )}
        <OwnOrders />
      </div>
    </Page>
  );
}

function OwnOrders() {
  const { t } = useTranslation('order');
  const { status } = useSession();
  if (status !== 'signedIn') return null;
  return (
    <ButtonLink to="/account?tab=orders" className={styles.start}>
      {t('orderPlaced.viewOrders')}
    </ButtonLink>
  );
}
