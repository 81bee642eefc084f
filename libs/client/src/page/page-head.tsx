import { DEFAULT_LANGUAGE, type LanguageCode } from '@kp/i18n';
import { useTranslation } from 'react-i18next';
import { PageAddresses } from './page-addresses';
import { SharingData } from './sharing-data';

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
