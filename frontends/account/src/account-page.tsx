import { PageHead, SignInRedirect, useSession } from '@kp/client';
import { Card, Page, SkeletonText, Tabs, VisuallyHidden } from '@kp/ui';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { OrdersPanel } from './features/orders/orders-panel';
import styles from './account-page.module.css';
import profile from './profile-panel.module.css';

const TABS = ['profile', 'orders'] as const;
type TabId = (typeof TABS)[number];

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
  const selected = tabOf(parameters);
  const contents = { profile: ProfilePanel, orders: OrdersPanel };
  const tabs = TABS.map((id) => {
    const Content = contents[id];
    // An unselected tab fetches nothing.
    return { id, label: t(`area.tabs.${id}`), content: id === selected && <Content /> };
  });
  return (
    <Tabs
      label={t('area.title')}
      tabs={tabs}
      selected={selected}
      onSelect={(tab) => setParameters({ tab }, { replace: true })}
    />
  );
}

function LoadingAccount() {
  const { t } = useTranslation();
  return (
    <>
      <VisuallyHidden role="status">{t('header.sessionLoading')}</VisuallyHidden>
      <SkeletonText lines={6} />
    </>
  );
}

function ProfilePanel() {
  const { t } = useTranslation('account');
  const { user } = useSession();
  if (!user) return null;
  return (
    <Card className={profile.profile}>
      <h2>{t('profile.title')}</h2>
      <dl className={profile.facts}>
        <dt>{t('fields.firstName')}</dt>
        <dd>{user.firstName}</dd>
        <dt>{t('fields.lastName')}</dt>
        <dd>{user.lastName}</dd>
        <dt>{t('fields.email')}</dt>
        <dd>
          <bdi>{user.email}</bdi>
        </dd>
      </dl>
    </Card>
  );
}
