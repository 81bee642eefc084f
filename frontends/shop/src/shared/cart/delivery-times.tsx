import type { DeliveryDays } from '@kp/commerce/delivery-range';
import { Icon } from '@kp/ui';
import { DeliveryPromise } from '../delivery-promise';
import styles from './delivery-times.module.css';

export function DeliveryTimes(props: { readonly days?: DeliveryDays | null }) {
  if (props.days === null) return null;
  return (
    <div className={styles.delivery}>
      <Icon name="truck" size={18} />
      <DeliveryPromise {...props} />
    </div>
  );
}
