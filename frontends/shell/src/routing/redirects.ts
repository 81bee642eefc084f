/** Other spellings of a page; what they carry as parameters comes first. */
const REDIRECTS: Readonly<Record<string, string>> = {
  'track-order': '/track',
  // Without the token of a link, the order is found by its number.
  'order-status': '/track',
  register: '/login?mode=register',
  orders: '/account?tab=orders',
  'account/orders': '/account?tab=orders',
  'admin/orders': '/admin?tab=orders',
};

/** @returns where a path that is no page leads, with its parameters */
export function redirectOf({
  pathname,
  search,
}: {
  readonly pathname: string;
  readonly search: string;
}): string | undefined {
  const segments = pathname.split('/').filter(Boolean);
  const [first, slug, ...more] = segments;
  const isProduct = first === 'product' && slug !== undefined && more.length === 0;
  const target = isProduct ? `/products/${slug}` : REDIRECTS[segments.join('/').toLowerCase()];
  if (target === undefined || search.length < 2) return target;
  return `${target}${target.includes('?') ? '&' : '?'}${search.slice(1)}`;
}
