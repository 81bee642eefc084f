import { useGetOrderQuery } from '@kp/api-client/account';
import type { OrderResponse } from '@kp/api-client/admin';
import { SkeletonText } from '@kp/ui';
import { useTranslation } from 'react-i18next';
import { EditorPage } from '../../../shared/editing/editor-page';
import type { EditorControls } from '../../../shared/editing/use-editor-controls';
import { NewOrderForm } from './new-order-form';
import { useDuplicate } from './use-duplicate';

interface NewOrderPageProps {
  /** Id of the order whose customer and products it begins with. */
  readonly like: number | undefined;
  readonly listPath: string;
  readonly onClose: () => void;
  readonly onPlaced: (orderId: number) => void;
}

export function NewOrderPage({ like, listPath, onClose, onPlaced }: NewOrderPageProps) {
  const { t } = useTranslation('adminOrders');
  const { currentData: model, isError } = useGetOrderQuery({ id: like ?? 0 }, { skip: like === undefined });
  const orderNumber = model?.orderNumber ?? '';
  return (
    <EditorPage
      title={like === undefined ? t('newOrder.title') : t('duplicate.title', { orderNumber })}
      back={{ to: listPath, label: t('page.back') }}
      onClose={onClose}
    >
      {(controls) => {
        const form = { controls, onPlaced };
        if (like === undefined || isError) return <NewOrderForm {...form} />;
        return model ? <OrderLike {...form} model={model} /> : <SkeletonText lines={8} />;
      }}
    </EditorPage>
  );
}

interface OrderLikeProps extends Pick<NewOrderPageProps, 'onPlaced'> {
  readonly model: OrderResponse;
  readonly controls: EditorControls;
}

function OrderLike({ model, ...form }: OrderLikeProps) {
  const start = useDuplicate(model);
  return start ? <NewOrderForm {...form} likeId={model.id} start={start} /> : <SkeletonText lines={8} />;
}
