import { PageHead, SignInRedirect, useSession } from '@kp/client';
import { Page, VisuallyHidden } from '@kp/ui';
import { Tabs } from '@kp/ui/account';
import { Skeleton } from '@kp/ui/forms';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { AlertsPanel } from './features/alerts/alerts-panel';
import { InvoiceSettingsPanel } from './features/invoice-settings/invoice-settings-panel';
import { InvoicesPanel } from './features/invoices/invoices-panel';
import { OrdersPanel } from './features/orders/orders-panel';
import { ProfileTab } from './profile-tab';
import styles from './account-page.module.css';

const TABS = ['profile', 'orders', 'invoices', 'invoice-settings', 'alerts'] as const;
type TabId = (typeof TABS)[number];

const PANELS = {
  profile: ProfileTab,
  orders: OrdersPanel,
  invoices: InvoicesPanel,
  'invoice-settings': InvoiceSettingsPanel,
  alerts: AlertsPanel,
} as const;

const tabOf = (parameters: URLSearchParams): TabId =>
  TABS.find((tab) => tab === parameters.get('tab')) ?? 'profile';

export function AccountPage() {
  const { t } = useTranslation('account');
  const { status, user } = useSession();
  if (status === 'signedOut') return <SignInRedirect />;
  return (
    <Page className={styles.page}>
      <PageHead title={t('area.pageTitle')} />
      <h1>{t('area.title')}</h1>
      {user ? <AccountTabs /> : <LoadingAccount />}
    </Page>
  );
}

function AccountTabs() {
  const { t } = useTranslation('account');
  const [parameters, setParameters] = useSearchParams();
  const items = TABS.map((key) => {
    const Panel = PANELS[key];
    return { key, label: t(`area.tabs.${key}`), children: <Panel /> };
  });
  return (
    <Tabs
      className={styles.tabs}
      items={items}
      activeKey={tabOf(parameters)}
      onChange={(tab) => setParameters({ tab }, { replace: true })}
      // An unselected tab fetches nothing.
      destroyOnHidden
    />
  );
}

function LoadingAccount() {
  const { t } = useTranslation();
  return (
    <>
      <VisuallyHidden role="status">{t('header.sessionLoading')}</VisuallyHidden>
      <Skeleton active paragraph={{ rows: 5 }} />
    </>
  );
}
