import { linksApi, type OrderReturnsResponse, type OrderStatusResponse } from '@kp/api-client/links';
import { shopApi } from '@kp/api-client/shop';
import { isApiError, useRequestFailure } from '@kp/client';
import { ErrorPanel, SkeletonText } from '@kp/ui';
import { OrderReturns, type ReturnRequest } from '@kp/ui/order';
import { useTranslation } from 'react-i18next';
import styles from './order-status.module.css';

const NOT_FOUND = 404;

interface GuestReturnsProps {
  readonly order: OrderStatusResponse;
  /** From the link of the guest. */
  readonly token: string;
}

/** The returns of an order that was delivered, and the form for another one. */
export function GuestReturns({ order, token }: GuestReturnsProps) {
  const wasDelivered = order.history.some(({ toStatus }) => toStatus === 'delivered');
  return wasDelivered ? <Returns order={order} token={token} /> : null;
}

function Returns({ order, token }: GuestReturnsProps) {
  const { t } = useTranslation('order');
  const failure = useRequestFailure();
  const query = linksApi.useListGuestReturnsQuery({ token });
  const { currentData, error } = query;
  // The order of a customer, who returns items in the account.
  if (isApiError(error) && error.status === NOT_FOUND) return null;
  if (currentData && !currentData.returnableUntil && currentData.returns.length === 0) return null;
  return (
    <section className={styles.part} aria-labelledby="returns-title">
      <h2 id="returns-title">{t('returns.title')}</h2>
      {currentData && <ReturnsOfOrder order={order} token={token} found={currentData} />}
      {!currentData && !error && <SkeletonText lines={3} />}
      {!currentData && error && <ErrorPanel {...failure.panel(query, t('returns.loadFailed'))} />}
    </section>
  );
}

function ReturnsOfOrder({
  order,
  token,
  found,
}: GuestReturnsProps & { readonly found: OrderReturnsResponse }) {
  const { t } = useTranslation('order');
  const failure = useRequestFailure();
  const { data: config } = shopApi.useGetConfigQuery();
  const [request, { isLoading }] = linksApi.useRequestGuestReturnMutation();
  const send = async (requestReturnRequest: ReturnRequest) => {
    const { data, error } = await request({ token, requestReturnRequest });
    if (error) failure.show(error, { title: t('returns.failed') });
    return data?.returns[0]?.returnNumber;
  };
  return (
    <OrderReturns order={order} found={found} address={config?.company} isSending={isLoading} onSend={send} />
  );
}
