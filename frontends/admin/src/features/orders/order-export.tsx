import { Checkbox } from '@kp/ui/admin';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ExportMenu } from '../../shared/export-menu';
import { filtersOf, type OrdersQuery } from '../../shared/orders-query';

export function OrderExport({ query }: { readonly query: OrdersQuery }) {
  const { t } = useTranslation('admin');
  const [hasLines, setLines] = useState(false);
  const parameters = new URLSearchParams({ sort: query.sort });
  for (const [name, value] of Object.entries(filtersOf(query)))
    if (value) parameters.set(name, String(value));
  if (hasLines) parameters.set('lines', 'true');
  return (
    <>
      <ExportMenu name="orders" parameters={parameters} failureTitle={t('orders.exportFailed')} />
      <Checkbox checked={hasLines} onChange={({ target }) => setLines(target.checked)}>
        {t('orders.exportLines')}
      </Checkbox>
    </>
  );
}
