import { adminApi, type OrderResponse } from '@kp/api-client/admin';
import { useTranslation } from 'react-i18next';
import type { DataColumn } from '../../shared/list/data-table';
import { useWeight } from '../../shared/weight';

/** Hidden until it is chosen; only then are the orders weighed. */
export function useWeightColumn(orders: readonly OrderResponse[]): DataColumn<OrderResponse> {
  const { t } = useTranslation('admin');
  const ids = orders.map(({ id }) => id).join(',');
  return {
    key: 'weight',
    title: t('orders.columns.weight'),
    align: 'end',
    isOptional: true,
    render: ({ id }) => <WeightCell id={id} ids={ids} />,
  };
}

function WeightCell({ id, ids }: { readonly id: number; readonly ids: string }) {
  const weight = useWeight();
  const { data: weights } = adminApi.useListOrderWeightsByAdminQuery({ ids });
  const found = weights?.find((each) => each.id === id);
  if (!found || (found.grams === 0 && !found.isComplete)) return null;
  return <bdi>{found.isComplete ? weight(found.grams) : `≥ ${weight(found.grams)}`}</bdi>;
}
