import { PageHead, SignInRedirect, useSession } from '@kp/client';
import { Page, SkeletonText, VisuallyHidden } from '@kp/ui';
import { Alert, AntdProvider, LinkButton, Tabs } from '@kp/ui/admin';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router';
import { DashboardTab } from './features/dashboard/dashboard-tab';
import { OrdersTab } from './features/orders/orders-tab';
import { PaymentsTab } from './features/payments/payments-tab';
import { ADMIN_TABS, adminPath, type AdminTab, tabOf } from './shared/admin-path';
import styles from './admin-page.module.css';

const CONTENTS = { dashboard: DashboardTab, orders: OrdersTab, payments: PaymentsTab } as const;

export function AdminPage() {
  const { t } = useTranslation('admin');
  const { status, user } = useSession();
  if (status === 'signedOut' || (user && !user.isAdmin)) return <SignInRedirect />;
  return (
    <Page className={styles.page}>
      <PageHead title={t('pageTitle')} />
      <h1>{t('title')}</h1>
      {user ? (
        <AntdProvider density="compact">
          {user.needsSecondFactor ? <SecondFactorNeeded /> : <AdminTabs />}
        </AntdProvider>
      ) : (
        <CheckingSession />
      )}
    </Page>
  );
}

/** Every call of the back office is refused until then. */
function SecondFactorNeeded() {
  const { t } = useTranslation();
  return (
    <Alert
      type="warning"
      showIcon
      title={t('adminOnly.secondFactorTitle')}
      description={t('problems.AUTH.SECOND_FACTOR_SETUP_REQUIRED')}
      action={
        <LinkButton to="/account?tab=profile" type="primary">
          {t('adminOnly.setUpSecondFactor')}
        </LinkButton>
      }
    />
  );
}

function AdminTabs() {
  const { t } = useTranslation('admin');
  const [parameters] = useSearchParams();
  const navigate = useNavigate();
  const items = ADMIN_TABS.map((key) => {
    const Content = CONTENTS[key];
    return { key, label: t(`tabs.${key}`), children: <Content /> };
  });
  return (
    <Tabs
      items={items}
      activeKey={tabOf(parameters)}
      onChange={(tab) => void navigate(adminPath(tab as AdminTab))}
      destroyOnHidden
    />
  );
}

function CheckingSession() {
  const { t } = useTranslation();
  return (
    <>
      <VisuallyHidden role="status">{t('header.sessionLoading')}</VisuallyHidden>
      <SkeletonText lines={6} />
    </>
  );
}
