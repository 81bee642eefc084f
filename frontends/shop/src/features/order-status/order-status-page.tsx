import { shopApi } from '@kp/api-client/shop';
import { isApiError, PageHead, useProblemText } from '@kp/client';
import { ButtonLink, EmptyState, ErrorPanel, Page, SkeletonText } from '@kp/ui';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { OrderStatusView } from './order-status-view';
import styles from './order-status.module.css';

const NOT_FOUND = 404;

/** A guest's order behind the signed link of the confirmation mail. */
export function OrderStatusPage() {
  const { t } = useTranslation('shop');
  const { token = '' } = useParams();
  const sentence = useProblemText();
  const { currentData, error, isFetching, refetch } = shopApi.useGetOrderStatusQuery({ token });
  return (
    <Page width="narrow">
      <PageHead title={t('orderStatus.pageTitle')} />
      {currentData && <OrderStatusView order={currentData} />}
      {!currentData && !error && <SkeletonText lines={6} />}
      {!currentData && isNoOrder(error) && <NoOrder />}
      {!currentData && error && !isNoOrder(error) && (
        <ErrorPanel title={t('orderStatus.failed')} onRetry={() => void refetch()} isRetrying={isFetching}>
          {sentence(error)}
        </ErrorPanel>
      )}
    </Page>
  );
}

/** A link that was cut or invented; asking again would not help. */
function isNoOrder(error: unknown): boolean {
  return isApiError(error) && error.status === NOT_FOUND;
}

function NoOrder() {
  const { t } = useTranslation('shop');
  return (
    <div className={styles.order}>
      <h1>{t('orderStatus.pageTitle')}</h1>
      <EmptyState
        title={t('orderStatus.notFound')}
        icon="search"
        actions={<ButtonLink to="/products">{t('orderStatus.browse')}</ButtonLink>}
      >
        {t('orderStatus.notFoundHint')}
      </EmptyState>
    </div>
  );
}
