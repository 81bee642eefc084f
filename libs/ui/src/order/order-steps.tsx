import {
  type FollowedOrder,
  type OrderStatus,
  orderSteps,
  type PaymentMethod,
  type PaymentStatus,
} from '@kp/commerce';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../format/use-formats';
import { Icon } from '../icon/icon';
import styles from './order-steps.module.css';

interface OrderStepsProps {
  readonly order: FollowedOrder & {
    readonly paymentMethod: PaymentMethod;
    readonly paymentStatus: PaymentStatus;
  };
}

/** Where the order is: marks on a rail, with words and days. */
export function OrderSteps({ order }: OrderStepsProps) {
  const { t } = useTranslation();
  const { date } = useFormats();
  return (
    <div className={styles.rail}>
      <ol className={styles.steps} aria-label={t('order.steps.title')}>
        {orderSteps(order).map(({ status, at, state }) => (
          <li
            key={status}
            data-state={state}
            data-status={status}
            aria-current={state === 'current' ? 'step' : undefined}
          >
            <span className={styles.mark}>
              {state !== 'next' && <Icon name={status === 'cancelled' ? 'close' : 'check'} size={16} />}
            </span>
            <span className={styles.name}>
              <StepName status={status} order={order} />
            </span>
            {at && (
              <time dateTime={at} className={styles.day}>
                {date(at)}
              </time>
            )}
          </li>
        ))}
      </ol>
    </div>
  );
}

/** Cash is paid at the end, so it is no news of the first step. */
function StepName({ status, order }: OrderStepsProps & { readonly status: OrderStatus }) {
  const { t } = useTranslation();
  if (status === 'processing') return t('order.steps.packing');
  if (status !== 'pending') return t(`orderStatus.${status}`);
  const isPaid = order.paymentMethod !== 'cash' && order.paymentStatus !== 'unpaid';
  const received = t('order.steps.received');
  return isPaid ? `${received} · ${t(`paymentStatus.${order.paymentStatus}`)}` : received;
}
