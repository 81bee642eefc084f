import { accountApi, type UnsubscribeResponse } from '@kp/api-client/account';
import { isApiError, PageHead, useRequestFailure } from '@kp/client';
import { ErrorPanel, Page, VisuallyHidden } from '@kp/ui';
import { Button, Card, Skeleton } from '@kp/ui/forms';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import styles from './unsubscribe.module.css';

const NOT_FOUND = 404;

/** Opening the page changes nothing: programs that check mails open every link. */
export function UnsubscribePage() {
  const { t } = useTranslation('accountTabs');
  const { token = '' } = useParams();
  const failure = useRequestFailure();
  const query = accountApi.useGetUnsubscriptionQuery({ token });
  const { data, error } = query;
  const isInvalid = isApiError(error) && error.status === NOT_FOUND;
  return (
    <Page width="narrow">
      <PageHead title={t('unsubscribe.title')} />
      <Card className={styles.card}>
        {data && <Unsubscription token={token} link={data} />}
        {!data && !error && <LoadingLink />}
        {!data && isInvalid && <InvalidLink />}
        {!data && error && !isInvalid && (
          <ErrorPanel {...failure.panel(query, t('unsubscribe.loadFailed'))} />
        )}
      </Card>
    </Page>
  );
}

interface UnsubscriptionProps {
  readonly token: string;
  readonly link: UnsubscribeResponse;
}

function Unsubscription({ token, link }: UnsubscriptionProps) {
  const { t } = useTranslation('accountTabs');
  const failure = useRequestFailure();
  const [unsubscribe, { isLoading, data: answer }] = accountApi.useUnsubscribeMutation();
  const heading = useRef<HTMLHeadingElement>(null);
  const isAnswered = answer !== undefined;
  useEffect(() => {
    if (isAnswered) heading.current?.focus();
  }, [isAnswered]);
  const isDone = isAnswered || !link.isSubscribed;
  const onUnsubscribe = async () => {
    try {
      await unsubscribe({ token }).unwrap();
    } catch (error) {
      failure.show(error, { title: t('unsubscribe.failed') });
    }
  };
  return (
    <>
      <h1 ref={heading} tabIndex={-1}>
        {t(isDone ? 'unsubscribe.done' : 'unsubscribe.title')}
      </h1>
      <p>{t(isDone ? 'unsubscribe.doneText' : 'unsubscribe.intro')}</p>
      <ul className={styles.kinds}>
        {link.kinds.map((kind) => (
          <li key={kind}>
            <strong>{t(`alerts.preferences.${kind}.label`)}</strong>
            <span className={styles.hint}>{t(`alerts.preferences.${kind}.hint`)}</span>
          </li>
        ))}
      </ul>
      <div className={styles.actions}>
        {!isDone && (
          <Button type="primary" loading={isLoading} onClick={() => void onUnsubscribe()}>
            {t('unsubscribe.button')}
          </Button>
        )}
        <ManageLink />
      </div>
    </>
  );
}

/** A new document, because the user of this one has the preferences of before. */
function ManageLink() {
  const { t } = useTranslation('accountTabs');
  return <Button href="/account?tab=alerts">{t('unsubscribe.manage')}</Button>;
}

function InvalidLink() {
  const { t } = useTranslation('accountTabs');
  return (
    <>
      <h1>{t('unsubscribe.invalid')}</h1>
      <p>{t('unsubscribe.invalidHint')}</p>
      <div className={styles.actions}>
        <ManageLink />
      </div>
    </>
  );
}

function LoadingLink() {
  const { t } = useTranslation('accountTabs');
  return (
    <>
      <VisuallyHidden role="status">{t('unsubscribe.loading')}</VisuallyHidden>
      <Skeleton active paragraph={{ rows: 3 }} />
    </>
  );
}
