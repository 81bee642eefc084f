import type { CustomerResponse } from '@kp/api-client/admin';
import { useTranslation } from 'react-i18next';
import { nameOf, useCustomerPageQuery } from '../../../shared/customers-api';
import { FinderSelect, useFinder } from '../../../shared/finder-select';

const MAX_FOUND = 8;

/** Arrow keys move in the list, Enter takes the customer. */
export function CustomerSearch({ onSelect }: { readonly onSelect: (customer: CustomerResponse) => void }) {
  const { t } = useTranslation('adminOrders');
  const finder = useFinder();
  const query = { search: finder.search, state: 'active', limit: MAX_FOUND } as const;
  const { currentData, isFetching } = useCustomerPageQuery(query, { skip: !finder.search });
  const found = currentData?.rows ?? [];
  return (
    <FinderSelect
      label={t('newOrder.searchCustomers')}
      finder={finder}
      isFinding={isFetching}
      found={found.map((customer) => ({
        value: customer.id,
        label: [nameOf(customer), customer.companyName, customer.email].filter(Boolean).join(' · '),
      }))}
      noneText={t('newOrder.noCustomers')}
      hint={t('newOrder.typeToSearchCustomers')}
      onSelect={(id) => onSelect(found.find((customer) => customer.id === id)!)}
    />
  );
}
