import { useSession } from '@kp/client';
import { useTranslation } from 'react-i18next';
import { Notice } from './notice';

/** Why the visitor was sent here. */
export function SignInReason({ isForAdministrators }: { readonly isForAdministrators: boolean }) {
  const { t } = useTranslation('account');
  const { hasExpired } = useSession();
  if (hasExpired) return <Notice tone="info">{t('login.sessionExpired')}</Notice>;
  return isForAdministrators && <Notice tone="info">{t('login.adminNotice')}</Notice>;
}
