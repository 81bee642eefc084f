export const MAX_CATEGORY_LEVELS = 3;

export interface PlacedCategory {
  readonly id: number;
  /** Null or absent at the top. */
  readonly parentId?: number | null;
}

export interface CategoryMove {
  readonly id: number;
  readonly parentId: number | null;
  /** The one of the new parent that it stands before; null at its end. */
  readonly beforeId: number | null;
}

export type MoveProblem = 'unknown-parent' | 'inside-itself' | 'too-deep' | 'unknown-neighbor';

/** From the top down to the category itself; empty for one that is not among them. */
export function lineOf<T extends PlacedCategory>(categories: readonly T[], id: number | null): T[] {
  const line: T[] = [];
  let current = categories.find((each) => each.id === id);
  while (current && !line.includes(current)) {
    line.unshift(current);
    const { parentId } = current;
    current = categories.find((each) => each.id === parentId);
  }
  return line;
}

export const childrenOf = <T extends PlacedCategory>(
  categories: readonly T[],
  parentId: number | null,
): T[] => categories.filter((each) => (each.parentId ?? null) === parentId);

/** Each category with what is below it behind it; categories of one parent stay in their order. */
export const inTreeOrder = <T extends PlacedCategory>(
  categories: readonly T[],
  parentId: number | null = null,
): T[] => childrenOf(categories, parentId).flatMap((each) => [each, ...inTreeOrder(categories, each.id)]);

const levelsOf = (categories: readonly PlacedCategory[], id: number): number =>
  1 + Math.max(0, ...childrenOf(categories, id).map((child) => levelsOf(categories, child.id)));

/** Why a category cannot stand there; null where it can. */
export function moveProblem(
  categories: readonly PlacedCategory[],
  { id, parentId, beforeId }: CategoryMove,
): MoveProblem | null {
  const above = lineOf(categories, parentId);
  if (parentId !== null && above.length === 0) return 'unknown-parent';
  if (above.some((each) => each.id === id)) return 'inside-itself';
  if (above.length + levelsOf(categories, id) > MAX_CATEGORY_LEVELS) return 'too-deep';
  const isNeighbor =
    beforeId === null || childrenOf(categories, parentId).some(({ id: other }) => other === beforeId);
  return isNeighbor ? null : 'unknown-neighbor';
}

/** All categories in the order of the tree after a move that has no problem. */
export function withMove<T extends PlacedCategory>(
  categories: readonly T[],
  { id, parentId, beforeId }: CategoryMove,
): T[] {
  const moved = categories.find((each) => each.id === id);
  if (!moved || beforeId === id) return inTreeOrder(categories);
  const others = categories.filter((each) => each.id !== id);
  const index = beforeId === null ? others.length : others.findIndex((each) => each.id === beforeId);
  return inTreeOrder([...others.slice(0, index), { ...moved, parentId }, ...others.slice(index)]);
}
