import {
  type CategoryMove,
  inTreeOrder,
  lineOf,
  moveProblem,
  type PlacedCategory,
  withMove,
} from './category-tree';

const at = (id: number, parentId: number | null = null): PlacedCategory => ({ id, parentId });
/** 1 hygiene (2 gloves (3 nitrile), 4 mops), 5 labels, 6 pans (7 lids). */
const TREE = [at(1), at(5), at(2, 1), at(6), at(3, 2), at(4, 1), at(7, 6)];
const move = (id: number, parentId: number | null, beforeId: number | null = null): CategoryMove => ({
  id,
  parentId,
  beforeId,
});
const written = (categories: readonly PlacedCategory[]) =>
  categories.map(({ id, parentId }) => `${id}${parentId === null ? '' : `<${parentId}`}`).join(' ');

describe('the tree of categories', () => {
  it('names a category with what is below it behind it', () => {
    expect(written(inTreeOrder(TREE))).toBe('1 2<1 3<2 4<1 5 6 7<6');
  });

  it('leads from the top to a category', () => {
    expect(lineOf(TREE, 3).map(({ id }) => id)).toEqual([1, 2, 3]);
    expect(lineOf(TREE, 99)).toEqual([]);
  });

  it.each<[string, CategoryMove, ReturnType<typeof moveProblem>]>([
    ['to the top', move(3, null), null],
    ['below one of the first level', move(5, 6), null],
    ['before another one', move(4, 1, 2), null],
    ['with a level into the second one', move(6, 1), null],
    ['below itself', move(1, 1), 'inside-itself'],
    ['below what is below it', move(1, 3), 'inside-itself'],
    ['with a level into the third one', move(6, 2), 'too-deep'],
    ['below the third level', move(5, 3), 'too-deep'],
    ['below one that is gone', move(5, 99), 'unknown-parent'],
    ['before one of another parent', move(5, 1, 7), 'unknown-neighbor'],
  ])('a move %s', (_where, asked, problem) => {
    expect(moveProblem(TREE, asked)).toBe(problem);
  });

  it.each<[CategoryMove, string]>([
    [move(4, 1, 2), '1 4<1 2<1 3<2 5 6 7<6'],
    [move(6, 1), '1 2<1 3<2 4<1 6<1 7<6 5'],
    [move(2, null, 6), '1 4<1 5 2 3<2 6 7<6'],
    [move(5, null, 5), '1 2<1 3<2 4<1 5 6 7<6'],
  ])('%j makes %s', (asked, after) => {
    expect(written(withMove(TREE, asked))).toBe(after);
  });
});
