import { ORDER_STATUSES, PAYMENT_METHODS, type PaymentMethod } from '@kp/commerce';
import { DELIVERY_KINDS } from '@kp/commerce/delivery-methods';
import { SHOWN_PAYMENT_STATUSES } from '@kp/commerce/shown-payment-status';
import { ORDER_SORTS, type OrderSort } from '@kp/commerce/list-rules';
import { useFormats } from '@kp/ui';
import { Input, Select } from '@kp/ui/admin';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { DayRangeSelect } from '../../shared/list/day-range-select';
import { type FilterChip, FilterField, ListFilters } from '../../shared/list/list-filters';
import { ListSearch } from '../../shared/list/list-search';
import { ShopDaysNote } from '../../shared/shop-time';
import { TagFilter } from '../../shared/tags/tag-filter';
import { methodsStoredAs } from '../../shared/payments/shown-payment';
import { filtersOf, type OrderFilters, ordersPath, type OrdersQuery } from '../../shared/orders-query';

interface OrderToolbarProps {
  readonly query: OrdersQuery;
  readonly actions: ReactNode;
}

const ALL = 'all';

/** A change of what is listed starts on the first page. */
export function OrderToolbar({ query, actions }: OrderToolbarProps) {
  const { t } = useTranslation('admin');
  const { t: common } = useTranslation();
  const methodName = useMethodName();
  const navigate = useNavigate();
  const { sort } = query;
  const filters = filtersOf(query);
  const change = (changes: Partial<OrdersQuery>) =>
    void navigate(ordersPath({ ...filters, sort, ...changes }));
  return (
    <ListFilters
      label={t('orders.filters')}
      search={
        <ListSearch
          label={t('orders.search')}
          value={filters.search ?? ''}
          onSearch={(text) => change({ search: text || undefined })}
        />
      }
      chips={useChips(filters, change)}
      clearPath={ordersPath({ sort })}
      clearLabel={t('orders.clearFilters')}
      actions={actions}
    >
      <FilterSelect
        label={t('orders.filterStatus')}
        all={t('orders.allStatuses')}
        values={ORDER_STATUSES}
        value={filters.status}
        nameOf={(value) => common(`orderStatus.${value}`)}
        onChange={(status) => change({ status })}
      />
      <FilterSelect
        label={t('orders.filterPayment')}
        all={t('orders.allPayments')}
        values={SHOWN_PAYMENT_STATUSES}
        value={filters.paymentStatus}
        nameOf={(value) => common(`paymentStatus.${value}`)}
        onChange={(paymentStatus) => change({ paymentStatus })}
      />
      <FilterSelect
        label={t('orders.filterMethod')}
        all={t('orders.allMethods')}
        values={PAYMENT_METHODS}
        value={filters.paymentMethod}
        nameOf={methodName}
        onChange={(paymentMethod) => change({ paymentMethod })}
      />
      <FilterSelect
        label={t('orders.filterDelivery')}
        all={t('orders.allDeliveries')}
        values={DELIVERY_KINDS}
        value={filters.delivery}
        nameOf={(value) => common(`deliveryMethod.${value}`)}
        onChange={(delivery) => change({ delivery })}
      />
      <DayRangeSelect from={filters.from} to={filters.to} onChange={change} />
      <DayField label={t('orders.from')} value={filters.from} onChange={(from) => change({ from })} />
      <DayField label={t('orders.to')} value={filters.to} onChange={(to) => change({ to })} />
      <ShopDaysNote />
      <TagFilter subject="order" value={filters.tag} onChange={(tag) => change({ tag })} />
      <FilterField label={t('orders.sort')}>
        <Select
          aria-label={t('orders.sort')}
          value={sort}
          options={ORDER_SORTS.map((value) => ({ value, label: t(`orders.sorts.${SORT_NAMES[value]}`) }))}
          onChange={(value) => change({ sort: value })}
        />
      </FilterField>
    </ListFilters>
  );
}

/** Names all that the filter finds. */
function useMethodName() {
  const { t } = useTranslation();
  return (method: PaymentMethod) =>
    methodsStoredAs(method)
      .map((name) => t(`paymentMethod.${name}`))
      .join(' · ');
}

/** What is set beside the search, which says itself what it looks for. */
function useChips(filters: OrderFilters, change: (changes: Partial<OrdersQuery>) => void): FilterChip[] {
  const { t } = useTranslation('admin');
  const { t: common } = useTranslation();
  const methodName = useMethodName();
  const { date } = useFormats();
  const { status, paymentStatus, paymentMethod, delivery, from, to, search, tag } = filters;
  const chip = (name: keyof OrderFilters, text: string): FilterChip => ({
    key: name,
    text,
    onRemove: () => change({ [name]: undefined }),
  });
  return [
    ...(search ? [chip('search', search)] : []),
    ...(status ? [chip('status', common(`orderStatus.${status}`))] : []),
    ...(paymentStatus ? [chip('paymentStatus', common(`paymentStatus.${paymentStatus}`))] : []),
    ...(paymentMethod ? [chip('paymentMethod', methodName(paymentMethod))] : []),
    ...(delivery ? [chip('delivery', common(`deliveryMethod.${delivery}`))] : []),
    ...(from ? [chip('from', `${t('orders.from')} ${date(from)}`)] : []),
    ...(tag ? [chip('tag', `${t('tags.filter')}: ${tag}`)] : []),
    ...(to ? [chip('to', `${t('orders.to')} ${date(to)}`)] : []),
  ];
}

const SORT_NAMES = {
  '-createdAt': 'newest',
  createdAt: 'oldest',
  '-totalAmount': 'highestTotal',
  totalAmount: 'lowestTotal',
} as const satisfies Record<OrderSort, string>;

interface FilterSelectProps<Value extends string> {
  readonly label: string;
  readonly all: string;
  readonly values: readonly Value[];
  readonly value: Value | undefined;
  readonly nameOf: (value: Value) => string;
  readonly onChange: (value: Value | undefined) => void;
}

function FilterSelect<Value extends string>(props: FilterSelectProps<Value>) {
  const { label, all, values, value, nameOf, onChange } = props;
  return (
    <FilterField label={label}>
      <Select<Value | typeof ALL>
        aria-label={label}
        value={value ?? ALL}
        options={[
          { value: ALL, label: all },
          ...values.map((each) => ({ value: each, label: nameOf(each) })),
        ]}
        onChange={(chosen) => onChange(chosen === ALL ? undefined : chosen)}
      />
    </FilterField>
  );
}

interface DayFieldProps {
  readonly label: string;
  readonly value: OrderFilters['from'];
  readonly onChange: (day: string | undefined) => void;
}

function DayField({ label, value, onChange }: DayFieldProps) {
  return (
    <FilterField label={label}>
      <Input
        type="date"
        aria-label={label}
        value={value ?? ''}
        onChange={({ target }) => onChange(target.value || undefined)}
      />
    </FilterField>
  );
}
