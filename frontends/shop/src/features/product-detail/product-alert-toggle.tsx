import { accountApi } from '@kp/api-client/account';
import { sessionApi } from '@kp/api-client/session';
import { sessionStore, STORAGE_KEYS, useRequestFailure, useSession } from '@kp/client';
import { Button, Icon } from '@kp/ui';
import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import styles from './product-alert.module.css';

export interface ProductAlertToggleProps {
  readonly productId: number;
  readonly kind: 'restock' | 'price-drop';
  /** The value of `STORAGE_KEYS.wantedAlert` that stands for this alert. */
  readonly wanted: string;
  /** It was asked for before the session was there. */
  readonly isAsked: boolean;
}

export function ProductAlertToggle({ productId, kind, wanted, isAsked }: ProductAlertToggleProps) {
  const { t } = useTranslation('product');
  const failure = useRequestFailure();
  const { setUser } = useSession();
  const { data: alerts } = accountApi.useListProductAlertsQuery();
  const [add, adding] = accountApi.useAddProductAlertMutation();
  const [remove, removing] = accountApi.useRemoveProductAlertMutation();
  const [fetchMe] = sessionApi.useLazyGetMeQuery();
  const isOn = alerts?.some((alert) => alert.productId === productId && alert.kind === kind) ?? false;
  const hasSwitchedOn = (adding.data?.switchedOn.length ?? 0) > 0;

  const change = async (isWanted: boolean) => {
    try {
      if (!isWanted) return void (await remove({ productId, kind }).unwrap());
      const { switchedOn } = await add({ productId, kind }).unwrap();
      if (switchedOn.length > 0) setUser(await fetchMe().unwrap());
    } catch (error) {
      failure.show(error, { title: t('productAlert.failed') });
    }
  };
  const completeWanted = useEffectEvent(() => {
    if (!isAsked && sessionStore.read(STORAGE_KEYS.wantedAlert) !== wanted) return;
    sessionStore.write(STORAGE_KEYS.wantedAlert, null);
    void change(true);
  });
  useEffect(() => completeWanted(), []);

  const isBusy = !alerts || adding.isLoading || removing.isLoading;
  return (
    <>
      <div role="status" className={styles.status}>
        {isOn && (
          <span className={styles.on}>
            <Icon name="check" />
            {t(`productAlert.${kind}On`)}
          </span>
        )}
        {isOn && hasSwitchedOn && <span>{t('productAlert.switchedOn')}</span>}
      </div>
      <Button icon={isOn ? undefined : 'mail'} isBusy={isBusy} onClick={() => void change(!isOn)}>
        {isOn ? t('productAlert.stop') : t(`productAlert.${kind}`)}
      </Button>
      {isOn && <Link to="/account?tab=alerts">{t('productAlert.manage')}</Link>}
    </>
  );
}
