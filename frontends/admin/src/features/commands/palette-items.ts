import { adminApi } from '@kp/api-client/admin';
import { STORAGE_KEYS, useSession } from '@kp/client';
import { foldText, type StaffRight } from '@kp/commerce';
import { useTranslation } from 'react-i18next';
import { adminPath, type AdminTab } from '../../shared/admin-path';
import { nameOf, useCustomerPageQuery } from '../../shared/customers-api';
import { useOrderPageQuery } from '../../shared/orders-api';
import { useDebouncedText } from '../../shared/use-debounced-text';
import { useStoredValue } from '../../shared/stored-value';
import { useRights } from '../../shared/use-rights';

const MIN_LENGTH = 2;
const MAX_FOUND = 5;
const MAX_RECENT = 5;

export interface ScreenLink {
  readonly key: AdminTab;
  readonly label: string;
}

export interface PaletteItem {
  /** Where it leads, which names it too. */
  readonly path: string;
  readonly label: string;
  readonly detail?: string;
}

export interface PaletteGroup {
  readonly key: 'recent' | 'screens' | 'products' | 'orders' | 'customers' | 'messages';
  readonly items: readonly PaletteItem[];
}

/** What matches the text, by kind; without a text what was opened last, and the screens. */
export function usePaletteItems(
  typed: string,
  screens: readonly ScreenLink[],
  recent: readonly PaletteItem[],
) {
  const text = typed.trim();
  const debounced = useDebouncedText(text);
  const products = useFoundProducts(debounced);
  const orders = useFoundOrders(debounced);
  const customers = useFoundCustomers(debounced);
  const messages = useFoundMessages(debounced);
  const found = [products, orders, customers, messages];
  // Answers to an earlier text would be opened by mistake.
  const isCurrent = debounced === text;
  const groups: PaletteGroup[] = [
    { key: 'recent', items: text === '' ? recent : [] },
    { key: 'screens', items: screensMatching(text, screens) },
    { key: 'products', items: isCurrent ? products.items : [] },
    { key: 'orders', items: isCurrent ? orders.items : [] },
    { key: 'customers', items: isCurrent ? customers.items : [] },
    { key: 'messages', items: isCurrent ? messages.items : [] },
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
  const items = (currentData?.orders ?? []).map(({ id, orderNumber, status, shippingAddress }) => ({
    path: adminPath('orders', { order: id }),
    label: orderNumber,
    detail: [shippingAddress.name, t(`orderStatus.${status}`)].filter(Boolean).join(' · '),
  }));
  return { items, isFetching, isError };
}

function useFoundCustomers(search: string) {
  const skip = useIsSkipped(search, 'customers');
  const { currentData, isFetching, isError } = useCustomerPageQuery({ search, limit: MAX_FOUND }, { skip });
  const items = (currentData?.customers ?? []).map((customer) => ({
    path: adminPath('customers', { open: customer.id }),
    label: nameOf(customer),
    detail: [customer.companyName, customer.email].filter(Boolean).join(' · '),
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

function screensMatching(text: string, screens: readonly ScreenLink[]): PaletteItem[] {
  const wanted = foldText(text);
  return screens
    .filter(({ label }) => foldText(label).includes(wanted))
    .map(({ key, label }) => ({ path: adminPath(key), label }));
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
