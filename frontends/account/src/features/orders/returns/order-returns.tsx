import {
  type OrderResponse,
  type OrderReturnsResponse,
  useListOrderReturnsQuery,
  useRequestOrderReturnMutation,
} from '@kp/api-client/account';
import { shopApi } from '@kp/api-client/shop';
import { useRequestFailure } from '@kp/client';
import { ErrorPanel } from '@kp/ui';
import { OrderReturns as Returns, type ReturnRequest } from '@kp/ui/order';
import { useTranslation } from 'react-i18next';

export function OrderReturns({ order }: { readonly order: OrderResponse }) {
  const wasDelivered = order.history.some(({ toStatus }) => toStatus === 'delivered');
  return wasDelivered ? <LoadedReturns order={order} /> : null;
}

function LoadedReturns({ order }: { readonly order: OrderResponse }) {
  const { t } = useTranslation('order');
  const failure = useRequestFailure();
  const query = useListOrderReturnsQuery({ id: order.id });
  const { data, error } = query;
  if (!data) return error ? <ErrorPanel {...failure.panel(query, t('returns.loadFailed'))} /> : null;
  if (!data.returnableUntil && data.returns.length === 0) return null;
  return (
    <section>
      <h3>{t('returns.title')}</h3>
      <ReturnsOfOrder order={order} found={data} />
    </section>
  );
}

interface ReturnsOfOrderProps {
  readonly order: OrderResponse;
  readonly found: OrderReturnsResponse;
}

function ReturnsOfOrder({ order, found }: ReturnsOfOrderProps) {
  const { t } = useTranslation('order');
  const failure = useRequestFailure();
  const { data: config } = shopApi.useGetConfigQuery();
  const [request, { isLoading }] = useRequestOrderReturnMutation();
  const send = async (requestReturnRequest: ReturnRequest) => {
    const { data, error } = await request({ id: order.id, requestReturnRequest });
    if (error) failure.show(error, { title: t('returns.failed') });
    return data?.returns[0]?.returnNumber;
  };
  return (
    <Returns order={order} found={found} address={config?.company} isSending={isLoading} onSend={send} />
  );
}
