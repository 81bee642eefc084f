import { createStore, expectLife, type PageRoute } from '@kp/client';
import { createI18n, ensureMessages, loadMessages } from '@kp/i18n';
import type { i18n } from 'i18next';
import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter, matchRoutes, type RouteObject } from 'react-router';
import { App } from './app/app';
import { reportRecoverableError } from './app/report-recoverable-error';
import { readState, ROOT_ELEMENT_ID } from './document/page-state';
import {
  type RemoteLoader,
  type RemoteModule,
  RemoteModules,
  type RemoteName,
} from './remotes/remote-modules';
import { remoteOfPath } from './routing/remote-of-path';

/** A remote is ready when its texts are there too. */
function withTexts(i18n: i18n): RemoteLoader {
  return async (name) => {
    const [module] = await Promise.all([loadFederatedRemote(name), ensureMessages(i18n, [name])]);
    return module;
  };
}

/**
 * The policy of a document stays while the visitor moves inside it, and only that of the back office allows the styles
 * that antd inserts: coming from elsewhere it is loaded as a document.
 */
function asOwnDocument(load: RemoteLoader): RemoteLoader {
  const isBackOffice = remoteOfPath(location.pathname) === 'admin';
  return (name) => {
    if (name !== 'admin' || isBackOffice) return load(name);
    // Without a connection the document would be replaced by the browser's own error page.
    if (!navigator.onLine) return Promise.reject(new TypeError('The back office needs a connection.'));
    location.reload();
    return new Promise(() => {});
  };
}

/** Brings a rendered page to life, or makes a page that lives in the browser only. */
async function start(): Promise<void> {
  const { language, site, data } = readState();
  const i18n = createI18n(language, await loadMessages(language, ['common']));
  const remotes = new RemoteModules(asOwnDocument(withTexts(i18n)));
  const remote = remotes.load(remoteOfPath(location.pathname));

  const root = document.getElementById(ROOT_ELEMENT_ID)!;
  const page = (
    <BrowserRouter>
      <App store={createStore({ rendered: data })} i18n={i18n} remotes={remotes} site={site} />
    </BrowserRouter>
  );
  const options = { onRecoverableError: reportRecoverableError };
  if (!data) return createRoot(root, options).render(page);
  // Hydrated in one go: a page that is still waiting for its remote when the session or the cart changes around it
  // would be thrown away and replaced by its placeholder.
  await remote.then(({ default: routes }) => preparePage(routes, location, i18n)).catch(() => undefined);
  expectLife();
  // In slices, so that the page answers to touches meanwhile.
  startTransition(() => void hydrateRoot(root, page, options));
}

void start();

/** The part of the federation runtime that the bundler puts into the page. */
interface FederationInstance {
  loadRemote(id: string): Promise<RemoteModule | null>;
}

declare const __webpack_require__: { readonly federation: { readonly instance: FederationInstance } };

/**
 * Fetches a remote. It asks the runtime that is in the page already: importing the runtime's package would bundle a
 * second copy (23 KB, brotli). And not `import('shop/routes')`: webpack remembers a failure of that for good, whereas
 * this can be tried again.
 */
export async function loadFederatedRemote(name: RemoteName): Promise<RemoteModule> {
  const module = await __webpack_require__.federation.instance.loadRemote(`${name}/routes`);
  if (!module) throw new Error(`The remote ${name} exposes no routes`);
  return module;
}

/**
 * Fetches what the page at an address needs beside its remote.
 * @throws when it cannot be fetched; the page asks for it again when it is shown
 */
export async function preparePage(
  routes: readonly PageRoute[],
  location: { readonly pathname: string },
  i18n: i18n,
): Promise<void> {
  const match = matchRoutes(routes as RouteObject[], location.pathname)?.at(-1);
  await (match?.route as PageRoute | undefined)?.handle?.parts?.load(i18n);
}
