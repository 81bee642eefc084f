import type { RemoteName } from '../remotes/remote-modules';

/** First segments of the addresses that do not belong to the shop. */
const OWNERS: Readonly<Record<string, RemoteName>> = {
  admin: 'admin',
  account: 'account',
  login: 'account',
  'forgot-password': 'account',
  'reset-password': 'account',
  invoice: 'account',
};

/** The remote whose pages stand at an address; every address nobody else owns is the shop's. */
export function remoteOfPath(pathname: string): RemoteName {
  const [, first = ''] = pathname.split('/');
  return OWNERS[first] ?? 'shop';
}

/** `/product/{slug}` is another spelling of `/products/{slug}`; @returns the right address, or nothing to do */
export function productRedirect({
  pathname,
  search,
}: {
  pathname: string;
  search: string;
}): string | undefined {
  const slug = /^\/product\/([^/]+)\/?$/.exec(pathname)?.[1];
  return slug && `/products/${slug}${search}`;
}
