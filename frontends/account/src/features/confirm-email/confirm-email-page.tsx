import { accountApi } from '@kp/api-client/account';
import { sessionApi } from '@kp/api-client/session';
import { answerOf, useAppStore, useSession } from '@kp/client';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { EmailLinkCard } from './email-link-card';

const { useConfirmProfileEmailMutation } = accountApi;

export function ConfirmEmailPage() {
  const { t } = useTranslation('account');
  const { token = '' } = useParams();
  const reloadUser = useReloadUser();
  const [confirm, { data, error, isLoading }] = useConfirmProfileEmailMutation();
  const send = async () => {
    const answer = await confirm({ confirmEmailRequest: { token } });
    if (answer.data) await reloadUser();
  };
  return (
    <EmailLinkCard
      texts="confirm"
      email={data?.email}
      error={error}
      isBusy={isLoading}
      next={{ to: '/account', label: t('profile.confirm.toAccount') }}
      onConfirm={() => void send()}
    />
  );
}

/** The session stays; what is shown of its user is read again. */
function useReloadUser(): () => Promise<void> {
  const store = useAppStore();
  const { setUser } = useSession();
  return async () => {
    // It may have come since the button was pressed.
    if (store.getState().session.status === 'signedOut') return;
    const read = sessionApi.endpoints.getMe.initiate(undefined, { forceRefetch: true });
    const full = await answerOf(store.dispatch(read)).catch(() => null);
    if (full) setUser(full);
  };
}
