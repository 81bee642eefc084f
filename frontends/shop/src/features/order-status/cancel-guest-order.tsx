import { linksApi, type OrderStatusResponse } from '@kp/api-client/links';
import { useRequestFailure } from '@kp/client';
import { CancelOrder } from '@kp/ui/order';

interface CancelGuestOrderProps {
  readonly order: OrderStatusResponse;
  /** From the link of the guest. */
  readonly token: string;
}

export function CancelGuestOrder({ order, token }: CancelGuestOrderProps) {
  const failure = useRequestFailure();
  const [cancel, { isLoading, isSuccess, error, reset }] = linksApi.useCancelGuestOrderMutation();
  return (
    <CancelOrder
      order={order}
      canCancel={order.canCancel}
      isBusy={isLoading}
      isDone={isSuccess}
      failure={error && failure.textOf(error)}
      onOpen={reset}
      onConfirm={() => void cancel({ token })}
    />
  );
}
