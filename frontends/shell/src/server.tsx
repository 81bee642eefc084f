import {
  type AppStore,
  createStore,
  type PageRoute,
  type PageSite,
  type RenderedData,
  renderedData,
  type ServerRead,
} from '@kp/client';
import { shopApi } from '@kp/api-client/shop';
import { emptyApi } from '@kp/api-client';
import { createI18n, type LanguageCode, loadMessages } from '@kp/i18n';
import { catalogLanguage } from '@kp/i18n/catalog-language';
import { countryName } from '@kp/i18n/country-name';
import { shopTimeZone } from '@kp/i18n/shop-time-zone';
import { renderToString } from 'react-dom/server';
import { matchRoutes, type RouteMatch, type RouteObject, StaticRouter } from 'react-router';
import shopRoutes from 'shop/routes';
import { App } from './app/app';
import { escapeHtml } from '@kp/commerce';
import { htmlDocument } from './document/document';
import { RemoteModules } from './remotes/remote-modules';
import { remoteOfPath } from './routing/remote-of-path';

export interface ShellPageRequest {
  readonly url: string;
  readonly language: LanguageCode;
  readonly publicUrl: string;
  readonly read: ServerRead;
}

export interface RenderRequest extends ShellPageRequest {
  /** The document for missing data, cached under one URL; without it the page itself is rendered. */
  readonly notFound?: (address: string) => Promise<string>;
}

export interface PublicPage {
  readonly path: string;
  readonly showsCatalog: boolean;
  readonly languages?: readonly LanguageCode[];
}

export interface RenderedPage {
  readonly status: number;
  readonly html: string;
}

export interface PageAddress {
  /** With parameters after a colon, as in `/products/:slug`. */
  readonly path: string;
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

export { redirectOf } from './routing/redirects';

export function isPublicPage(pathname: string): boolean {
  if (remoteOfPath(pathname) !== 'shop') return false;
  return !matchShop(pathname).some(({ route }) => handleOf(route)?.isClientOnly);
}

export function publicPages(): PublicPage[] {
  return shopRoutes
    .filter(({ path, handle }) => !/[:*]/.test(path) && !handle?.isClientOnly)
    .map(({ path, handle }) => ({
      path,
      showsCatalog: handle?.prefetch !== undefined && !handle.isOwnersText,
      languages: handle?.languages,
    }));
}

export function pageAddresses(): PageAddress[] {
  return shopRoutes.map(({ path, handle }) => ({ path, parameters: handle?.parameters ?? [] }));
}

/** Depends on URL and language only, so that the result can be cached. */
export async function render({
  url,
  language,
  publicUrl,
  read,
  notFound,
}: RenderRequest): Promise<RenderedPage> {
  const store = createStore({ read });
  const i18n = await textsOf(language);
  const matches = matchShop(url);
  const parts = matches.flatMap(({ route }) => handleOf(route)?.parts ?? []).at(-1);
  const [status] = await Promise.all([prefetch(store, matches, url, language), parts?.load(i18n)]);
  if (status === NOT_FOUND && notFound) return { status, html: await notFound(notFoundAddress(url)) };
  const { site, priceDisplay } = await siteOf(store, publicUrl, language);
  const { head, body } = splitHead(
    renderToString(
      <StaticRouter location={url}>
        <App store={store} i18n={i18n} remotes={remotes} site={site} />
      </StaticRouter>,
    ),
  );
  // Served at other URLs than it was rendered for, where it would not hydrate.
  const isMadeByBrowser = status === NOT_FOUND && matches.length > 0;
  const rendered = isMadeByBrowser
    ? { data: offerTermsOf(store), isMadeByBrowser }
    : { data: renderedData(store) };
  store.dispatch(emptyApi.util.resetApiState());
  return {
    status,
    html: htmlDocument({
      state: { language, site, timeZone: shopTimeZone(), catalogLanguage: catalogLanguage(), ...rendered },
      remote: 'shop',
      parts,
      priceDisplay,
      head,
      body,
    }),
  };
}

export async function renderShellPage({
  url,
  language,
  publicUrl,
  read,
}: ShellPageRequest): Promise<RenderedPage> {
  const { t } = await textsOf(language);
  const store = createStore({ read });
  await loadOfferTerms(store, language);
  const { site, priceDisplay } = await siteOf(store, publicUrl, language);
  const data = offerTermsOf(store);
  store.dispatch(emptyApi.util.resetApiState());
  const remote = remoteOfPath(new URL(url, publicUrl).pathname);
  const head = `<title>${escapeHtml(t('shop.name'))}</title>\n<meta name="robots" content="noindex">`;
  const state = {
    language,
    site,
    timeZone: shopTimeZone(),
    catalogLanguage: catalogLanguage(),
    data,
    isMadeByBrowser: true,
  };
  return { status: OK, html: htmlDocument({ state, remote, priceDisplay, head, body: '' }) };
}

const handleOf = (route: RouteObject) => (route as PageRoute).handle;
const matchShop = (url: string) =>
  matchRoutes(shopRoutes as readonly RouteObject[] as RouteObject[], url) ?? [];

const NO_SLUG = '_';

/** `/products/_` stands for all products that do not exist, `/products?category=_` for all categories. */
function notFoundAddress(url: string): string {
  const path = matchShop(url).at(-1)?.route.path;
  if (!path) return NOT_FOUND_PATH;
  return path.includes(':') ? path.replace(/:[^/]+/g, NO_SLUG) : `${path}?category=${NO_SLUG}`;
}

async function siteOf(store: AppStore, publicUrl: string, language: LanguageCode) {
  const { data } = await store.dispatch(shopApi.endpoints.getConfig.initiate());
  const country = countryName(data?.company.country ?? '', language) || undefined;
  const site: PageSite = { publicUrl, country, brand: data?.brand };
  return { site, priceDisplay: data?.priceDisplay };
}

async function prefetch(
  store: AppStore,
  matches: RouteMatch[],
  url: string,
  language: LanguageCode,
): Promise<number> {
  const { searchParams } = new URL(url, 'http://localhost');
  const frame = [
    store.dispatch(shopApi.endpoints.listCategories.initiate()),
    loadOfferTerms(store, language),
  ];
  const pages = matches.map(({ route, params }) =>
    handleOf(route)?.prefetch?.({ store, params, searchParams, language }),
  );
  const [answers] = await Promise.all([Promise.all(pages), Promise.all(frame)]);
  if (hasServerFailure(store)) return UNAVAILABLE;
  if (matches.length === 0) return NOT_FOUND;
  return answers.find((answer) => answer)?.status ?? OK;
}

/** Every document has them and what the shop says of itself, so that nothing of it waits for a request. */
async function loadOfferTerms(store: AppStore, language: LanguageCode): Promise<void> {
  const { getBrandTexts, getConfig, getShippingSettings } = shopApi.endpoints;
  const shipping = store.dispatch(getShippingSettings.initiate());
  const { data } = await store.dispatch(getConfig.initiate());
  if (data?.brand?.hasTexts) await store.dispatch(getBrandTexts.initiate({ language }));
  await shipping;
}

function offerTermsOf(store: AppStore): RenderedData {
  const { queries } = renderedData(store);
  const { getBrandTexts, getConfig, getShippingSettings } = shopApi.endpoints;
  const isOfTerms = (key: string) =>
    [getBrandTexts, getConfig, getShippingSettings].some(({ name }) => key.startsWith(`${name}(`));
  return {
    queries: Object.fromEntries(Object.entries(queries).filter(([key]) => isOfTerms(key))),
    provided: {},
  };
}

/** A page of error panels must not be cached or indexed. */
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

const textsByLanguage = new Map<LanguageCode, Promise<Texts>>();

export function textsOf(language: LanguageCode): Promise<Texts> {
  let texts = textsByLanguage.get(language);
  if (!texts) {
    texts = loadMessages(language, ['common', 'problems', 'shop']).then((messages) =>
      createI18n(language, messages),
    );
    // A failed load is retried with the next page.
    texts.catch(() => textsByLanguage.delete(language));
    textsByLanguage.set(language, texts);
  }
  return texts;
}
