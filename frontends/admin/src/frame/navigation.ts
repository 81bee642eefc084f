import {
  BarChartIcon,
  HomeIcon,
  InboxIcon,
  NotificationIcon,
  SettingIcon,
  ShoppingIcon,
  TagsIcon,
  TeamIcon,
} from '@kp/ui/admin';
import type { ComponentType } from 'react';
import { adminPath, type AdminTab } from '../shared/admin-path';
import type { OpenTasks } from '../shared/open-tasks-api';

/** What waits behind an entry: one count or a sum of several. */
type Counter = readonly (keyof OpenTasks)[];

export interface NavigationItem {
  readonly tab: AdminTab;
  /** One of several lists of its screen. */
  readonly list?: 'quotes';
  readonly waiting?: Counter;
  /** Also while its group is closed. */
  readonly isAlwaysShown?: boolean;
}

export interface NavigationGroup {
  /** Its own screen; a group without one opens the first of its items. */
  readonly item?: NavigationItem;
  readonly name: AdminTab | 'marketing';
  readonly Icon: ComponentType;
  readonly items: readonly NavigationItem[];
}

const alone = (tab: AdminTab, Icon: ComponentType, waiting?: Counter): NavigationGroup => ({
  name: tab,
  item: { tab, waiting },
  Icon,
  items: [],
});

export const NAVIGATION: readonly NavigationGroup[] = [
  alone('dashboard', HomeIcon),
  {
    name: 'orders',
    item: { tab: 'orders', waiting: ['ordersToShip'] },
    Icon: ShoppingIcon,
    items: [
      { tab: 'invoices' },
      { tab: 'accounting' },
      { tab: 'returns', waiting: ['returnsRequested'] },
      { tab: 'inbox', list: 'quotes', waiting: ['quoteRequests'] },
      { tab: 'payments', waiting: ['paymentsUnmatched'] },
      { tab: 'bank' },
    ],
  },
  {
    name: 'products',
    item: { tab: 'products' },
    Icon: TagsIcon,
    items: [
      { tab: 'categories', isAlwaysShown: true },
      { tab: 'suppliers' },
      { tab: 'imports' },
      { tab: 'feeds', waiting: ['pricesHeld', 'feedsBroken'] },
      { tab: 'bulk' },
    ],
  },
  { name: 'customers', item: { tab: 'customers' }, Icon: TeamIcon, items: [{ tab: 'reviews' }] },
  { name: 'marketing', Icon: NotificationIcon, items: [{ tab: 'discounts' }, { tab: 'promotions' }] },
  alone('reports', BarChartIcon),
];

/** Below the groups, apart from them. */
export const INBOX = alone('inbox', InboxIcon, ['messages']);
export const SETTINGS: NavigationGroup = {
  name: 'settings',
  Icon: SettingIcon,
  items: [
    { tab: 'settings' },
    { tab: 'staff' },
    { tab: 'jobs', waiting: ['jobsFailed'] },
    { tab: 'audit' },
    { tab: 'synonyms' },
    { tab: 'mappings' },
  ],
};

export const pathOf = ({ tab, list }: NavigationItem): string => adminPath(tab, { box: list });

/** The group without what a role may not see, led by its first entry where its own screen is not for the role. */
export function allowed(group: NavigationGroup, tabs: readonly AdminTab[]): NavigationGroup | undefined {
  const isAllowed = ({ tab }: NavigationItem) => tabs.includes(tab);
  const items = group.items.filter(isAllowed);
  if (group.item && isAllowed(group.item)) return { ...group, items };
  const [first, ...others] = items;
  if (!first) return undefined;
  return group.item ? { ...group, item: first, items: others } : { ...group, items };
}

/** The entry that an address belongs to: the quotes are a list of the inbox with an entry of their own. */
export function isCurrent(item: NavigationItem, tab: AdminTab, parameters: URLSearchParams): boolean {
  const list = tab === 'inbox' && parameters.get('box') === 'quotes' ? 'quotes' : undefined;
  return item.tab === tab && item.list === list;
}

export const isSettings = (tab: AdminTab): boolean => SETTINGS.items.some((item) => item.tab === tab);
