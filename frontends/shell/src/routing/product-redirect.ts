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
