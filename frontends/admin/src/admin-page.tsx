import { PageHead, SignInRedirect, useSession } from '@kp/client';
import { Page, SkeletonText, Tabs, VisuallyHidden } from '@kp/ui';
import { AntdProvider } from '@kp/ui/admin';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router';
import { DashboardTab } from './features/dashboard/dashboard-tab';
import { OrdersTab } from './features/orders/orders-tab';
import { PaymentsTab } from './features/payments/payments-tab';
import { ADMIN_TABS, adminPath, tabOf } from './shared/admin-path';
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
          <AdminTabs />
        </AntdProvider>
      ) : (
        <CheckingSession />
      )}
    </Page>
  );
}

function AdminTabs() {
  const { t } = useTranslation('admin');
  const [parameters] = useSearchParams();
  const navigate = useNavigate();
  const selected = tabOf(parameters);
  const tabs = ADMIN_TABS.map((id) => {
    const Content = CONTENTS[id];
    return { id, label: t(`tabs.${id}`), content: id === selected && <Content /> };
  });
  return (
    <Tabs
      label={t('title')}
      tabs={tabs}
      selected={selected}
      onSelect={(tab) => void navigate(adminPath(tab))}
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
