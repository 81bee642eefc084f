/** Pages that belong to one visitor: nothing to find there. */
const PRIVATE = ['/cart', '/checkout', '/account', '/admin'];

/** What crawlers may read, and where the list of all pages is. */
export function robotsText(publicUrl: string): string {
  const rules = PRIVATE.map((path) => `Disallow: ${path}`);
  return ['User-agent: *', ...rules, '', `Sitemap: ${publicUrl}/sitemap.xml`, ''].join('\n');
}
