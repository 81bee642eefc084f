import type { PageRoute } from '@kp/client';
import { useTranslation } from 'react-i18next';
import { matchRoutes, useLocation, type RouteObject } from 'react-router';

/** The title of a page that always has the same one; others render their own `PageHead`. */
export function PageTitle({ routes }: { readonly routes: readonly PageRoute[] }) {
  const { t } = useTranslation();
  const location = useLocation();
  const match = matchRoutes(routes as RouteObject[], location)?.at(-1);
  const title = (match?.route as PageRoute | undefined)?.handle?.title;
  return title ? <title>{t('shop.pageTitle', { page: title(t) })}</title> : null;
}
