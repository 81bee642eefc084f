import { linksApi } from '@kp/api-client/links';
import { isApiError, PageHead, useRequestFailure } from '@kp/client';
import { ButtonLink, EmptyState, ErrorPanel, Page, SkeletonText } from '@kp/ui';
import { WithdrawalLink } from '@kp/ui/order';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { CancelGuestOrder } from './cancel-guest-order';
import { GuestInvoice } from './guest-invoice';
import { GuestReturns } from './guest-returns';
import { JoinAccount } from './join-account';
import { OrderConfirmation } from './order-confirmation';
import { OrderReferenceList } from './order-reference-list';
import { OrderStatusView } from './order-status-view';
import styles from './order-status.module.css';

const NOT_FOUND = 404;
const GONE = 410;

export function OrderStatusPage() {
  const { t } = useTranslation('order');
  const { token = '' } = useParams();
  const failure = useRequestFailure();
  const query = linksApi.useGetOrderStatusQuery({ token });
  const { currentData, error, refetch } = query;
  return (
    <Page width="narrow">
      <PageHead title={t('orderStatus.pageTitle')} />
      {currentData && (
        <OrderStatusView
          order={currentData}
          notice={<OrderConfirmation order={currentData} onConfirmed={() => void refetch()} />}
        >
          <OrderReferenceList order={currentData} />
          <CancelGuestOrder order={currentData} token={token} />
          <WithdrawalLink path={currentData.withdrawalPath} />
          <JoinAccount order={currentData} token={token} />
          <GuestReturns order={currentData} token={token} />
          <GuestInvoice order={currentData} token={token} onIssued={refetch} />
        </OrderStatusView>
      )}
      {!currentData && !error && <SkeletonText lines={6} />}
      {!currentData && hasStatus(error, NOT_FOUND) && <NoOrder reason="notFound" />}
      {!currentData && hasStatus(error, GONE) && <NoOrder reason="expired" />}
      {!currentData && error && !hasStatus(error, NOT_FOUND) && !hasStatus(error, GONE) && (
        <ErrorPanel {...failure.panel(query, t('orderStatus.failed'))} />
      )}
    </Page>
  );
}

function hasStatus(error: unknown, status: number): boolean {
  return isApiError(error) && error.status === status;
}

/** For links that no retry can help: incomplete, forged or expired ones. */
function NoOrder({ reason }: { readonly reason: 'notFound' | 'expired' }) {
  const { t } = useTranslation('order');
  return (
    <div className={styles.order}>
      <h1>{t('orderStatus.pageTitle')}</h1>
      <EmptyState
        title={t(`orderStatus.${reason}`)}
        icon="search"
        actions={
          <>
            <ButtonLink to="/track" variant="primary">
              {t('trackOrder.title')}
            </ButtonLink>
            <ButtonLink to="/products">{t('orderStatus.browse')}</ButtonLink>
          </>
        }
      >
        {t(reason === 'expired' ? 'orderStatus.expiredHint' : 'orderStatus.notFoundHint')}
      </EmptyState>
    </div>
  );
}
