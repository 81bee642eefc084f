import { createStore, expectHydration, guardHistory, type PageRoute, type RenderedData } from '@kp/client';
import { createI18n, ensureMessages, loadMessages, type Namespace } from '@kp/i18n';
import { setCatalogLanguage } from '@kp/i18n/catalog-language';
import { setShopTimeZone } from '@kp/i18n/shop-time-zone';
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

const TOUCHES = ['pointermove', 'pointerdown', 'keydown', 'scroll'] as const;

/** The first sign that the shopper may go on to another page. */
const touched = new Promise<void>((resolve) => {
  for (const touch of TOUCHES) addEventListener(touch, () => resolve(), { once: true, passive: true });
});

function loadOftenNext(routes: readonly PageRoute[], i18n: i18n): void {
  for (const { handle } of routes) {
    // The page itself says so when it is opened and cannot be loaded.
    if (handle?.isOftenNext) handle.parts?.load(i18n).catch(() => undefined);
  }
}

function withTexts(i18n: i18n): RemoteLoader {
  return async (name) => {
    const [module] = await Promise.all([loadFederatedRemote(name), ensureMessages(i18n, [name])]);
    void touched.then(() => loadOftenNext(module.default, i18n));
    return module;
  };
}

/** A page rendered with a refusal shows its sentence. */
function textsOf(data: RenderedData): Namespace[] {
  const hasFailed = Object.values(data.queries).some((query) => query?.status === 'rejected');
  return hasFailed ? ['common', 'problems'] : ['common'];
}

async function start(): Promise<void> {
  const { language, site, timeZone, catalogLanguage, data, isMadeByBrowser } = readState();
  setShopTimeZone(timeZone);
  setCatalogLanguage(catalogLanguage);
  const i18n = createI18n(language, await loadMessages(language, textsOf(data)));
  const remotes = new RemoteModules(withTexts(i18n));
  const remote = remotes.load(remoteOfPath(location.pathname));

  // What forms say is wrong: no page starts with it, and most visits have no form.
  void touched.then(() => ensureMessages(i18n, ['validation'])).catch(() => undefined);
  const store = createStore({
    rendered: data,
    loadProblemTexts: () => ensureMessages(i18n, ['problems']),
  });
  const root = document.getElementById(ROOT_ELEMENT_ID)!;
  guardHistory();
  const page = (
    <BrowserRouter>
      <App store={store} i18n={i18n} remotes={remotes} site={site} />
    </BrowserRouter>
  );
  const options = { onRecoverableError: reportRecoverableError };
  if (isMadeByBrowser) return createRoot(root, options).render(page);
  // Hydrated only when the remote is loaded: a change of session or cart would replace a suspended page by its
  // placeholder.
  await remote.then(({ default: routes }) => loadPageChunk(routes, location, i18n)).catch(() => undefined);
  expectHydration();
  // A transition hydrates in slices, so that the page responds meanwhile.
  startTransition(() => void hydrateRoot(root, page, options));
}

void start();

interface FederationInstance {
  loadRemote(id: string): Promise<RemoteModule | null>;
}

declare const __webpack_require__: { readonly federation: { readonly instance: FederationInstance } };

/** The runtime of the page: its package is 23 KB, and `import('shop/routes')` never retries a failure. */
async function loadFederatedRemote(name: RemoteName): Promise<RemoteModule> {
  const module = await __webpack_require__.federation.instance.loadRemote(`${name}/routes`);
  if (!module) throw new Error(`The remote ${name} exposes no routes`);
  return module;
}

async function loadPageChunk(
  routes: readonly PageRoute[],
  location: { readonly pathname: string },
  i18n: i18n,
): Promise<void> {
  const match = matchRoutes(routes as RouteObject[], location.pathname)?.at(-1);
  await (match?.route as PageRoute | undefined)?.handle?.parts?.load(i18n);
}
