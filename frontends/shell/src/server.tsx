import {
  type AppStore,
  createStore,
  type PageRoute,
  type PageSite,
  renderedData,
  type ServerRead,
} from '@kp/client';
import { shopApi } from '@kp/api-client/shop';
import { emptyApi } from '@kp/api-client';
import { AVAILABLE_LANGUAGES, createI18n, type LanguageCode, loadMessages } from '@kp/i18n';
import { renderToString } from 'react-dom/server';
import { matchRoutes, type RouteObject, StaticRouter } from 'react-router';
import shopRoutes from 'shop/routes';
import { App } from './app/app';
import { escapeHtml, htmlDocument } from './document/document';
import { RemoteModules } from './remotes/remote-modules';
import { remoteOfPath } from './routing/remote-of-path';

export interface ShellPageRequest {
  /** Path and query of the page. */
  readonly url: string;
  readonly language: LanguageCode;
  /** Origin for canonical addresses, without a slash at the end. */
  readonly publicUrl: string;
}

export interface RenderRequest extends ShellPageRequest {
  /** A GET of the shop's own API, answered inside the process. */
  readonly read: ServerRead;
  /**
   * The document for a page whose data do not exist, rendered from an address that stands for all such pages; without it
   * the page itself is rendered.
   */
  readonly notFound?: (address: string) => Promise<string>;
}

export interface PublicPage {
  readonly path: string;
  readonly showsCatalog: boolean;
  /** Absent: all of the shop. */
  readonly languages?: readonly LanguageCode[];
}

export interface RenderedPage {
  readonly status: number;
  /** The whole document. */
  readonly html: string;
}

/** A page as the routes declare it. */
export interface PageAddress {
  /** Segments after a colon stand for any text. */
  readonly path: string;
  /** Query parameters that the page depends on, beside the language. */
  readonly parameters: readonly string[];
}

const OK = 200;
const NOT_FOUND = 404;
const UNAVAILABLE = 503;
const NOT_FOUND_PATH = '/404';

const remotes = new RemoteModules((name) =>
  Promise.reject(new Error(`${name} is not rendered on the server`)),
);
remotes.register('shop', { default: shopRoutes });

/** True when the server renders the page at a path: the shop's pages, and the not-found page. */
export function isPublicPage(pathname: string): boolean {
  if (remoteOfPath(pathname) !== 'shop') return false;
  return !matchShop(pathname).some(({ route }) => handleOf(route)?.isClientOnly);
}

/** Public pages with a fixed address, for the sitemap. Those that fetch data show products. */
export function publicPages(): PublicPage[] {
  return shopRoutes
    .filter(({ path, handle }) => !/[:*]/.test(path) && !handle?.isClientOnly)
    .map(({ path, handle }) => ({
      path,
      showsCatalog: handle?.prefetch !== undefined,
      languages: handle?.languages,
    }));
}

/** Every page of the shop; an address that is none of them, and no other remote's, does not exist. */
export function pageAddresses(): PageAddress[] {
  return shopRoutes.map(({ path, handle }) => ({ path, parameters: handle?.parameters ?? [] }));
}

/** Renders a public page with its data. It depends on the address and the language only. */
export async function render({
  url,
  language,
  publicUrl,
  read,
  notFound,
}: RenderRequest): Promise<RenderedPage> {
  const store = createStore({ read });
  const i18n = await textsOf(language);
  const site = siteOf(publicUrl);
  const parts = matchShop(url)
    .flatMap(({ route }) => handleOf(route)?.parts ?? [])
    .at(-1);
  const [status] = await Promise.all([prefetch(store, url, language), parts?.load(i18n)]);
  if (status === NOT_FOUND && notFound) return { status, html: await notFound(notFoundAddress(url)) };
  const { head, body } = splitHead(
    renderToString(
      <StaticRouter location={url}>
        <App store={store} i18n={i18n} remotes={remotes} site={site} />
      </StaticRouter>,
    ),
  );
  // Shown at other addresses than it was rendered for, where it would not hydrate: the browser makes the page itself.
  const data = status === NOT_FOUND && matchShop(url).length > 0 ? undefined : renderedData(store);
  store.dispatch(emptyApi.util.resetApiState());
  return {
    status,
    html: htmlDocument({ state: { language, site, data }, remote: 'shop', parts, head, body }),
  };
}

/** The document of a page that is made in the browser. */
export async function renderShellPage({ url, language, publicUrl }: ShellPageRequest): Promise<RenderedPage> {
  const { t } = await textsOf(language);
  const remote = remoteOfPath(new URL(url, publicUrl).pathname);
  const head = `<title>${escapeHtml(t('shop.name'))}</title>\n<meta name="robots" content="noindex">`;
  const state = { language, site: siteOf(publicUrl) };
  return { status: OK, html: htmlDocument({ state, remote, head, body: '' }) };
}

const handleOf = (route: RouteObject) => (route as PageRoute).handle;
const matchShop = (url: string) =>
  matchRoutes(shopRoutes as readonly RouteObject[] as RouteObject[], url) ?? [];

/** No slug: nothing is asked for it. */
const NO_SLUG = '_';

/** The address that stands for all those of a route that show nothing: `/products/_` says "Product not found". */
function notFoundAddress(url: string): string {
  const route = matchShop(url).at(-1)?.route;
  return route?.path?.replace(/:[^/]+/g, NO_SLUG) ?? NOT_FOUND_PATH;
}

function siteOf(publicUrl: string): PageSite {
  return { publicUrl, languages: AVAILABLE_LANGUAGES.map(({ code }) => code) };
}

/** Fetches what the frame and the page show. @returns the status of the page */
async function prefetch(store: AppStore, url: string, language: LanguageCode): Promise<number> {
  const { searchParams } = new URL(url, 'http://localhost');
  const matches = matchShop(url);
  const frame = [
    store.dispatch(shopApi.endpoints.listCategories.initiate()),
    store.dispatch(shopApi.endpoints.getConfig.initiate()),
  ];
  const pages = matches.map(({ route, params }) =>
    handleOf(route)?.prefetch?.({ store, params, searchParams, language }),
  );
  const [answers] = await Promise.all([Promise.all(pages), Promise.all(frame)]);
  if (hasServerFailure(store)) return UNAVAILABLE;
  if (matches.length === 0) return NOT_FOUND;
  return answers.find((answer) => answer)?.status ?? OK;
}

/** A page of error panels must not be taken for the page itself by caches and search engines. */
function hasServerFailure(store: AppStore): boolean {
  return Object.values(store.getState().api.queries).some((query) => {
    const status = (query?.error as { status?: number } | undefined)?.status;
    return status !== undefined && (status === 0 || status >= 500);
  });
}

/** React writes title, meta data and preloads first; the page begins with its first `div`. */
function splitHead(html: string): { head: string; body: string } {
  const start = html.indexOf('<div');
  return { head: html.slice(0, start), body: html.slice(start) };
}

type Texts = ReturnType<typeof createI18n>;

const known = new Map<LanguageCode, Promise<Texts>>();

/** The texts of a language, which all pages of the server share: rendering only reads them. */
export function textsOf(language: LanguageCode): Promise<Texts> {
  let texts = known.get(language);
  if (!texts) {
    texts = loadMessages(language, ['common', 'shop']).then((messages) => createI18n(language, messages));
    // What could not be loaded is tried again with the next page.
    texts.catch(() => known.delete(language));
    known.set(language, texts);
  }
  return texts;
}
