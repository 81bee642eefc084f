import { STORAGE_KEYS, useSession } from '@kp/client';
import { useStoredValue } from '../stored-value';

export const DENSITIES = ['compact', 'comfortable'] as const;
type ListDensity = (typeof DENSITIES)[number];

/** Of a column, in CSS pixels. */
export const COLUMN_WIDTH = { min: 80, max: 600 } as const;

export interface ListPreferences {
  readonly density: ListDensity;
  /** Keys of columns. */
  readonly hidden: readonly string[];
  /** Keys of optional columns, which are hidden otherwise. */
  readonly chosen: readonly string[];
  /** Keys of columns, as they were moved; empty while none was. */
  readonly order: readonly string[];
  /** By the key of the column; the others are as wide as their content. */
  readonly widths: Readonly<Record<string, number>>;
}

/** Of one account in this browser. */
export function useListPreferences(list: string) {
  const { user } = useSession();
  return useStoredValue(`${STORAGE_KEYS.adminList}:${user?.id}:${list}`, readPreferences);
}

/** Whatever an older version of the shop has stored. */
export function readPreferences(stored: unknown): ListPreferences {
  const { density, hidden, chosen, order, widths } = (stored ?? {}) as Partial<
    Record<keyof ListPreferences, unknown>
  >;
  return {
    density: DENSITIES.find((each) => each === density) ?? 'compact',
    hidden: textsIn(hidden),
    chosen: textsIn(chosen),
    order: textsIn(order),
    widths: readWidths(widths),
  };
}

/** @returns columns in the chosen order; those that it does not name come last, as they were */
export function inOrder<Column extends { readonly key: string }>(
  columns: readonly Column[],
  order: readonly string[],
): Column[] {
  const place = ({ key }: Column) => (order.includes(key) ? order.indexOf(key) : order.length);
  return [...columns].sort((left, right) => place(left) - place(right));
}

export const columnWidth = (pixels: number): number =>
  Math.round(Math.min(COLUMN_WIDTH.max, Math.max(COLUMN_WIDTH.min, pixels)));

function readWidths(stored: unknown): Record<string, number> {
  const entries = Object.entries((stored ?? {}) as Record<string, unknown>);
  return Object.fromEntries(
    entries.flatMap(([key, width]) => (Number.isFinite(width) ? [[key, columnWidth(width as number)]] : [])),
  );
}

const textsIn = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((each) => typeof each === 'string') : [];
