import { useSession } from '@kp/client';
import { Button, ButtonLink } from '@kp/ui';
import { useTranslation } from 'react-i18next';
import { Notice } from './notice';
import styles from './sign-in.module.css';

/** Told to a signed-in customer who asked for the back office: no loop between the two pages, and ways on. */
export function AdministratorsOnly() {
  const { t } = useTranslation();
  const { t: account } = useTranslation('account');
  const { logout } = useSession();
  return (
    <>
      <Notice tone="alert">{t('adminOnly.text')}</Notice>
      <div className={styles.actions}>
        <ButtonLink to="/" variant="primary">
          {t('actions.backToShop')}
        </ButtonLink>
        <ButtonLink to="/account">{t('header.account')}</ButtonLink>
        <Button onClick={logout}>{account('login.otherAccount')}</Button>
      </div>
    </>
  );
}
