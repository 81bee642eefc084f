import { STORAGE_KEYS, useSession } from '@kp/client';
import { useStoredValue } from '../stored-value';

export const DENSITIES = ['compact', 'comfortable'] as const;
type ListDensity = (typeof DENSITIES)[number];

export interface SavedView {
  readonly name: string;
  /** Search, filters and sort, as in the address. */
  readonly query: string;
  readonly hidden: readonly string[];
}

export interface ListPreferences {
  readonly density: ListDensity;
  /** Keys of columns. */
  readonly hidden: readonly string[];
  readonly views: readonly SavedView[];
}

/** Of one account in this browser. */
export function useListPreferences(list: string) {
  const { user } = useSession();
  return useStoredValue(`${STORAGE_KEYS.adminList}:${user?.id}:${list}`, readPreferences);
}

/** Whatever an older version of the shop has stored. */
export function readPreferences(stored: unknown): ListPreferences {
  const { density, hidden, views } = (stored ?? {}) as Partial<Record<keyof ListPreferences, unknown>>;
  return {
    density: DENSITIES.find((each) => each === density) ?? 'compact',
    hidden: textsIn(hidden),
    views: Array.isArray(views) ? views.flatMap(readView) : [],
  };
}

function readView(stored: unknown): SavedView[] {
  const { name, query, hidden } = (stored ?? {}) as Partial<Record<keyof SavedView, unknown>>;
  return typeof name === 'string' && typeof query === 'string'
    ? [{ name, query, hidden: textsIn(hidden) }]
    : [];
}

const textsIn = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((each) => typeof each === 'string') : [];
