import { lazyPage, PageHead, SignInRedirect, useSession } from '@kp/client';
import type { StaffRight } from '@kp/commerce';
import { SkeletonText, VisuallyHidden } from '@kp/ui';
import { Alert, AntdProvider, LinkButton } from '@kp/ui/admin';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { AdminFrame, BareFrame } from './frame/admin-frame';
import { isSettings } from './frame/navigation';
import { isScreen, screensFor } from './screens';
import { UnsavedChanges } from './shared/unsaved-changes';

const SettingsSections = lazyPage(
  async () => (await import('./frame/settings-sections')).SettingsSections,
  ['adminSettings'],
);

export function AdminPage() {
  const { status, user } = useSession();
  if (status === 'signedOut' || (user && !user.isAdmin)) return <SignInRedirect />;
  if (!user) return <CheckingSession />;
  return (
    <AntdProvider density="compact">
      {user.needsSecondFactor ? <SecondFactorNeeded /> : <AdminScreens rights={user.rights} />}
    </AntdProvider>
  );
}

/** Every call of the back office is refused until then. */
function SecondFactorNeeded() {
  const { t } = useTranslation('admin');
  return (
    <BareFrame>
      <PageHead title={t('pageTitle')} />
      <h1>{t('secondFactor.title')}</h1>
      <Alert
        type="warning"
        showIcon
        title={t('secondFactor.text')}
        action={
          <LinkButton to="/account?tab=profile" type="primary">
            {t('secondFactor.setUp')}
          </LinkButton>
        }
      />
    </BareFrame>
  );
}

function AdminScreens({ rights }: { readonly rights: readonly StaffRight[] }) {
  const { t } = useTranslation('admin');
  const [parameters] = useSearchParams();
  const screens = screensFor(rights);
  const tabs = screens.map(({ key }) => key);
  const wanted = parameters.get('tab');
  const found = screens.find(({ key }) => key === wanted);
  const forbidden = found || !isScreen(wanted) ? undefined : wanted;
  const active = found ?? screens[0]!;
  const named = forbidden ?? active.key;
  const title = named === 'dashboard' ? t('pageTitle') : `${t(`tabs.${named}`)} · ${t('pageTitle')}`;
  const content = (
    <Suspense fallback={<SkeletonText lines={10} />}>
      <active.Content key={active.key} />
    </Suspense>
  );
  return (
    <UnsavedChanges>
      <AdminFrame tabs={tabs} active={active.key}>
        <PageHead title={title} />
        {forbidden && (
          <>
            <h1>{t(`tabs.${forbidden}`)}</h1>
            <Alert type="warning" showIcon role="alert" title={t('forbidden')} />
          </>
        )}
        {!forbidden && isSettings(active.key) ? (
          <SettingsSections tabs={tabs} active={active.key}>
            {content}
          </SettingsSections>
        ) : (
          !forbidden && content
        )}
      </AdminFrame>
    </UnsavedChanges>
  );
}

function CheckingSession() {
  const { t } = useTranslation();
  const { t: admin } = useTranslation('admin');
  return (
    <BareFrame>
      <PageHead title={admin('pageTitle')} />
      <h1>{admin('title')}</h1>
      <VisuallyHidden role="status">{t('header.sessionLoading')}</VisuallyHidden>
      <SkeletonText lines={6} />
    </BareFrame>
  );
}
