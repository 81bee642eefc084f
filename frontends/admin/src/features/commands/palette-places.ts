import { foldText, type StaffRight } from '@kp/commerce';
import { useTranslation } from 'react-i18next';
import { adminPath, type AdminTab } from '../../shared/admin-path';
import { ordersPath } from '../../shared/orders-query';
import { sectionsFor } from '../../shared/settings-sections';
import { useRights } from '../../shared/use-rights';

export interface PaletteItem {
  /** Where it leads, which names it too. */
  readonly path: string;
  readonly label: string;
  readonly detail?: string;
}

export interface ScreenLink {
  readonly key: AdminTab;
  readonly label: string;
}

/** Of the settings, which are looked for by their own names. */
export function useSections(text: string): PaletteItem[] {
  const { t } = useTranslation(['admin', 'adminSettings']);
  const { may } = useRights();
  if (text === '') return [];
  const wanted = foldText(text);
  return sectionsFor(may)
    .map((section) => ({
      path: adminPath('settings', { section }),
      label: t(`adminSettings:sections.${section}`),
      detail: t('tabs.settings'),
    }))
    .filter(({ label }) => foldText(label).includes(wanted));
}

const ACTIONS = [
  ['newOrder', 'orders', ordersPath({ edit: 'new' })],
  ['addProduct', 'catalog', adminPath('products', { edit: 'new' })],
  ['addCategory', 'catalog', adminPath('categories', { edit: 'new' })],
  ['addSupplier', 'purchasing', adminPath('suppliers', { edit: 'new' })],
  ['addDiscount', 'marketing', adminPath('discounts', { edit: 'new' })],
  ['newPromotion', 'marketing', adminPath('promotions', { edit: 'new' })],
  ['inviteStaff', 'staff', adminPath('staff', { edit: 'new' })],
] as const satisfies readonly (readonly [string, StaffRight, string])[];

/** What can be begun from anywhere. */
export function useActions(text: string): PaletteItem[] {
  const { t } = useTranslation('admin');
  const { may } = useRights();
  const wanted = foldText(text);
  return ACTIONS.filter(([, right]) => may(right))
    .map(([key, , path]) => ({ path, label: t(`commands.actions.${key}`) }))
    .filter(({ label }) => foldText(label).includes(wanted));
}

export function screensMatching(text: string, screens: readonly ScreenLink[]): PaletteItem[] {
  const wanted = foldText(text);
  return screens
    .filter(({ label }) => foldText(label).includes(wanted))
    .map(({ key, label }) => ({ path: adminPath(key), label }));
}
