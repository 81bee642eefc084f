import { PageHead, SignInRedirect, useSession } from '@kp/client';
import type { StaffRight } from '@kp/commerce';
import { Page, SkeletonText, VisuallyHidden } from '@kp/ui';
import { Alert, AntdProvider, Flex, LinkButton, Tabs, useMediaQuery } from '@kp/ui/admin';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router';
import { Commands } from './features/commands/commands';
import { isScreen, screensFor } from './screens';
import { adminPath, type AdminTab } from './shared/admin-path';
import styles from './admin-page.module.css';

/** Beside the tabs there is room for a table from this width on. */
const WIDE_SCREEN = '(min-width: 80rem)';

export function AdminPage() {
  const { t } = useTranslation('admin');
  const { status, user } = useSession();
  if (status === 'signedOut' || (user && !user.isAdmin)) return <SignInRedirect />;
  return (
    <Page className={styles.page}>
      <PageHead title={t('pageTitle')} />
      {user ? (
        <AntdProvider density="compact">
          {user.needsSecondFactor ? <SecondFactorNeeded /> : <AdminScreens rights={user.rights} />}
        </AntdProvider>
      ) : (
        <CheckingSession />
      )}
    </Page>
  );
}

/** Every call of the back office is refused until then. */
function SecondFactorNeeded() {
  const { t } = useTranslation('admin');
  return (
    <>
      <h1>{t('title')}</h1>
      <Alert
        type="warning"
        showIcon
        title={t('secondFactor.title')}
        description={t('secondFactor.text')}
        action={
          <LinkButton to="/account?tab=profile" type="primary">
            {t('secondFactor.setUp')}
          </LinkButton>
        }
      />
    </>
  );
}

function AdminScreens({ rights }: { readonly rights: readonly StaffRight[] }) {
  const { t } = useTranslation('admin');
  const [parameters] = useSearchParams();
  const navigate = useNavigate();
  const isWide = useMediaQuery(WIDE_SCREEN);
  const screens = screensFor(rights);
  const wanted = parameters.get('tab');
  const found = screens.find(({ key }) => key === wanted);
  const isForbidden = !found && isScreen(wanted);
  const active = isForbidden ? undefined : (found ?? screens[0]);
  const items = screens.map(({ key, Content, Label }) => ({
    key,
    label: Label ? <Label /> : t(`tabs.${key}`),
    children: (
      <Suspense fallback={<SkeletonText lines={10} />}>
        <Content />
      </Suspense>
    ),
  }));
  return (
    <>
      <Flex wrap align="center" justify="space-between" gap="small" component="header">
        <h1>{t('title')}</h1>
        <Commands screens={screens.map(({ key }) => ({ key, label: t(`tabs.${key}`) }))} />
      </Flex>
      {isForbidden && <Alert type="warning" showIcon role="alert" title={t('forbidden')} />}
      <Tabs
        items={items}
        tabPlacement={isWide ? 'start' : 'top'}
        activeKey={active?.key ?? ''}
        onChange={(tab) => void navigate(adminPath(tab as AdminTab))}
        destroyOnHidden
        className={styles.tabs}
      />
    </>
  );
}

function CheckingSession() {
  const { t } = useTranslation();
  const { t: admin } = useTranslation('admin');
  return (
    <>
      <h1>{admin('title')}</h1>
      <VisuallyHidden role="status">{t('header.sessionLoading')}</VisuallyHidden>
      <SkeletonText lines={6} />
    </>
  );
}
