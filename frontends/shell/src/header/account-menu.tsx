import { useSession } from '@kp/client';
import { Icon } from '@kp/ui';
import { type FocusEvent, type KeyboardEvent, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import styles from './header-actions.module.css';

export function AccountMenu() {
  const { t } = useTranslation();
  const { status } = useSession();
  if (status === 'signedIn') return <OpenableMenu />;
  const isLoading = status === 'loading';
  const content = (
    <>
      <Icon name="user" size={24} />
      <span className={styles.text}>{t('header.login')}</span>
    </>
  );
  return isLoading ? (
    <a role="link" aria-disabled="true" aria-label={t('header.login')} className={styles.action}>
      {content}
    </a>
  ) : (
    <Link to="/login" aria-label={t('header.login')} className={styles.action}>
      {content}
    </Link>
  );
}

function OpenableMenu() {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    setOpen(false);
    button.current?.focus();
  };
  const onBlur = (event: FocusEvent) => {
    if (!event.currentTarget.contains(event.relatedTarget)) setOpen(false);
  };
  return (
    <div className={styles.menu} onKeyDown={onKeyDown} onBlur={onBlur}>
      <button
        ref={button}
        type="button"
        aria-expanded={isOpen}
        aria-controls={id}
        aria-label={t('header.accountMenu')}
        className={styles.action}
        onClick={() => setOpen(!isOpen)}
      >
        <Icon name="user" size={24} />
        <span className={styles.text}>{t('header.account')}</span>
        <Icon name="chevron-down" size={16} className={styles.chevron} />
      </button>
      <div id={id} hidden={!isOpen} className={styles.panel}>
        <AccountLinks onChoose={() => setOpen(false)} />
      </div>
    </div>
  );
}

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
