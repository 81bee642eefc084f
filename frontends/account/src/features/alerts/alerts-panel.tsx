import { useSession } from '@kp/client';
import { NotificationSwitches } from './notification-switches';
import { ProductAlertList } from './product-alert-list';
import { useNotificationPreferences } from './use-notification-preferences';
import type { UserResponse } from '@kp/api-client/account';
import styles from './alerts.module.css';

export function AlertsPanel() {
  const { user } = useSession();
  return user && <Alerts user={user} />;
}

function Alerts({ user }: { readonly user: UserResponse }) {
  const { chosen, change } = useNotificationPreferences(user);
  return (
    <div className={styles.panel}>
      <NotificationSwitches chosen={chosen} onChange={change} />
      <ProductAlertList preferences={chosen} />
    </div>
  );
}
