import { shopApi } from '@kp/api-client/shop';
import { PageHead, useBrandTexts, useRequestFailure } from '@kp/client';
import { type FixedPage, pagePath, PAGES_TO_WRITE } from '@kp/commerce/shop-pages';
import type { LanguageCode } from '@kp/i18n';
import { hasSampleContent } from '@kp/i18n/shop-name';
import { ErrorPanel, Page, SkeletonText } from '@kp/ui';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { SupportLink } from '../support-link';
import styles from './own-page.module.css';

const NOT_FOUND = 404;

interface OwnPageProps {
  readonly slug: FixedPage;
  /** What stands there until the owner has written it. */
  readonly standard: ReactNode;
}

/** A page that every shop has: as its owner wrote it, else as the demo has it, or the word that it is missing. */
export function OwnPage({ slug, standard }: OwnPageProps) {
  const own = useBrandTexts()?.pages.some((page) => page.slug === slug);
  if (own) return <WrittenPage slug={slug} />;
  return hasSampleContent() || !PAGES_TO_WRITE.includes(slug) ? standard : <UnwrittenPage slug={slug} />;
}

/** The server has made the text of known elements alone, and escaped all else. */
export function WrittenPage({ slug }: { readonly slug: string }) {
  const { t, i18n } = useTranslation();
  const failure = useRequestFailure();
  const language = i18n.language as LanguageCode;
  const query = shopApi.useGetShopPageQuery({ slug, language }, { refetchOnMountOrArgChange: false });
  const { data, error } = query;
  const isMissing = (error as { status?: number } | undefined)?.status === NOT_FOUND;
  return (
    <Page className={styles.page}>
      {data ? (
        <>
          <PageHead title={data.title} canonicalPath={pagePath(slug)} type="article" />
          <article lang={data.language} dir="auto" className={styles.text}>
            <h1>{data.title}</h1>
            <div dangerouslySetInnerHTML={{ __html: data.html }} />
          </article>
        </>
      ) : isMissing ? (
        <>
          <PageHead title={t('notFound.pageTitle')} />
          <h1>{t('notFound.title')}</h1>
          <p>{t('notFound.hint')}</p>
        </>
      ) : error ? (
        <ErrorPanel {...failure.panel(query, t('errors.loadFailed'))} />
      ) : (
        <SkeletonText lines={8} />
      )}
    </Page>
  );
}

function UnwrittenPage({ slug }: { readonly slug: FixedPage }) {
  const { t } = useTranslation(['pages', 'common']);
  const title = t(`common:footer.${slug}`);
  return (
    <Page className={styles.page}>
      <PageHead title={title} />
      <div className={styles.text}>
        <h1>{title}</h1>
        <p>{t('pages:unwritten')}</p>
        <SupportLink variant="secondary">{t('pages:terms.support')}</SupportLink>
      </div>
    </Page>
  );
}
