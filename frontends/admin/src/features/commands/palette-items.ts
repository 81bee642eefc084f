import { adminApi } from '@kp/api-client/admin';
import { STORAGE_KEYS, useSession } from '@kp/client';
import type { StaffRight } from '@kp/commerce';
import { useTranslation } from 'react-i18next';
import { adminPath } from '../../shared/admin-path';
import { nameOf, useCustomerPageQuery } from '../../shared/customers-api';
import { useOrderPageQuery } from '../../shared/orders-api';
import { useDebouncedText } from '../../shared/use-debounced-text';
import { useStoredValue } from '../../shared/stored-value';
import { useRights } from '../../shared/use-rights';
import {
  type PaletteItem,
  type ScreenLink,
  screensMatching,
  useActions,
  useSections,
} from './palette-places';

const MIN_LENGTH = 2;
const MAX_FOUND = 5;
const MAX_RECENT = 5;

export interface PaletteGroup {
  readonly key: string;
  readonly title: string;
  readonly items: readonly PaletteItem[];
}

/** What matches the text, by kind; without a text what was opened last, and the screens. */
export function usePaletteItems(
  typed: string,
  screens: readonly ScreenLink[],
  recent: readonly PaletteItem[],
) {
  const { t } = useTranslation('admin');
  const text = typed.trim();
  const debounced = useDebouncedText(text);
  const products = useFoundProducts(debounced);
  const orders = useFoundOrders(debounced);
  const customers = useFoundCustomers(debounced);
  const invoices = useFoundInvoices(debounced);
  const messages = useFoundMessages(debounced);
  const actions = useActions(text);
  const sections = useSections(text);
  const found = [products, orders, customers, invoices, messages];
  // Answers to an earlier text would be opened by mistake.
  const isCurrent = debounced === text;
  const current = ({ items }: { readonly items: PaletteItem[] }) => (isCurrent ? items : []);
  const groups: PaletteGroup[] = [
    { key: 'recent', title: t('commands.groups.recent'), items: text === '' ? recent : [] },
    {
      key: 'screens',
      title: t('commands.groups.screens'),
      items: [...screensMatching(text, screens), ...sections],
    },
    { key: 'actions', title: t('list.actions'), items: actions },
    { key: 'products', title: t('commands.groups.products'), items: current(products) },
    { key: 'orders', title: t('commands.groups.orders'), items: current(orders) },
    { key: 'customers', title: t('commands.groups.customers'), items: current(customers) },
    { key: 'invoices', title: t('tabs.invoices'), items: current(invoices) },
    { key: 'messages', title: t('commands.groups.messages'), items: current(messages) },
  ];
  return {
    groups: groups.filter(({ items }) => items.length > 0),
    isSearching: !isCurrent || found.some(({ isFetching }) => isFetching),
    hasFailed: found.some(({ isError }) => isError),
  };
}

function useIsSkipped(search: string, right: StaffRight): boolean {
  const { may } = useRights();
  return search.length < MIN_LENGTH || !may(right);
}

function useFoundProducts(search: string) {
  const skip = useIsSkipped(search, 'catalog');
  const found = adminApi.useListProductsByAdminQuery({ search, limit: MAX_FOUND }, { skip });
  const { currentData = [], isFetching, isError } = found;
  const items = currentData.map(({ id, name, code }) => ({
    path: adminPath('products', { open: id }),
    label: name,
    detail: code,
  }));
  return { items, isFetching, isError };
}

function useFoundOrders(search: string) {
  const { t } = useTranslation();
  const skip = useIsSkipped(search, 'orders:read');
  const { currentData, isFetching, isError } = useOrderPageQuery({ search, limit: MAX_FOUND }, { skip });
  const items = (currentData?.rows ?? []).map(({ id, orderNumber, status, shippingAddress }) => ({
    path: adminPath('orders', { order: id }),
    label: orderNumber,
    detail: [shippingAddress.name, t(`orderStatus.${status}`)].filter(Boolean).join(' · '),
  }));
  return { items, isFetching, isError };
}

function useFoundCustomers(search: string) {
  const skip = useIsSkipped(search, 'customers');
  const { currentData, isFetching, isError } = useCustomerPageQuery({ search, limit: MAX_FOUND }, { skip });
  const items = (currentData?.rows ?? []).map((customer) => ({
    path: adminPath('customers', { open: customer.id }),
    label: nameOf(customer),
    detail: [customer.companyName, customer.email].filter(Boolean).join(' · '),
  }));
  return { items, isFetching, isError };
}

function useFoundInvoices(search: string) {
  const skip = useIsSkipped(search, 'invoices');
  const {
    currentData = [],
    isFetching,
    isError,
  } = adminApi.useListInvoicesByAdminQuery({ search, limit: MAX_FOUND }, { skip });
  const items = currentData.map(({ id, invoiceNumber, buyerName, orderNumber }) => ({
    path: adminPath('invoices', { open: id }),
    label: invoiceNumber,
    detail: [buyerName, orderNumber].filter(Boolean).join(' · '),
  }));
  return { items, isFetching, isError };
}

/** Messages and quote requests. */
function useFoundMessages(search: string) {
  const skip = useIsSkipped(search, 'support');
  const messages = adminApi.useListContactMessagesQuery({ search, limit: MAX_FOUND }, { skip });
  const requests = adminApi.useListQuoteRequestsQuery({ search, limit: MAX_FOUND }, { skip });
  const items = [
    ...(messages.currentData ?? []).map(({ id, subject, name }) => ({
      path: adminPath('inbox', { box: 'messages', open: id }),
      label: subject,
      detail: name,
    })),
    ...(requests.currentData ?? []).map(({ id, companyName, name }) => ({
      path: adminPath('inbox', { box: 'quotes', open: id }),
      label: companyName,
      detail: name,
    })),
  ];
  return {
    items,
    isFetching: messages.isFetching || requests.isFetching,
    isError: messages.isError || requests.isError,
  };
}

/** Of one account in this browser, the newest first. */
export function useRecentItems() {
  const { user } = useSession();
  const [recent, change] = useStoredValue(`${STORAGE_KEYS.adminRecent}:${user?.id}`, readItems);
  const remember = (item: PaletteItem) =>
    change((newest) => [item, ...newest.filter(({ path }) => path !== item.path)].slice(0, MAX_RECENT));
  return [recent, remember] as const;
}

function readItems(stored: unknown): PaletteItem[] {
  if (!Array.isArray(stored)) return [];
  return stored.filter(
    (item): item is PaletteItem =>
      typeof item?.path === 'string' && item.path.startsWith('/admin?') && typeof item.label === 'string',
  );
}
