import { createContext, use } from 'react';
import { useTranslation } from 'react-i18next';

/** Where the page is: the shop's public origin and the languages it is offered in. */
export interface PageSite {
  /** Origin without a slash at the end. */
  readonly publicUrl: string;
  readonly languages: readonly string[];
}

const SiteContext = createContext<PageSite>({ publicUrl: '', languages: [] });
export const PageSiteProvider = SiteContext;

/** For addresses that must be absolute, as those in structured data. */
export function usePageSite(): PageSite {
  return use(SiteContext);
}

export interface PageHeadProps {
  /** Without the name of the shop. */
  readonly title: string;
  readonly description?: string;
  /** Path and query that stand for this page; sets canonical and alternate addresses. */
  readonly canonicalPath?: string;
  /** Structured data, e.g. of a product. */
  readonly jsonLd?: Readonly<Record<string, unknown>>;
}

/** Title and meta data of a page. React puts them into the head, on the server too. */
export function PageHead({ title, description, canonicalPath, jsonLd }: PageHeadProps) {
  const { t } = useTranslation();
  return (
    <>
      <title>{t('shop.pageTitle', { page: title })}</title>
      {description && <meta name="description" content={description} />}
      {canonicalPath && <Addresses path={canonicalPath} />}
      {jsonLd && (
        <script
          type="application/ld+json"
          dangerouslySetInnerHTML={{ __html: JSON.stringify(jsonLd).replaceAll('<', '\\u003c') }}
        />
      )}
    </>
  );
}

/** One address, several languages: the canonical one carries `?lang=`, so do its alternates. */
function Addresses({ path }: { path: string }) {
  const { publicUrl, languages } = use(SiteContext);
  const { i18n } = useTranslation();
  const inLanguage = (language: string) =>
    `${publicUrl}${path}${path.includes('?') ? '&' : '?'}lang=${encodeURIComponent(language)}`;
  return (
    <>
      <link rel="canonical" href={inLanguage(i18n.language)} />
      {languages.length > 1 &&
        languages.map((language) => (
          <link key={language} rel="alternate" hrefLang={language} href={inLanguage(language)} />
        ))}
    </>
  );
}
