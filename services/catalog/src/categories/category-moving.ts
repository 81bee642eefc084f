import { Injectable } from '@nestjs/common';
import {
  type CategoryMove,
  childrenOf,
  moveProblem,
  type MoveProblem,
  type PlacedCategory,
  withMove,
} from '@kp/commerce/category-tree';
import { AuditLog } from '@kp/platform/audit';
import { Sql, Transactions } from '@kp/platform/database';
import { InvalidInputError, type Principal } from '@kp/platform/http';
import { CatalogChanges } from '../changes/catalog-changes';
import { categoryNotFound, categoryOrderChanged } from '../domain/catalog.errors';
import type { AdminCategoryResponse } from '../http/categories.dto';
import {
  ADMIN_CATEGORIES,
  ARRANGE_CATEGORIES,
  LOCK_ALL_CATEGORIES,
  PLACED_CATEGORIES,
  SET_PARENT,
} from './category-editing.queries';

const MESSAGES: Record<Exclude<MoveProblem, 'unknown-neighbor'>, string> = {
  'unknown-parent': 'This category does not exist.',
  'inside-itself': 'A category cannot be inside itself.',
  'too-deep': 'Categories have at most three levels.',
};

/** Every change of a parent locks all categories in one order first, so that two changes never make a cycle. */
@Injectable()
export class CategoryMoving {
  constructor(
    private readonly transactions: Transactions,
    private readonly sql: Sql,
    private readonly changes: CatalogChanges,
    private readonly audit: AuditLog,
  ) {}

  /** With what is below it. */
  move(move: CategoryMove, admin: Principal): Promise<AdminCategoryResponse[]> {
    return this.transactions.run(async () => {
      const before = await this.checkPlace(move);
      const { id, parentId } = move;
      const moved = before.find((each) => each.id === id);
      if (!moved) throw categoryNotFound();
      const after = withMove(before, move);
      await this.sql.run(SET_PARENT, [id, parentId]);
      await this.sql.run(ARRANGE_CATEGORIES, [after.map((each) => each.id)]);
      await this.audit.record(admin, {
        action: 'category.moved',
        subject: 'category',
        subjectId: id,
        before: positionOf(before, id),
        after: positionOf(after, id),
      });
      this.changes.record(
        [],
        before.map((each) => each.id),
      );
      return this.sql.rows<AdminCategoryResponse>(ADMIN_CATEGORIES);
    });
  }

  /** In a transaction. @returns all categories, locked, in their order */
  async checkPlace(move: CategoryMove): Promise<PlacedCategory[]> {
    await this.sql.run(LOCK_ALL_CATEGORIES);
    const categories = await this.sql.rows<PlacedCategory>(PLACED_CATEGORIES);
    const problem = moveProblem(categories, move);
    if (problem === 'unknown-neighbor') throw categoryOrderChanged(categories.map(({ id }) => id));
    if (problem) throw new InvalidInputError([{ field: 'parentId', message: MESSAGES[problem] }]);
    return categories;
  }
}

/** Among the categories of its parent. */
function positionOf(categories: readonly PlacedCategory[], id: number) {
  const { parentId = null } = categories.find((each) => each.id === id)!;
  const siblings = childrenOf(categories, parentId).map((each) => each.id);
  return { parentId, position: siblings.indexOf(id) + 1 };
}
