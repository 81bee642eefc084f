import { lazyPage, PageHead, SignInRedirect, useSession } from '@kp/client';
import { Page, VisuallyHidden } from '@kp/ui';
import { Tabs } from '@kp/ui/account';
import { Skeleton } from '@kp/ui/forms';
import { Suspense, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import styles from './account-page.module.css';

const TABS = ['profile', 'orders', 'invoices', 'invoice-settings', 'addresses', 'alerts'] as const;
type TabId = (typeof TABS)[number];

const PANELS = {
  profile: lazyPage(async () => (await import('./profile-tab')).ProfileTab),
  orders: lazyPage(
    async () => (await import('./features/orders/orders-panel')).OrdersPanel,
    ['order', 'accountTabs'],
  ),
  invoices: lazyPage(
    async () => (await import('./features/invoices/invoices-panel')).InvoicesPanel,
    ['accountTabs'],
  ),
  'invoice-settings': lazyPage(
    async () => (await import('./features/invoice-settings/invoice-settings-panel')).InvoiceSettingsPanel,
    ['accountTabs'],
  ),
  addresses: lazyPage(
    async () => (await import('./features/addresses/addresses-panel')).AddressesPanel,
    ['accountTabs'],
  ),
  alerts: lazyPage(async () => (await import('./features/alerts/alerts-panel')).AlertsPanel, ['accountTabs']),
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
  const chosen = tabOf(parameters);
  // On a phone the tabs scroll, and the chosen one may be out of sight.
  useEffect(() => {
    const tab = document.getElementById(`account-tab-${chosen}`);
    tab?.scrollIntoView?.({ inline: 'center', block: 'nearest' });
  }, [chosen]);
  const items = TABS.map((key) => {
    const Panel = PANELS[key];
    return {
      key,
      label: t(`area.tabs.${key}`),
      children: (
        <Suspense fallback={<Skeleton active paragraph={{ rows: 5 }} />}>
          <Panel />
        </Suspense>
      ),
    };
  });
  return (
    <Tabs
      className={styles.tabs}
      items={items}
      id="account"
      activeKey={chosen}
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
