import { beginLife } from '@kp/client';
import { createContext, Suspense, use, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useRoutes, type RouteObject } from 'react-router';
import { ErrorBoundary, ErrorPanel, Page } from '@kp/ui';
import { NotFoundPage } from '../pages/not-found-page';
import { PageTitle } from '../routing/page-title';
import type { RemoteModule, RemoteModules, RemoteName } from './remote-modules';
import { RemotePlaceholder } from './remote-placeholder';

const RemotesContext = createContext<RemoteModules | null>(null);
export const RemotesProvider = RemotesContext;

function useRemotes(): RemoteModules {
  const remotes = use(RemotesContext);
  if (!remotes) throw new Error('Remote must be used within RemotesProvider');
  return remotes;
}

/** The pages of one remote. Until it is here a placeholder shows; when it fails, a panel that can try again. */
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
  // Decided once: React replays a component that suspended and expects the same hooks, and another type would remount the page.
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
  useEffect(beginLife, []);
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
  useEffect(beginLife, []);
  return (
    <Page>
      <ErrorPanel title={t('remote.title')} onRetry={onRetry}>
        {t('remote.text')}
      </ErrorPanel>
    </Page>
  );
}
