import { linksApi } from '@kp/api-client/links';
import { isApiError, PageHead, useRequestFailure } from '@kp/client';
import { ButtonLink, EmptyState, ErrorPanel, Page, SkeletonText } from '@kp/ui';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { QuoteDecision } from './quote-decision';
import { QuoteView } from './quote-view';
import styles from './quote.module.css';

const NOT_FOUND = 404;

/** The page behind the link of a quote: who has the link can accept it, without signing in. */
export function QuotePage() {
  const { t } = useTranslation('checkout');
  const { token = '' } = useParams();
  const failure = useRequestFailure();
  const query = linksApi.useGetQuoteQuery({ token });
  const { currentData: quote, error } = query;
  const isMissing = isApiError(error) && error.status === NOT_FOUND;
  return (
    <Page width="narrow">
      <PageHead title={t('quote.pageTitle')} />
      <div className={styles.page}>
        {!quote && <h1>{t('quote.pageTitle')}</h1>}
        {quote && <QuoteView quote={quote} />}
        {quote && <QuoteDecision token={token} quote={quote} />}
        {!quote && !error && <SkeletonText lines={8} />}
        {!quote && isMissing && (
          <EmptyState
            title={t('quote.notFound')}
            icon="search"
            actions={<ButtonLink to="/products">{t('emptyLink')}</ButtonLink>}
          >
            {t('quote.notFoundHint')}
          </EmptyState>
        )}
        {!quote && error && !isMissing && <ErrorPanel {...failure.panel(query, t('quote.failed'))} />}
      </div>
    </Page>
  );
}
