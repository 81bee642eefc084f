import type { OrderResponse } from '@kp/api-client/admin';
import { personName, totalQuantity } from '@kp/commerce';
import { languageOption, type LanguageCode } from '@kp/i18n';
import { countryName } from '@kp/i18n/country-name';
import { useFormats } from '@kp/ui';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import type { DataColumn } from '../../shared/list/data-table';
import type { RowAction } from '../../shared/list/row-menu';
import { ordersPath, type OrdersQuery } from '../../shared/orders-query';
import { methodOf } from '../../shared/payments/shown-payment';
import { ShortDate } from '../../shared/short-date';
import { useRights } from '../../shared/use-rights';
import { OrderPaymentTag } from './order-payment-tag';
import { OrderTags } from './order-tags';
import { StatusControl } from './status-control';

type Column = DataColumn<OrderResponse>;

export function useOrderColumns(): Column[] {
  const { t } = useTranslation('admin');
  const { money, number } = useFormats();
  const { may } = useRights();
  const optional = useOptionalColumns();
  const total: Column = {
    key: 'total',
    onCard: 'fact',
    title: t('orders.total'),
    sort: 'totalAmount',
    align: 'end',
    render: ({ totalAmount, currency }) => money({ amount: totalAmount, currency }),
  };
  return [
    {
      key: 'id',
      title: t('orders.id'),
      isRowHeader: true,
      render: ({ orderNumber }) => <bdi dir="ltr">{orderNumber}</bdi>,
    },
    {
      key: 'date',
      title: t('orders.date'),
      sort: 'createdAt',
      render: ({ createdAt }) => <ShortDate iso={createdAt} />,
    },
    {
      key: 'customer',
      onCard: 'fact',
      title: t('orders.customer'),
      render: (order) => <bdi>{customerName(order) ?? t('orders.customerUnknown')}</bdi>,
    },
    {
      key: 'items',
      title: t('orders.items'),
      align: 'end',
      render: ({ items }) => number(totalQuantity(items)),
    },
    { key: 'payment', title: t('orders.payment'), render: (order) => <OrderPaymentTag order={order} /> },
    {
      key: 'status',
      onCard: 'state',
      title: t('orders.status'),
      render: (order) =>
        may('orders') || (may('orders:ship') && order.status !== 'cancelled') ? (
          <StatusControl order={order} />
        ) : (
          <OrderTags order={order} />
        ),
    },
    {
      key: 'destination',
      title: t('orders.destination'),
      render: ({ shippingAddress }) => <bdi>{shippingAddress.city}</bdi>,
    },
    ...optional,
    ...(may('amounts') ? [total] : []),
  ];
}

/** Hidden until they are chosen. */
function useOptionalColumns(): Column[] {
  const { t } = useTranslation('admin');
  const { t: common } = useTranslation();
  const { language } = useFormats();
  const text = (
    key: string,
    title: string,
    read: (order: OrderResponse) => string | null | undefined,
  ): Column => ({
    key,
    title,
    isOptional: true,
    render: (order) => <bdi>{read(order)}</bdi>,
  });
  return [
    text('company', t('orders.columns.company'), ({ shippingAddress }) => shippingAddress.company),
    text('email', t('orders.columns.email'), ({ email }) => email),
    text('phone', t('orders.columns.phone'), ({ shippingAddress }) => shippingAddress.phone),
    text(
      'county',
      t('orders.columns.county'),
      ({ shippingAddress }) => shippingAddress.county || shippingAddress.state,
    ),
    text('country', t('orders.columns.country'), ({ shippingAddress }) =>
      countryName(shippingAddress.country, language),
    ),
    text('method', t('orders.filterMethod'), (order) => common(`paymentMethod.${methodOf(order)}`)),
    text('awb', t('orders.awbNumber'), ({ awbNumber }) => awbNumber),
    text('courier', t('orders.courier'), ({ courier }) => courier),
    text('invoice', t('orders.columns.invoice'), ({ invoiceNumber }) => invoiceNumber),
    text('poNumber', common('order.poNumber'), ({ poNumber }) => poNumber),
    text(
      'language',
      t('orders.columns.language'),
      (order) => languageOption(order.language as LanguageCode).nativeName,
    ),
  ];
}

/** What can be done with an order from the list. */
export function useOrderActions(
  query: OrdersQuery,
  onPeek: () => void,
): (order: OrderResponse) => readonly RowAction[] {
  const { t } = useTranslation(['admin', 'adminOrders']);
  const navigate = useNavigate();
  const peek = (id: number) => {
    onPeek();
    void navigate(ordersPath({ ...query, peek: id }));
  };
  return ({ id, email }) => [
    { key: 'peek', label: t('adminOrders:page.peek'), onClick: () => peek(id) },
    {
      key: 'customer',
      label: t('orders.ofCustomer'),
      onClick: () => void navigate(ordersPath({ search: email })),
    },
    { key: 'mail', label: <a href={`mailto:${email}`}>{t('orders.writeMail')}</a> },
  ];
}

/** Who receives it, as specified; before it the company that buys, by which the staff knows the order. */
function customerName({
  shippingAddress,
  billingAddress,
  buyerKind,
}: Partial<Pick<OrderResponse, 'shippingAddress' | 'billingAddress' | 'buyerKind'>>): string | undefined {
  const company = buyerKind === 'business' && (billingAddress?.company || shippingAddress?.company);
  const person = shippingAddress && (shippingAddress.name || personName(shippingAddress));
  return [company, person].filter(Boolean).join(' · ') || undefined;
}
