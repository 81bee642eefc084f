import { type OrderResponse, useCancelOrderMutation } from '@kp/api-client/account';
import { useRequestFailure } from '@kp/client';
import { isCancellable } from '@kp/commerce';
import { CancelOrder } from '@kp/ui/order';

export function CancelOwnOrder({ order }: { readonly order: OrderResponse }) {
  const failure = useRequestFailure();
  const [cancel, { isLoading, isSuccess, error, reset }] = useCancelOrderMutation();
  return (
    <CancelOrder
      order={order}
      canCancel={isCancellable(order)}
      isBusy={isLoading}
      isDone={isSuccess}
      failure={error && failure.textOf(error)}
      onOpen={reset}
      onConfirm={() => void cancel({ id: order.id })}
    />
  );
}
