export const ADMIN_TABS = ['dashboard', 'orders', 'payments'] as const;
export type AdminTab = (typeof ADMIN_TABS)[number];

export function tabOf(parameters: URLSearchParams): AdminTab {
  return ADMIN_TABS.find((tab) => tab === parameters.get('tab')) ?? 'dashboard';
}

/** ('orders', { page: 2 }) → `/admin?tab=orders&page=2`. */
export function adminPath(
  tab: AdminTab,
  parameters: Readonly<Record<string, string | number | undefined>> = {},
): string {
  const query = new URLSearchParams({ tab });
  for (const [name, value] of Object.entries(parameters)) {
    if (value !== undefined) query.set(name, String(value));
  }
  return `/admin?${query}`;
}
