import { ORDER_STATUSES, PAYMENT_METHODS, PAYMENT_STATUSES } from '@kp/commerce';
import { ORDER_SORTS, type OrderSort } from '@kp/commerce/list-rules';
import { Button, Flex, Input, LinkButton, Select } from '@kp/ui/admin';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { ListSearch } from '../../shared/list/list-search';
import { ShopDaysNote } from '../../shared/shop-time';
import { filtersOf, type OrderFilters, ordersPath, type OrdersQuery } from '../../shared/orders-query';
import { OrderExport } from './order-export';
import styles from './order-toolbar.module.css';

interface OrderToolbarProps {
  readonly query: OrdersQuery;
  readonly isRefreshing: boolean;
  readonly onRefresh: () => void;
}

const ALL = 'all';

/** A change of what is listed starts on the first page. */
export function OrderToolbar({ query, isRefreshing, onRefresh }: OrderToolbarProps) {
  const { t } = useTranslation('admin');
  const { t: common } = useTranslation();
  const navigate = useNavigate();
  const { sort } = query;
  const filters = filtersOf(query);
  const change = (changes: Partial<OrdersQuery>) =>
    void navigate(ordersPath({ ...filters, sort, ...changes }));
  const hasFilters = Object.values(filters).some((value) => value !== undefined);
  return (
    <Flex wrap align="end" gap="small" role="search" aria-label={t('orders.filters')}>
      <div className={styles.search}>
        <ListSearch
          label={t('orders.search')}
          value={filters.search ?? ''}
          onSearch={(text) => change({ search: text || undefined })}
        />
      </div>
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
        values={PAYMENT_STATUSES}
        value={filters.paymentStatus}
        nameOf={(value) => common(`paymentStatus.${value}`)}
        onChange={(paymentStatus) => change({ paymentStatus })}
      />
      <FilterSelect
        label={t('orders.filterMethod')}
        all={t('orders.allMethods')}
        values={PAYMENT_METHODS}
        value={filters.paymentMethod}
        nameOf={(value) => common(`paymentMethod.${value}`)}
        onChange={(paymentMethod) => change({ paymentMethod })}
      />
      <DayField label={t('orders.from')} value={filters.from} onChange={(from) => change({ from })} />
      <DayField label={t('orders.to')} value={filters.to} onChange={(to) => change({ to })} />
      <ShopDaysNote />
      <Select
        aria-label={t('orders.sort')}
        value={sort}
        options={ORDER_SORTS.map((value) => ({ value, label: t(`orders.sorts.${SORT_NAMES[value]}`) }))}
        onChange={(value) => change({ sort: value })}
        className={styles.select}
      />
      {hasFilters && <LinkButton to={ordersPath({ sort })}>{t('orders.clearFilters')}</LinkButton>}
      <Button onClick={onRefresh} loading={isRefreshing}>
        {t('orders.refresh')}
      </Button>
      <OrderExport query={query} />
    </Flex>
  );
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
    <Select<Value | typeof ALL>
      aria-label={label}
      value={value ?? ALL}
      options={[{ value: ALL, label: all }, ...values.map((each) => ({ value: each, label: nameOf(each) }))]}
      onChange={(chosen) => onChange(chosen === ALL ? undefined : chosen)}
      popupMatchSelectWidth={false}
      className={styles.select}
    />
  );
}

interface DayFieldProps {
  readonly label: string;
  readonly value: OrderFilters['from'];
  readonly onChange: (day: string | undefined) => void;
}

function DayField({ label, value, onChange }: DayFieldProps) {
  return (
    <label className={styles.day}>
      <span>{label}</span>
      <Input type="date" value={value ?? ''} onChange={({ target }) => onChange(target.value || undefined)} />
    </label>
  );
}
