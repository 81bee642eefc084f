import type { CustomerResponse } from '@kp/api-client/admin';
import { Select } from '@kp/ui/admin';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { nameOf, useCustomerPageQuery } from '../../../shared/customers-api';
import { useSettledText } from '../../../shared/use-settled-text';

const MAX_FOUND = 8;

/** Arrow keys move in the list, Enter takes the customer. */
export function CustomerSearch({ onSelect }: { readonly onSelect: (customer: CustomerResponse) => void }) {
  const { t } = useTranslation('admin');
  const [typed, setTyped] = useState('');
  const search = useSettledText(typed.trim());
  const query = { search, state: 'active', limit: MAX_FOUND } as const;
  const { currentData, isFetching } = useCustomerPageQuery(query, { skip: !search });
  const found = currentData?.customers ?? [];
  const options = found.map((customer) => ({
    value: customer.id,
    label: [nameOf(customer), customer.companyName, customer.email].filter(Boolean).join(' · '),
  }));
  return (
    <Select<number>
      aria-label={t('newOrder.searchCustomers')}
      placeholder={t('newOrder.searchCustomers')}
      value={null}
      showSearch={{ filterOption: false, searchValue: typed, onSearch: setTyped }}
      loading={isFetching}
      options={search ? options : []}
      notFoundContent={t(search && !isFetching ? 'newOrder.noCustomers' : 'newOrder.typeToSearchCustomers')}
      onSelect={(id) => {
        setTyped('');
        onSelect(found.find((customer) => customer.id === id)!);
      }}
      virtual={false}
    />
  );
}
