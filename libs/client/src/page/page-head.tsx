import { DEFAULT_LANGUAGE, isLanguageCode, type LanguageCode, languageOption } from '@kp/i18n';
import { useTranslation } from 'react-i18next';
import { absoluteAddress, addressInLanguage, usePageSite } from './page-site';

export interface PageHeadProps {
  /** Without the name of the shop. */
  readonly title: string;
  readonly description?: string;
  /**
   * Path and query that stand for this page; sets canonical and alternate addresses, and what is shown where the page
   * is shared. Pages that are nobody's business but the visitor's have none.
   */
  readonly canonicalPath?: string;
  /** Path or address of the picture shown where the page is shared. */
  readonly image?: string | null;
  /** Languages that its text exists in; all of the shop unless given. No other is announced. */
  readonly languages?: readonly LanguageCode[];
  /** What the page is about, in the words of Open Graph; `website` unless given. */
  readonly type?: 'website' | 'product' | 'article';
  /** Structured data, e.g. of a product. */
  readonly jsonLd?: Readonly<Record<string, unknown>>;
}

/** Title and meta data of a page. React puts them into the head, on the server too. */
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
          <PageAddresses path={canonicalPath} language={language} languages={languages} />
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

interface PageAddressesProps {
  readonly path: string;
  /** The one its text is in. */
  readonly language: string;
  /** Those it exists in; all of the shop unless given. */
  readonly languages: readonly string[] | undefined;
}

/**
 * One page, several languages: the canonical address carries `?lang=`, so do its alternates. The address without it
 * answers everybody in their own language and is nobody's alternate: those have to be canonical addresses.
 */
export function PageAddresses({ path, language: own, languages: offered }: PageAddressesProps) {
  const { publicUrl, languages: all } = usePageSite();
  const languages = offered ?? all;
  return (
    <>
      <link rel="canonical" href={addressInLanguage(path, own, publicUrl)} />
      {languages.length > 1 && (
        <>
          {languages.map((language) => (
            <link
              key={language}
              rel="alternate"
              hrefLang={language}
              href={addressInLanguage(path, language, publicUrl)}
            />
          ))}
          <link
            rel="alternate"
            hrefLang="x-default"
            href={addressInLanguage(path, DEFAULT_LANGUAGE, publicUrl)}
          />
        </>
      )}
    </>
  );
}

type SharingDataProps = Pick<PageHeadProps, 'title' | 'description' | 'image' | 'type'> & {
  readonly path: string;
  /** The one its text is in. */
  readonly language: string;
};

/** How a page looks where it is shared (Open Graph). Its other languages are told by `hreflang`. */
export function SharingData(props: SharingDataProps) {
  const { path, language, title, description, image, type = 'website' } = props;
  const { t } = useTranslation();
  const { publicUrl } = usePageSite();
  const picture = sharingPicture(image);
  return (
    <>
      <meta property="og:site_name" content={t('shop.name')} />
      <meta property="og:type" content={type} />
      <meta property="og:title" content={title} />
      {description && <meta property="og:description" content={description} />}
      <meta property="og:url" content={addressInLanguage(path, language, publicUrl)} />
      <meta property="og:image" content={absoluteAddress(picture, publicUrl)} />
      <meta property="og:locale" content={sharedLocale(language)} />
      <meta name="twitter:card" content="summary_large_image" />
    </>
  );
}

/** "fr-FR" → "fr_FR". Open Graph wants a region always and calls Arabic without one "ar_AR". */
function sharedLocale(language: string): string {
  const locale = isLanguageCode(language) ? languageOption(language).locale : language;
  return locale.includes('-') ? locale.replace('-', '_') : `${locale}_${locale.toUpperCase()}`;
}

const SHOP = '/pictures/sharing/shop.png';
const DRAWING = /^\/pictures\/([\w-]+)\.svg$/;
const VECTORS = /\.svg$/i;

/**
 * What is shown where a page is shared. Most networks show no SVG: of each drawing that comes with the shop there is a
 * raster picture, made with the build. Other pictures are shown as they are; pages without one show that of the shop.
 */
export function sharingPicture(image: string | null | undefined): string {
  const drawing = image?.match(DRAWING)?.[1];
  if (drawing) return `/pictures/sharing/${drawing}.png`;
  return image && !VECTORS.test(image) ? image : SHOP;
}
