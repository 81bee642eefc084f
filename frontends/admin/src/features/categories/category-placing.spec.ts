import { type PlacedCategory, withMove } from '@kp/commerce/category-tree';
import { moveBack, moveOfDrag, moveOfStep, type MoveStep, treeRows } from './category-placing';

const at = (id: number, parentId: number | null = null): PlacedCategory => ({ id, parentId });
/** 1 (2 (3), 4), 5, 6 (7). */
const TREE = [at(1), at(2, 1), at(3, 2), at(4, 1), at(5), at(6), at(7, 6)];
const written = (categories: readonly PlacedCategory[]) =>
  treeRows(categories)
    .map(({ category, level }) => '>'.repeat(level) + category.id)
    .join(' ');

describe('placing a category', () => {
  it('shows a dragged one without what is below it', () => {
    expect(written(TREE)).toBe('1 >2 >>3 >4 5 6 >7');
    expect(treeRows(TREE, 1).map(({ category }) => category.id)).toEqual([1, 5, 6, 7]);
  });

  it.each<[number, MoveStep, string | null]>([
    [4, 'up', '1 >4 >2 >>3 5 6 >7'],
    [1, 'up', null],
    [1, 'down', '5 1 >2 >>3 >4 6 >7'],
    [4, 'down', null],
    [5, 'in', '1 >2 >>3 >4 >5 6 >7'],
    [4, 'in', '1 >2 >>3 >>4 5 6 >7'],
    [3, 'in', null],
    [3, 'out', '1 >2 >3 >4 5 6 >7'],
    [2, 'out', '1 >4 2 >3 5 6 >7'],
    [5, 'out', null],
  ])('%i one step %s: %s', (id, step, after) => {
    const move = moveOfStep(TREE, id, step);
    expect(move && written(withMove(TREE, move))).toBe(after);
    if (move) expect(written(withMove(withMove(TREE, move), moveBack(TREE, id)))).toBe(written(TREE));
  });

  it.each<[string, number, number, number, string | null]>([
    ['down to the end', 5, 7, 0, '1 >2 >>3 >4 6 >7 5'],
    ['down to the end and in', 5, 7, 1, '1 >2 >>3 >4 6 >7 >5'],
    ['far in, as deep as there are levels', 5, 3, 9, '1 >2 >>5 >>3 >4 6 >7'],
    ['on its place and in', 5, 5, 1, '1 >2 >>3 >4 >5 6 >7'],
    ['up between categories of the second level', 5, 4, 0, '1 >2 >>3 >5 >4 6 >7'],
    ['out on its place', 4, 4, -1, '1 >2 >>3 4 5 6 >7'],
    ['with its own below one of the first level', 6, 5, 1, '1 >2 >>3 >4 >6 >>7 5'],
    ['with two levels, which fit at the top only', 1, 7, 2, '5 6 >7 1 >2 >>3 >4'],
    ['with two levels where they do not fit', 1, 6, 0, null],
  ])('a drag %s', (_how, id, over, steps, after) => {
    const found = moveOfDrag(TREE, id, over, steps);
    expect(found && written(withMove(TREE, found.move))).toBe(after);
  });
});
