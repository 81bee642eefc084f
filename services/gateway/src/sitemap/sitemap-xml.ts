import { AVAILABLE_LANGUAGES, DEFAULT_LANGUAGE, LANGUAGE_PARAMETER } from '@kp/i18n';

/** A page as search engines are told of it. */
export interface SitemapPage {
  /** Path and query. */
  path: string;
  changedAt: Date;
  /** Languages that it exists in; all of the shop unless given. */
  languages?: readonly string[];
}

const HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n';
const SITEMAP = 'http://www.sitemaps.org/schemas/sitemap/0.9';
const XHTML = 'http://www.w3.org/1999/xhtml';

/**
 * A list of pages, each with its canonical address in every language it exists in; English is for everybody whose language is not
 * there.
 */
export function urlSet(pages: readonly SitemapPage[], publicUrl: string): string {
  const urls = pages.map((page) => urlOf(page, publicUrl)).join('');
  return `${HEAD}<urlset xmlns="${SITEMAP}" xmlns:xhtml="${XHTML}">\n${urls}</urlset>\n`;
}

/** A list of lists, for a shop with more pages than one file should hold. */
export function sitemapIndex(files: readonly SitemapPage[], publicUrl: string): string {
  const entries = files.map(
    ({ path, changedAt }) =>
      `<sitemap><loc>${escapeXml(publicUrl + path)}</loc>${lastModified(changedAt)}</sitemap>\n`,
  );
  return `${HEAD}<sitemapindex xmlns="${SITEMAP}">\n${entries.join('')}</sitemapindex>\n`;
}

const ALL_LANGUAGES: readonly string[] = AVAILABLE_LANGUAGES.map(({ code }) => code);

function urlOf({ path, changedAt, languages = ALL_LANGUAGES }: SitemapPage, publicUrl: string): string {
  const address = escapeXml(publicUrl + path);
  const separator = path.includes('?') ? '&amp;' : '?';
  const inLanguage = (code: string) => `${address}${separator}${LANGUAGE_PARAMETER}=${code}`;
  const inDefault = inLanguage(DEFAULT_LANGUAGE);
  const alternates = languages.map((code) => alternate(code, inLanguage(code)));
  const known = languages.length > 1 ? [...alternates, alternate('x-default', inDefault)] : [];
  return `<url><loc>${inDefault}</loc>${lastModified(changedAt)}\n${known.join('')}</url>\n`;
}

const alternate = (language: string, href: string) =>
  `<xhtml:link rel="alternate" hreflang="${language}" href="${href}"/>\n`;

const lastModified = (date: Date) => `<lastmod>${date.toISOString()}</lastmod>`;

function escapeXml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}
