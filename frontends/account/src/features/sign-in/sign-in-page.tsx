import { PageHead, useSession, useToast } from '@kp/client';
import { Button, ButtonLink, Page, SkeletonText, VisuallyHidden } from '@kp/ui';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, Navigate, useSearchParams } from 'react-router';
import { CredentialsForm, Notice } from './credentials-form';
import { needsAdministrator, redirectPath } from './redirect-target';
import type { SignInMode } from './use-sign-in';
import styles from './sign-in.module.css';

export function SignInPage() {
  const { t } = useTranslation('account');
  const { t: common } = useTranslation();
  const [mode, setMode] = useState<SignInMode>('login');
  const heading = useRef<HTMLHeadingElement>(null);
  const [parameters] = useSearchParams();
  const { user, isLoading } = useSession();
  const { dismiss } = useToast();
  const target = redirectPath(parameters.get('redirect'));
  const isForAdministrators = needsAdministrator(target);
  if (user && (user.isAdmin || !isForAdministrators)) return <Navigate to={target} replace />;

  const changeMode = (next: SignInMode) => {
    setMode(next);
    dismiss();
    heading.current?.focus();
  };
  const title = user ? common('adminOnly.title') : t(`${mode}.title`);
  return (
    <Page width="narrow" className={styles.page}>
      <PageHead title={title} />
      <div className={styles.card}>
        <h1 ref={heading} tabIndex={-1}>
          {title}
        </h1>
        {user && <AdministratorsOnly />}
        {isLoading && <CheckingSession />}
        {!user && !isLoading && (
          <>
            <p className={styles.intro}>{t(`${mode}.intro`)}</p>
            <SignInReason isForAdministrators={isForAdministrators} />
            <CredentialsForm mode={mode} />
            <SignInLinks mode={mode} onChange={changeMode} />
          </>
        )}
      </div>
    </Page>
  );
}

function CheckingSession() {
  const { t } = useTranslation('account');
  return (
    <>
      <VisuallyHidden role="status">{t('login.checking')}</VisuallyHidden>
      <SkeletonText lines={5} />
    </>
  );
}

function SignInReason({ isForAdministrators }: { readonly isForAdministrators: boolean }) {
  const { t } = useTranslation('account');
  const { hasExpired } = useSession();
  if (hasExpired) return <Notice tone="info">{t('login.sessionExpired')}</Notice>;
  return isForAdministrators && <Notice tone="info">{t('login.adminNotice')}</Notice>;
}

/** Without this a customer would loop between sign-in and back office. */
function AdministratorsOnly() {
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

interface SignInLinksProps {
  readonly mode: SignInMode;
  readonly onChange: (mode: SignInMode) => void;
}

function SignInLinks({ mode, onChange }: SignInLinksProps) {
  const { t } = useTranslation('account');
  const isLogin = mode === 'login';
  return (
    <div className={styles.ways}>
      <Button onClick={() => onChange(isLogin ? 'register' : 'login')}>
        {t(isLogin ? 'login.toRegister' : 'register.toLogin')}
      </Button>
      <Link to="/">{t('login.guest')}</Link>
    </div>
  );
}
