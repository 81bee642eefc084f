import { PageHead, useSession, useToast } from '@kp/client';
import { Page, SkeletonText, VisuallyHidden } from '@kp/ui';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate, useSearchParams } from 'react-router';
import { AdministratorsOnly } from './administrators-only';
import { CredentialsForm } from './credentials-form';
import { needsAdministrator, redirectTarget } from './redirect-target';
import { SignInReason } from './sign-in-reason';
import { SignInWays } from './sign-in-ways';
import type { SignInMode } from './use-sign-in';
import styles from './sign-in.module.css';

/** Sign-in and registration on one page. Whoever is signed in goes on to where they wanted to go. */
export function SignInPage() {
  const { t } = useTranslation('account');
  const { t: common } = useTranslation();
  const [mode, setMode] = useState<SignInMode>('login');
  const heading = useRef<HTMLHeadingElement>(null);
  const [parameters] = useSearchParams();
  const { user, isLoading } = useSession();
  const { dismiss } = useToast();
  const target = redirectTarget(parameters.get('redirect'));
  const isForAdministrators = needsAdministrator(target);
  if (user && (user.isAdmin || !isForAdministrators)) return <Navigate to={target} replace />;

  const changeMode = (next: SignInMode) => {
    setMode(next);
    // What went wrong in the other half is over.
    dismiss();
    // The page is another one now: start reading at its top.
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
            <SignInWays mode={mode} onChange={changeMode} />
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
