import { markHydrated, type PageRoute } from '@kp/client';
import { createContext, Suspense, use, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { matchRoutes, type RouteObject, useLocation, useRoutes } from 'react-router';
import { ErrorBoundary, ErrorPanel, Page, Skeleton, SkeletonText, VisuallyHidden } from '@kp/ui';
import { NotFoundPage } from '../pages/not-found-page';
import type { RemoteModule, RemoteModules, RemoteName } from './remote-modules';
import styles from './remote-placeholder.module.css';

const RemotesContext = createContext<RemoteModules | null>(null);
export const RemotesProvider = RemotesContext;

function useRemotes(): RemoteModules {
  const remotes = use(RemotesContext);
  if (!remotes) throw new Error('Remote must be used within RemotesProvider');
  return remotes;
}

export function Remote({ name }: { readonly name: RemoteName }) {
  const remotes = useRemotes();
  const { pathname } = useLocation();
  return (
    <ErrorBoundary
      key={`${name} ${pathname}`}
      onRetry={() => remotes.retry(name)}
      fallback={(retry) => <RemoteFailure onRetry={retry} />}
    >
      <RemoteContent name={name} />
    </ErrorBoundary>
  );
}

function RemoteContent({ name }: { name: RemoteName }) {
  const remotes = useRemotes();
  // Decided once: React replays a suspended component with the same hooks, and another type would remount the page.
  const [loaded] = useState(() => remotes.find(name));
  return (
    <Suspense fallback={<RemotePlaceholder />}>
      {loaded ? <RemotePages module={loaded} /> : <PendingRemote name={name} />}
    </Suspense>
  );
}

function PendingRemote({ name }: { name: RemoteName }) {
  return <RemotePages module={use(useRemotes().load(name))} />;
}

function RemotePages({ module: { default: routes } }: { module: RemoteModule }) {
  useEffect(markHydrated, []);
  const page = useRoutes([...(routes as readonly RouteObject[]), { path: '*', element: <NotFoundPage /> }]);
  return (
    <>
      <PageTitle routes={routes} />
      {page}
    </>
  );
}

function RemoteFailure({ onRetry }: { onRetry: () => void }) {
  const { t } = useTranslation();
  useEffect(markHydrated, []);
  return (
    <Page>
      <ErrorPanel title={t('remote.title')} onRetry={onRetry}>
        {t('remote.text')}
      </ErrorPanel>
    </Page>
  );
}

function RemotePlaceholder() {
  const { t } = useTranslation();
  return (
    <Page className={styles.placeholder}>
      <VisuallyHidden role="status">{t('remote.loading')}</VisuallyHidden>
      <Skeleton width="40%" height="2.25rem" />
      <SkeletonText lines={4} />
    </Page>
  );
}

function PageTitle({ routes }: { readonly routes: readonly PageRoute[] }) {
  const { t } = useTranslation();
  const location = useLocation();
  const match = matchRoutes(routes as RouteObject[], location)?.at(-1);
  const title = (match?.route as PageRoute | undefined)?.handle?.title;
  return title ? <title>{t('shop.pageTitle', { page: title(t) })}</title> : null;
}
