import type { BrandResponse } from '@kp/api-client/shop';
import { rasterPicture } from '@kp/commerce';
import { hasSampleContent } from '@kp/i18n/shop-name';
import { DEFAULT_LANGUAGE, isLanguageCode, type LanguageCode, languageOption } from '@kp/i18n';
import { useTranslation } from 'react-i18next';
import { absoluteUrl, urlInLanguage, usePageSite } from './page-site';

export interface PageHeadProps {
  readonly title: string;
  readonly description?: string;
  /** Path and query for canonical and Open Graph URLs; private pages have none. */
  readonly canonicalPath?: string;
  readonly image?: string | null;
  readonly languages?: readonly LanguageCode[];
  readonly type?: 'website' | 'product' | 'article';
  readonly jsonLd?: Readonly<Record<string, unknown>>;
}

export function PageHead(props: PageHeadProps) {
  const { title, description, canonicalPath, languages, image, type, jsonLd } = props;
  const { t, i18n } = useTranslation();
  const isInLanguage = !languages || languages.some((code) => code === i18n.language);
  const language = isInLanguage ? i18n.language : (languages[0] ?? DEFAULT_LANGUAGE);
  return (
    <>
      <title>{t('shop.pageTitle', { page: title })}</title>
      {description && <meta name="description" content={description} />}
      {canonicalPath && (
        <>
          <CanonicalLink path={canonicalPath} language={language} />
          <SharingData
            path={canonicalPath}
            language={language}
            title={title}
            description={description}
            image={image}
            type={type}
          />
        </>
      )}
      {jsonLd && (
        <script
          type="application/ld+json"
          dangerouslySetInnerHTML={{ __html: JSON.stringify(jsonLd).replaceAll('<', '\\u003c') }}
        />
      )}
    </>
  );
}

/**
 * Carries `?lang=`: without it a URL answers in the language of the customer. The other languages of a page are named
 * in the sitemap: here they would be a kilobyte of each document.
 */
function CanonicalLink({ path, language }: { readonly path: string; readonly language: string }) {
  const { publicUrl } = usePageSite();
  return <link rel="canonical" href={urlInLanguage(path, language, publicUrl)} />;
}

type SharingDataProps = Pick<PageHeadProps, 'title' | 'description' | 'image' | 'type'> & {
  readonly path: string;
  readonly language: string;
};

function SharingData(props: SharingDataProps) {
  const { path, language, title, description, image, type = 'website' } = props;
  const { t } = useTranslation();
  const { publicUrl, brand } = usePageSite();
  const picture = sharingPicture(image, brand);
  return (
    <>
      <meta property="og:site_name" content={t('shop.name')} />
      <meta property="og:type" content={type} />
      <meta property="og:title" content={title} />
      {description && <meta property="og:description" content={description} />}
      <meta property="og:url" content={urlInLanguage(path, language, publicUrl)} />
      {picture && <meta property="og:image" content={absoluteUrl(picture, publicUrl)} />}
      <meta property="og:locale" content={sharedLocale(language)} />
      <meta name="twitter:card" content="summary_large_image" />
    </>
  );
}

/** "fr-FR" → "fr_FR". Open Graph always wants a region and calls Arabic without one "ar_AR". */
function sharedLocale(language: string): string {
  const locale = isLanguageCode(language) ? languageOption(language).locale : language;
  return locale.includes('-') ? locale.replace('-', '_') : `${locale}_${locale.toUpperCase()}`;
}

const SHOP_PICTURE = '/pictures/sharing/shop.png';
/** The shop's own picture stands in for what networks cannot show; null in a shop that has none. */
export function sharingPicture(image: string | null | undefined, brand?: BrandResponse): string | null {
  const own = brand?.heroPicture ?? brand?.logo;
  const standIn = own
    ? `/brand/${own.file.replace('.svg', '.png')}`
    : hasSampleContent()
      ? SHOP_PICTURE
      : null;
  return rasterPicture(image) ?? standIn;
}
