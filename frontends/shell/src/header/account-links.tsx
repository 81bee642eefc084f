import { useSession } from '@kp/client';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import styles from './header-actions.module.css';

/** Who is signed in, and where they may go. */
export function AccountLinks({ onChoose }: { readonly onChoose: () => void }) {
  const { t } = useTranslation();
  const { user, logout } = useSession();
  const signOut = () => {
    onChoose();
    logout();
  };
  return (
    <>
      <p className={styles.who}>{t('header.signedInAs', { name: user?.firstName || user?.email })}</p>
      <Link to="/account" onClick={onChoose}>
        {t('header.account')}
      </Link>
      <Link to="/account?tab=orders" onClick={onChoose}>
        {t('header.orders')}
      </Link>
      {user?.isAdmin && (
        <Link to="/admin" onClick={onChoose}>
          {t('header.admin')}
        </Link>
      )}
      <button type="button" onClick={signOut}>
        {t('header.logout')}
      </button>
    </>
  );
}
