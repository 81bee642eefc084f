import { type GuestAlertResponse, linksApi } from '@kp/api-client/links';
import { isApiError, PageHead, useRequestFailure } from '@kp/client';
import { ErrorPanel, Page, VisuallyHidden } from '@kp/ui';
import { Button, Card, LinkButton, Skeleton } from '@kp/ui/forms';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import styles from '../unsubscribe/unsubscribe.module.css';

const NOT_FOUND = 404;

/** Opening the page changes nothing: programs that check mails open every link. */
export function GuestAlertPage() {
  const { t } = useTranslation('accountTabs');
  const { token = '' } = useParams();
  const failure = useRequestFailure();
  const [stop, stopping] = linksApi.useRemoveGuestAlertMutation();
  const query = linksApi.useGetGuestAlertQuery({ token }, { skip: stopping.isSuccess });
  const { currentData: alert, error } = query;
  const hasEnded = isApiError(error) && error.status === NOT_FOUND;
  const end = async () => {
    const { error: problem } = await stop({ token });
    if (problem) failure.show(problem, { title: t('guestAlert.failed') });
  };
  return (
    <Page width="narrow">
      <PageHead title={t('guestAlert.title')} />
      <Card className={styles.card}>
        {stopping.isSuccess && <Ended title={t('guestAlert.stopped')}>{t('guestAlert.stoppedText')}</Ended>}
        {!stopping.isSuccess && hasEnded && (
          <Ended title={t('guestAlert.ended')}>{t('guestAlert.endedText')}</Ended>
        )}
        {!stopping.isSuccess && alert && (
          <OpenAlert token={token} alert={alert} isStopping={stopping.isLoading} onStop={() => void end()} />
        )}
        {!alert && !error && !stopping.isSuccess && <LoadingAlert />}
        {error && !hasEnded && <ErrorPanel {...failure.panel(query)} />}
      </Card>
    </Page>
  );
}

interface OpenAlertProps {
  readonly token: string;
  readonly alert: GuestAlertResponse;
  readonly isStopping: boolean;
  readonly onStop: () => void;
}

function OpenAlert({ token, alert, isStopping, onStop }: OpenAlertProps) {
  const { t } = useTranslation('accountTabs');
  const failure = useRequestFailure();
  const [confirm, { isLoading }] = linksApi.useConfirmGuestAlertMutation();
  const turnOn = async () => {
    const { error } = await confirm({ token });
    if (error) failure.show(error, { title: t('guestAlert.failed') });
  };
  return (
    <>
      <div role="status">
        <h1>{t(alert.isConfirmed ? 'guestAlert.on' : 'guestAlert.title')}</h1>
      </div>
      <p>{t('guestAlert.intro', { name: alert.productName })}</p>
      <div className={styles.actions}>
        {!alert.isConfirmed && (
          <Button type="primary" loading={isLoading} onClick={() => void turnOn()}>
            {t('guestAlert.confirm')}
          </Button>
        )}
        <Button loading={isStopping} onClick={onStop}>
          {t('guestAlert.stop')}
        </Button>
      </div>
    </>
  );
}

function Ended({ title, children }: { readonly title: string; readonly children: string }) {
  const { t } = useTranslation('accountTabs');
  return (
    <>
      <div role="status">
        <h1>{title}</h1>
      </div>
      <p>{children}</p>
      <div className={styles.actions}>
        <LinkButton to="/products">{t('guestAlert.products')}</LinkButton>
      </div>
    </>
  );
}

function LoadingAlert() {
  const { t } = useTranslation();
  return (
    <>
      <VisuallyHidden role="status">{t('actions.loading')}</VisuallyHidden>
      <Skeleton active paragraph={{ rows: 3 }} />
    </>
  );
}
