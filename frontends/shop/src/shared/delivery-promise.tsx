import { shopApi, type DeliveryTermsResponse } from '@kp/api-client/shop';
import { deliveryRange, type DeliveryDays, type PromisedRange } from '@kp/commerce/delivery-range';
import { homeRegions } from '@kp/commerce/delivery-rules';
import { UnbrokenNumbers, useFormats } from '@kp/ui';
import { useTranslation } from 'react-i18next';
import { useMinute } from './use-minute';
import styles from './delivery-promise.module.css';

interface DeliveryPromiseProps {
  /** To the address; null where no day is promised. Without it, those of the seller's country. */
  readonly days?: DeliveryDays | null;
}

export function DeliveryPromise({ days }: DeliveryPromiseProps) {
  const { data: terms } = shopApi.useGetDeliveryTermsQuery();
  const now = useMinute();
  return (
    <span className={styles.promise}>
      {terms && now && days !== null && <PromisedDays {...{ terms, now, days }} />}
    </span>
  );
}

interface PromisedDaysProps {
  readonly terms: DeliveryTermsResponse;
  readonly now: Date;
  readonly days?: DeliveryDays;
}

function PromisedDays({ terms, now, days }: PromisedDaysProps) {
  const { t } = useTranslation('shop');
  const { dayRange } = useFormats();
  const { bucharest, country } = homeRegions(terms);
  const near = deliveryRange(now, days ?? bucharest ?? country, terms);
  const far = deliveryRange(now, days ?? country, terms);
  const text = ({ firstDay, lastDay }: PromisedRange) => dayRange(firstDay, lastDay);
  const isOne = text(near) === text(far);
  return (
    <>
      <UntilCutOff minutes={near.minutesLeft} />{' '}
      {isOne ? (
        <UnbrokenNumbers>{t('delivery.arrives', { days: text(near) })}</UnbrokenNumbers>
      ) : (
        <>
          <span className={styles.region}>{t('delivery.toBucharest', { days: text(near) })}</span>
          <span className={styles.region}>{t('delivery.toRomania', { days: text(far) })}</span>
        </>
      )}
    </>
  );
}

function UntilCutOff({ minutes }: { readonly minutes: number | null }) {
  const { t } = useTranslation('shop');
  const { number } = useFormats();
  if (minutes === null) return t('delivery.now');
  const parts = { hours: number(Math.floor(minutes / 60)), minutes: number(minutes % 60) };
  return t('delivery.within', { time: t(minutes < 60 ? 'delivery.minutes' : 'delivery.hours', parts) });
}
