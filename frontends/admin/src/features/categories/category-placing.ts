import {
  type CategoryMove,
  childrenOf,
  inTreeOrder,
  lineOf,
  moveProblem,
  type PlacedCategory,
} from '@kp/commerce/category-tree';

export type MoveStep = 'up' | 'down' | 'in' | 'out';

export interface TreeRow<T extends PlacedCategory> {
  readonly category: T;
  /** 0 at the top. */
  readonly level: number;
}

/** @param draggedId what is below it follows it unseen */
export function treeRows<T extends PlacedCategory>(
  categories: readonly T[],
  draggedId: number | null = null,
): TreeRow<T>[] {
  return inTreeOrder(categories).flatMap((category) => {
    const above = lineOf(categories, category.id).slice(0, -1);
    return above.some(({ id }) => id === draggedId) ? [] : [{ category, level: above.length }];
  });
}

/** One step of a category; null where there is none. */
export function moveOfStep(
  categories: readonly PlacedCategory[],
  id: number,
  step: MoveStep,
): CategoryMove | null {
  const line = lineOf(categories, id);
  const parent = line.at(-2) ?? null;
  const siblings = childrenOf(categories, parent?.id ?? null);
  const index = siblings.findIndex((each) => each.id === id);
  const idAt = (position: number) => siblings[position]?.id ?? null;
  const parentId = parent?.id ?? null;
  const move: Record<MoveStep, CategoryMove | null> = {
    up: index > 0 ? { id, parentId, beforeId: idAt(index - 1) } : null,
    down: index < siblings.length - 1 ? { id, parentId, beforeId: idAt(index + 2) } : null,
    in: index > 0 ? { id, parentId: idAt(index - 1), beforeId: null } : null,
    out: parent && { id, parentId: parent.parentId ?? null, beforeId: behind(categories, parent) },
  };
  const asked = move[step];
  return asked && !moveProblem(categories, asked) ? asked : null;
}

/**
 * Where a dragged category would stand: at the row that it is over, as deep as it was moved sideways, within what its
 * neighbors allow.
 *
 * @param steps levels that it was moved, more than 0 to the inside
 */
export function moveOfDrag(
  categories: readonly PlacedCategory[],
  id: number,
  overId: number,
  steps: number,
): { readonly move: CategoryMove; readonly level: number } | null {
  const rows = treeRows(categories, id);
  const from = rows.findIndex(({ category }) => category.id === id);
  const to = rows.findIndex(({ category }) => category.id === overId);
  const dragged = rows[from];
  if (!dragged || to === -1) return null;
  const others = rows.filter((row) => row !== dragged);
  const before = others.slice(0, to);
  const deepest = (before.at(-1)?.level ?? -1) + 1;
  const shallowest = others[to]?.level ?? 0;
  const wanted = Math.min(Math.max(dragged.level + steps, shallowest), deepest);
  // A category with two levels below it fits only at the top, so what does not fit moves outward.
  for (let level = wanted; level >= shallowest; level -= 1) {
    const parentId = before.findLast((row) => row.level === level - 1)?.category.id ?? null;
    const next = others[to];
    const beforeId = next?.level === level ? next.category.id : null;
    const move = { id, parentId: level === 0 ? null : parentId, beforeId };
    if (!moveProblem(categories, move)) return { move, level };
  }
  return null;
}

/** The move that takes another one back. */
export function moveBack(categories: readonly PlacedCategory[], id: number): CategoryMove {
  const category = categories.find((each) => each.id === id)!;
  return { id, parentId: category.parentId ?? null, beforeId: behind(categories, category) };
}

function behind(categories: readonly PlacedCategory[], { id, parentId }: PlacedCategory): number | null {
  const siblings = childrenOf(categories, parentId ?? null);
  return siblings[siblings.findIndex((each) => each.id === id) + 1]?.id ?? null;
}
