import type { NotificationPreferencesResponse, ProductAlertResponse } from '@kp/api-client/account';
import { useRequestFailure } from '@kp/client';
import { usePriceText } from '@kp/client/orders';
import { ErrorPanel, useFormats, VisuallyHidden } from '@kp/ui';
import { Empty } from '@kp/ui/account';
import { Button, Card, LinkButton, Skeleton } from '@kp/ui/forms';
import { useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useListProductAlertsQuery, useRemoveProductAlertMutation } from './alerts-api';
import styles from './alerts.module.css';

const PREFERENCE_OF = { restock: 'productRestocks', 'price-drop': 'priceDrops' } as const;

interface ProductAlertListProps {
  readonly preferences: NotificationPreferencesResponse;
}

export function ProductAlertList({ preferences }: ProductAlertListProps) {
  const { t } = useTranslation('accountTabs');
  const headingId = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  return (
    <section aria-labelledby={headingId} className={styles.section}>
      <h2 id={headingId} ref={heading} tabIndex={-1}>
        {t('alerts.products.title')}
      </h2>
      {/* The button that had the focus goes with its row. */}
      <Alerts preferences={preferences} onRemove={() => heading.current?.focus()} />
    </section>
  );
}

interface AlertsProps extends ProductAlertListProps {
  readonly onRemove: () => void;
}

function Alerts({ preferences, onRemove }: AlertsProps) {
  const { t } = useTranslation('accountTabs');
  const failure = useRequestFailure();
  const result = useListProductAlertsQuery();
  const [remove] = useRemoveProductAlertMutation();
  const { data, error } = result;
  if (!data && error) return <ErrorPanel {...failure.panel(result, t('alerts.products.failed'))} />;
  if (!data) return <LoadingAlerts />;
  if (data.length === 0) return <NoAlerts />;

  const onRemoveAlert = async ({ productId, kind }: ProductAlertResponse) => {
    onRemove();
    try {
      await remove({ productId, kind }).unwrap();
    } catch (reason) {
      failure.show(reason, { title: t('alerts.products.removeFailed') });
    }
  };
  return (
    <Card>
      <ul className={styles.list}>
        {data.map((alert) => (
          <AlertRow
            key={`${alert.productId} ${alert.kind}`}
            alert={alert}
            isPaused={!preferences.emailNotifications || !preferences[PREFERENCE_OF[alert.kind]]}
            onRemove={() => void onRemoveAlert(alert)}
          />
        ))}
      </ul>
    </Card>
  );
}

interface AlertRowProps {
  readonly alert: ProductAlertResponse;
  readonly isPaused: boolean;
  readonly onRemove: () => void;
}

function AlertRow({ alert, isPaused, onRemove }: AlertRowProps) {
  const { t } = useTranslation('accountTabs');
  const { product, kind } = alert;
  const name = product?.name ?? t('alerts.products.hidden');
  return (
    <li className={styles.row}>
      <div>
        <div className={styles.label}>
          {product ? (
            <Link to={`/products/${product.slug}`}>
              <bdi>{name}</bdi>
            </Link>
          ) : (
            name
          )}
        </div>
        <div className={styles.hint}>
          {kind === 'restock' ? t('alerts.products.restock') : <PriceDrop alert={alert} />}
        </div>
        {isPaused && <div className={styles.paused}>{t('alerts.products.paused')}</div>}
      </div>
      <Button onClick={onRemove} aria-label={t('alerts.products.removeNamed', { name })}>
        {t('alerts.products.remove')}
      </Button>
    </li>
  );
}

function PriceDrop({ alert: { price: below, currency, product } }: Pick<AlertRowProps, 'alert'>) {
  const { t } = useTranslation('accountTabs');
  const { money } = useFormats();
  const price = usePriceText()(below, {
    money: (amount) => money({ amount, currency }),
    taxClasses: product?.taxClasses,
  });
  return t('alerts.products.price-drop', { price });
}

function NoAlerts() {
  const { t } = useTranslation('accountTabs');
  return (
    <Empty
      image={Empty.PRESENTED_IMAGE_SIMPLE}
      description={
        <>
          <p className={styles.label}>{t('alerts.products.empty')}</p>
          <p>{t('alerts.products.emptyHint')}</p>
        </>
      }
    >
      <LinkButton to="/products" type="primary">
        {t('alerts.products.browse')}
      </LinkButton>
    </Empty>
  );
}

function LoadingAlerts() {
  const { t } = useTranslation('accountTabs');
  return (
    <>
      <VisuallyHidden role="status">{t('alerts.products.loading')}</VisuallyHidden>
      <Card aria-hidden="true">
        <Skeleton active paragraph={{ rows: 2 }} />
      </Card>
    </>
  );
}
