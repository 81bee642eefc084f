import type { CustomerResponse } from '@kp/api-client/admin';
import { useFormats } from '@kp/ui';
import { Tag } from '@kp/ui/admin';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { adminPath } from '../../shared/admin-path';
import { nameOf } from '../../shared/customers-api';
import { NO_VALUE } from '../../shared/list/data-column';
import type { DataColumn } from '../../shared/list/data-table';
import { ShortDate } from '../../shared/short-date';
import { useRights } from '../../shared/use-rights';
import { CompanyStandingTag } from './company-standing';

export function useCustomerColumns(): DataColumn<CustomerResponse>[] {
  const { t } = useTranslation('adminPeople');
  const { t: admin } = useTranslation(['admin', 'adminOrders']);
  const { money } = useFormats();
  const { may } = useRights();
  const spent: DataColumn<CustomerResponse> = {
    key: 'spent',
    onCard: 'fact',
    title: t('customers.spent'),
    sort: 'spent',
    align: 'end',
    render: ({ spent: amount, currency }) => money({ amount, currency }),
  };
  return [
    {
      key: 'name',
      title: t('customers.name'),
      sort: 'name',
      isRowHeader: true,
      render: (customer) => <bdi>{nameOf(customer)}</bdi>,
    },
    {
      key: 'company',
      onCard: 'fact',
      title: admin('adminOrders:newOrder.fields.company'),
      render: ({ companyName, companyStanding }) =>
        companyName || companyStanding ? (
          <>
            <bdi>{companyName}</bdi>{' '}
            {companyStanding && <CompanyStandingTag standing={companyStanding} isListed />}
          </>
        ) : (
          NO_VALUE
        ),
    },
    {
      key: 'email',
      title: admin('adminOrders:newOrder.fields.email'),
      render: ({ email }) => (
        <a href={`mailto:${email}`}>
          <bdi dir="ltr">{email}</bdi>
        </a>
      ),
    },
    {
      key: 'orders',
      title: admin('orders.title'),
      sort: 'orders',
      align: 'end',
      render: (customer) => <OrdersLink customer={customer} />,
    },
    ...(may('amounts') ? [spent] : []),
    {
      key: 'lastOrder',
      title: t('customers.lastOrder'),
      render: ({ lastOrderAt }) => (lastOrderAt ? <ShortDate iso={lastOrderAt} /> : NO_VALUE),
    },
    {
      key: 'since',
      title: t('customers.since'),
      sort: 'createdAt',
      render: ({ createdAt }) => <ShortDate iso={createdAt} />,
    },
    {
      key: 'state',
      onCard: 'state',
      title: t('customers.filters.state'),
      render: (customer) => <CustomerTags customer={customer} />,
    },
  ];
}

function OrdersLink({ customer }: { readonly customer: CustomerResponse }) {
  const { t } = useTranslation('adminPeople');
  const { number } = useFormats();
  const { email, orderCount } = customer;
  const orders = number(orderCount);
  if (orderCount === 0) return orders;
  return (
    <Link
      to={adminPath('orders', { search: email })}
      aria-label={t('customers.ordersOf', { name: nameOf(customer), orders })}
    >
      {orders}
    </Link>
  );
}

export function CustomerTags({ customer }: { readonly customer: CustomerResponse }) {
  const { t } = useTranslation('adminPeople');
  const { t: admin } = useTranslation('admin');
  const { disabledAt, isStaff } = customer;
  return (
    <>
      <Tag color={disabledAt ? 'error' : 'success'}>
        {t(disabledAt ? 'customers.choices.disabled' : 'customers.choices.active')}
      </Tag>
      {isStaff && <Tag>{admin('tabs.staff')}</Tag>}
    </>
  );
}
