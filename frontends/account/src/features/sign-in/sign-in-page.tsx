import { PageHead, useSession } from '@kp/client';
import { Button, Page, SkeletonText, VisuallyHidden } from '@kp/ui';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, Navigate, useSearchParams } from 'react-router';
import { AdministratorsOnly } from './administrators-only';
import { CredentialsForm } from './credentials-form';
import { Notice } from './notice';
import { needsAdministrator, redirectTarget } from './redirect-target';
import type { SignInMode } from './use-sign-in';
import styles from './sign-in.module.css';

/** Sign-in and registration on one page. Whoever is signed in goes on to where they wanted to go. */
export function SignInPage() {
  const { t } = useTranslation('account');
  const [mode, setMode] = useState<SignInMode>('login');
  const heading = useRef<HTMLHeadingElement>(null);
  const [parameters] = useSearchParams();
  const { user, isLoading } = useSession();
  const target = redirectTarget(parameters.get('redirect'));
  const isForAdministrators = needsAdministrator(target);
  if (user && (user.isAdmin || !isForAdministrators)) return <Navigate to={target} replace />;

  const toggle = () => {
    setMode(mode === 'login' ? 'register' : 'login');
    // The page is another one now: start reading at its top.
    heading.current?.focus();
  };
  return (
    <Page width="narrow" className={styles.page}>
      <PageHead title={t(`${mode}.pageTitle`)} />
      <div className={styles.card}>
        <h1 ref={heading} tabIndex={-1}>
          {t(`${mode}.title`)}
        </h1>
        {user && <AdministratorsOnly />}
        {isLoading && <CheckingSession />}
        {!user && !isLoading && (
          <>
            <p className={styles.intro}>{t(`${mode}.intro`)}</p>
            <SignInReason isForAdministrators={isForAdministrators} />
            <CredentialsForm mode={mode} />
            <div className={styles.ways}>
              <Button variant="quiet" onClick={toggle}>
                {t(mode === 'login' ? 'login.toRegister' : 'register.toLogin')}
              </Button>
              <Link to="/">{t('login.guest')}</Link>
            </div>
          </>
        )}
      </div>
    </Page>
  );
}

/** Why the visitor was sent here. */
function SignInReason({ isForAdministrators }: { isForAdministrators: boolean }) {
  const { t } = useTranslation('account');
  const { hasExpired } = useSession();
  if (hasExpired) return <Notice tone="info">{t('login.sessionExpired')}</Notice>;
  return isForAdministrators && <Notice tone="info">{t('login.adminNotice')}</Notice>;
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
