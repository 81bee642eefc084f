import type { PageRoute } from '@kp/client';
import type { i18n } from 'i18next';
import { matchRoutes, type RouteObject } from 'react-router';

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
