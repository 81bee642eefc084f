import { accountApi } from '@kp/api-client/account';
import { sessionApi } from '@kp/api-client/session';
import { PageHead, useAppDispatch, useRequestFailure, useSession } from '@kp/client';
import { Page } from '@kp/ui';
import { Alert, Button, Card, LinkButton } from '@kp/ui/forms';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import styles from './confirm-email.module.css';

const { useConfirmProfileEmailMutation } = accountApi;

/** Confirms on a click only: mail programs open links by themselves. */
export function ConfirmEmailPage() {
  const { t } = useTranslation('account');
  const { token = '' } = useParams();
  const failure = useRequestFailure();
  const reloadUser = useReloadUser();
  const [confirm, { data, error, isLoading }] = useConfirmProfileEmailMutation();
  const title = t(data ? 'profile.confirm.doneTitle' : 'profile.confirm.title');
  const send = async () => {
    const answer = await confirm({ confirmEmailRequest: { token } });
    if (answer.data) await reloadUser();
  };
  return (
    <Page width="narrow">
      <PageHead title={title} />
      <Card>
        <div className={styles.content}>
          <h1>{title}</h1>
          {error !== undefined && (
            <Alert
              type="error"
              showIcon
              role="alert"
              title={t('profile.confirm.failedTitle')}
              description={failure.textOf(error)}
            />
          )}
          {data ? (
            <p role="status">{t('profile.confirm.done', { email: data.email })}</p>
          ) : (
            <p>{t('profile.confirm.intro')}</p>
          )}
          <div className={styles.actions}>
            {!data && (
              <Button type="primary" loading={isLoading} onClick={() => void send()}>
                {t('profile.confirm.button')}
              </Button>
            )}
            {(data || error) && <LinkButton to="/account">{t('profile.confirm.toAccount')}</LinkButton>}
          </div>
        </div>
      </Card>
    </Page>
  );
}

/** The session stays; what is shown of its user is read again. */
function useReloadUser(): () => Promise<void> {
  const dispatch = useAppDispatch();
  const { user, setUser } = useSession();
  return async () => {
    if (!user) return;
    const read = sessionApi.endpoints.getMe.initiate(undefined, { forceRefetch: true, subscribe: false });
    const { data } = await dispatch(read);
    if (data) setUser(data);
  };
}
