import { accountApi } from '@kp/api-client/account';
import { localStore, STORAGE_KEYS, useSession } from '@kp/client';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { EmailLinkCard } from './email-link-card';

const { useUndoProfileEmailMutation } = accountApi;

export function UndoEmailPage() {
  const { t } = useTranslation('account');
  const { token = '' } = useParams();
  const { logout } = useSession();
  // Signing out clears what the calls have answered.
  const [email, setEmail] = useState<string>();
  const [undo, { error, isLoading }] = useUndoProfileEmailMutation();
  const send = async () => {
    const answer = await undo({ confirmEmailRequest: { token } });
    if (!answer.data) return;
    setEmail(answer.data.email);
    // All sessions ended with it: there is nothing to revoke.
    localStore.write(STORAGE_KEYS.token, null);
    logout();
  };
  return (
    <EmailLinkCard
      texts="undo"
      email={email}
      error={error}
      isBusy={isLoading}
      next={{ to: '/login', label: t('profile.undo.toSignIn') }}
      onConfirm={() => void send()}
    />
  );
}
