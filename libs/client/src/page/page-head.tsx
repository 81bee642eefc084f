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
  /** What the page is about, in the words of Open Graph; `website` unless given. */
  readonly type?: 'website' | 'product' | 'article';
  /** Structured data, e.g. of a product. */
  readonly jsonLd?: Readonly<Record<string, unknown>>;
}

/** Title and meta data of a page. React puts them into the head, on the server too. */
export function PageHead({ title, description, canonicalPath, image, type, jsonLd }: PageHeadProps) {
  const { t } = useTranslation();
  return (
    <>
      <title>{t('shop.pageTitle', { page: title })}</title>
      {description && <meta name="description" content={description} />}
      {canonicalPath && (
        <>
          <PageAddresses path={canonicalPath} />
          <SharingData
            path={canonicalPath}
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
