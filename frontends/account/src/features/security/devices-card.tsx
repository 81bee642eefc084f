import { accountApi, type DeviceResponse } from '@kp/api-client/account';
import { useRequestFailure, useToast } from '@kp/client';
import { formatDateTime, type LanguageCode } from '@kp/i18n';
import { ErrorPanel, VisuallyHidden } from '@kp/ui';
import { Button, Card, Skeleton } from '@kp/ui/forms';
import { useTranslation } from 'react-i18next';
import styles from './security.module.css';

export function DevicesCard() {
  const { t } = useTranslation('account');
  const query = accountApi.useListSessionsQuery();
  const failure = useRequestFailure();
  return (
    <Card title={<h2>{t('security.devices.title')}</h2>}>
      {query.isLoading && (
        <>
          <VisuallyHidden role="status">{t('security.devices.loading')}</VisuallyHidden>
          <Skeleton active title={false} paragraph={{ rows: 3 }} />
        </>
      )}
      {query.isError && <ErrorPanel {...failure.panel(query, t('security.devices.failed'))} />}
      {query.data && <Devices devices={query.data} />}
    </Card>
  );
}

function Devices({ devices }: { readonly devices: readonly DeviceResponse[] }) {
  const { t } = useTranslation('account');
  const { toast } = useToast();
  const failure = useRequestFailure();
  const [endOne, one] = accountApi.useEndSessionMutation();
  const [endOthers, others] = accountApi.useEndSessionsMutation();

  const end = async (call: () => Promise<unknown>, title: string) => {
    try {
      await call();
      toast({ title });
    } catch (error) {
      failure.show(error, { title: t('security.devices.failedTitle') });
    }
  };
  return (
    <>
      <ul className={styles.devices}>
        {devices.map((device) => (
          <Device
            key={device.id}
            device={device}
            isEnding={one.isLoading && one.originalArgs?.id === device.id}
            onEnd={() => void end(() => endOne({ id: device.id }).unwrap(), t('security.devices.ended'))}
          />
        ))}
      </ul>
      {devices.some(({ isCurrent }) => !isCurrent) && (
        <div className={styles.buttons}>
          <Button
            danger
            loading={others.isLoading}
            onClick={() => void end(() => endOthers({}).unwrap(), t('security.devices.othersEnded'))}
          >
            {t('security.devices.endOthers')}
          </Button>
        </div>
      )}
    </>
  );
}

interface DeviceProps {
  readonly device: DeviceResponse;
  readonly isEnding: boolean;
  readonly onEnd: () => void;
}

function Device({ device, isEnding, onEnd }: DeviceProps) {
  const { t, i18n } = useTranslation('account');
  const time = (moment: string) => formatDateTime(moment, i18n.language as LanguageCode);
  const { browser, system, network, isCurrent, createdAt, lastSeenAt } = device;
  const name =
    browser && system
      ? t('security.devices.name', { browser, system })
      : (browser ?? system ?? t('security.devices.unknown'));
  return (
    <li className={styles.device}>
      <div>
        <p className={styles.deviceName}>{name}</p>
        <p className={styles.details}>
          {isCurrent
            ? t('security.devices.current')
            : t('security.devices.lastSeen', { time: time(lastSeenAt) })}
        </p>
        <p className={styles.details}>
          {t('security.devices.since', { time: time(createdAt) })}
          {network && (
            <>
              {' · '}
              <bdi>{network}</bdi>
            </>
          )}
        </p>
      </div>
      {!isCurrent && (
        <Button loading={isEnding} aria-label={t('security.devices.endOf', { device: name })} onClick={onEnd}>
          {t('security.devices.end')}
        </Button>
      )}
    </li>
  );
}
