import { PageHead, useSession, useToast } from '@kp/client';
import { Page, VisuallyHidden } from '@kp/ui';
import { Alert, Button, Card, LinkButton, Skeleton } from '@kp/ui/forms';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate, useLocation, useSearchParams } from 'react-router';
import type { RegistrationForm } from '@kp/commerce';
import { CodeForm } from './code-form';
import { CredentialsForm, EMPTY_FORM } from './credentials-form';
import { guestOrderOf } from './guest-order';
import { needsAdministrator, redirectPath } from './redirect-target';
import type { SignInMode } from './use-sign-in';
import styles from './sign-in.module.css';

export function SignInPage() {
  const { t } = useTranslation('signIn');
  const guestOrder = guestOrderOf(useLocation().state);
  const [parameters] = useSearchParams();
  const isNew = parameters.get('mode') === 'register';
  const [mode, setMode] = useState<SignInMode>(isNew ? 'register' : 'login');
  const [typed, setTyped] = useState<RegistrationForm | undefined>(
    guestOrder && { ...EMPTY_FORM, email: guestOrder.email },
  );
  const [asksForCode, setAsksForCode] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
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
  const signInTitle = asksForCode ? t('login.codeTitle') : t(`${mode}.title`);
  const title = user ? t('adminOnly.title') : signInTitle;
  return (
    <Page className={styles.page}>
      <PageHead title={title} />
      <Card className={styles.card}>
        <h1 ref={heading} tabIndex={-1}>
          {title}
        </h1>
        {user && <AdministratorsOnly />}
        {isLoading && <CheckingSession />}
        {!user && !isLoading && asksForCode && typed && (
          <CodeForm credentials={typed} orderToken={guestOrder?.token} onBack={() => setAsksForCode(false)} />
        )}
        {!user && !isLoading && !asksForCode && (
          <>
            <p className={styles.intro}>{t(`${mode}.intro`)}</p>
            <SignInReason isForAdministrators={isForAdministrators} />
            <CredentialsForm
              mode={mode}
              initialValues={typed}
              orderToken={guestOrder?.token}
              onCodeRequired={(form) => {
                setTyped(form);
                setAsksForCode(true);
              }}
            />
            <SignInLinks mode={mode} onChange={changeMode} />
          </>
        )}
      </Card>
    </Page>
  );
}

function CheckingSession() {
  const { t } = useTranslation('signIn');
  return (
    <>
      <VisuallyHidden role="status">{t('login.checking')}</VisuallyHidden>
      <Skeleton active title={false} paragraph={{ rows: 5 }} />
    </>
  );
}

function SignInReason({ isForAdministrators }: { readonly isForAdministrators: boolean }) {
  const { t } = useTranslation('signIn');
  const { hasExpired } = useSession();
  if (!hasExpired && !isForAdministrators) return null;
  const text = t(hasExpired ? 'login.sessionExpired' : 'login.adminNotice');
  return <Alert type="info" role="note" showIcon title={text} />;
}

/** Without this a customer would loop between sign-in and back office. */
function AdministratorsOnly() {
  const { t } = useTranslation();
  const { t: account } = useTranslation('signIn');
  const { logout } = useSession();
  return (
    <>
      <Alert type="warning" showIcon title={account('adminOnly.text')} />
      <div className={styles.actions}>
        <LinkButton to="/" type="primary">
          {t('actions.backToShop')}
        </LinkButton>
        <LinkButton to="/account">{t('header.account')}</LinkButton>
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
  const { t } = useTranslation('signIn');
  const isLogin = mode === 'login';
  return (
    <div className={styles.ways}>
      <Button block onClick={() => onChange(isLogin ? 'register' : 'login')}>
        {t(isLogin ? 'login.toRegister' : 'register.toLogin')}
      </Button>
      <LinkButton to="/" type="link" block>
        {t('login.guest')}
      </LinkButton>
    </div>
  );
}
