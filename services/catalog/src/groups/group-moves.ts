import { Injectable } from '@nestjs/common';
import { type AuditActor, AuditLog } from '@kp/platform/audit';
import { prepared, Sql } from '@kp/platform/database';

const WITH_VARIANTS = prepared(
  'catalog.with-variants',
  `SELECT id FROM product
    WHERE id = ANY ($1::int[])
       OR group_id IN (SELECT group_id FROM product WHERE id = ANY ($1::int[]) AND group_id IS NOT NULL)
    ORDER BY id`,
);

const COUNT_FOLLOWERS = prepared(
  'catalog.count-followers',
  `WITH moved AS (SELECT unnest($1::int[]) AS id)
   SELECT count(*)::int AS followers FROM product p
    WHERE p.deleted_at IS NULL AND p.category_id <> $2
      AND p.group_id IN (SELECT v.group_id FROM product v JOIN moved m ON m.id = v.id)
      AND NOT EXISTS (SELECT 1 FROM moved m WHERE m.id = p.id)`,
);

/** Deleted variants too, so that they come back where their group is. */
const FOLLOW = prepared(
  'catalog.follow-to-category',
  `WITH moved AS (
     SELECT DISTINCT ON (group_id) group_id, category_id FROM product
      WHERE id = ANY ($1::int[]) AND group_id IS NOT NULL ORDER BY group_id, id
   ), others AS (
     SELECT p.id, p.category_id AS former, m.category_id
       FROM product p JOIN moved m ON m.group_id = p.group_id WHERE p.category_id <> m.category_id
   )
   UPDATE product p SET category_id = o.category_id, updated_at = now() FROM others o WHERE p.id = o.id
   RETURNING p.id, o.former, p.category_id AS "categoryId", p.deleted_at IS NOT NULL AS "isDeleted"`,
);

interface Followed {
  id: number;
  former: number;
  categoryId: number;
  isDeleted: boolean;
}

/** The variants of a group are in one category: where one of them is moved to, the others follow. */
@Injectable()
export class GroupMoves {
  constructor(
    private readonly sql: Sql,
    private readonly audit: AuditLog,
  ) {}

  /** These products and the other variants of their groups, in the order in which they are locked. */
  async withVariants(productIds: readonly number[]): Promise<number[]> {
    const products = await this.sql.rows<{ id: number }>(WITH_VARIANTS, [productIds]);
    return products.map(({ id }) => id);
  }

  /** How many other variants would follow these to the category. */
  async countFollowers(productIds: readonly number[], categoryId: number): Promise<number> {
    const [row] = await this.sql.rows<{ followers: number }>(COUNT_FOLLOWERS, [productIds, categoryId]);
    return row!.followers;
  }

  /** In the running transaction, once these are moved. @returns what else was changed */
  async follow(
    productIds: readonly number[],
    actor: AuditActor,
  ): Promise<{ productIds: number[]; categoryIds: number[] }> {
    const followed = productIds.length > 0 ? await this.sql.rows<Followed>(FOLLOW, [productIds]) : [];
    await this.audit.recordAll(actor, followed.filter(({ isDeleted }) => !isDeleted).map(auditedMove));
    return {
      productIds: followed.map(({ id }) => id),
      categoryIds: followed.flatMap(({ former, categoryId }) => [former, categoryId]),
    };
  }
}

const auditedMove = ({ id, former, categoryId }: Followed) => ({
  action: 'product.updated',
  subject: 'product',
  subjectId: id,
  before: { categoryId: former },
  after: { categoryId },
});
