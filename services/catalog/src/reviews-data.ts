import { Injectable } from '@nestjs/common';
import { prepared, Sql } from '@kp/platform/database';
import { PersonalDataSource, type PersonalFile } from '@kp/platform/personal-data';
import { CatalogChanges } from './changes/catalog-changes';

const LIST = prepared(
  'catalog.list-reviews-of-account',
  `SELECT jsonb_build_object('product', p.name) || to_jsonb(r) - 'user_id' AS review
     FROM review r JOIN product p ON p.id = r.product_id WHERE r.user_id = $1 ORDER BY r.id`,
);
const DELETE_UNPUBLISHED = prepared(
  'catalog.delete-unpublished-reviews',
  `DELETE FROM review WHERE user_id = $1 AND status <> 'approved'`,
);
/** Stars and text of a published review stay. */
const ANONYMIZE = prepared(
  'catalog.anonymize-reviews',
  `UPDATE review SET user_id = NULL, author_name = '' WHERE user_id = $1 RETURNING product_id AS "productId"`,
);

@Injectable()
export class ReviewsData extends PersonalDataSource {
  constructor(
    private readonly sql: Sql,
    private readonly changes: CatalogChanges,
  ) {
    super();
  }

  async *files(userId: number): AsyncIterable<PersonalFile> {
    const rows = await this.sql.rows<{ review: unknown }>(LIST, [userId]);
    yield { name: 'reviews.json', json: rows.map(({ review }) => review) };
  }

  async erase(userId: number): Promise<void> {
    await this.sql.run(DELETE_UNPUBLISHED, [userId]);
    const changed = await this.sql.rows<{ productId: number }>(ANONYMIZE, [userId]);
    if (changed.length > 0) this.changes.record(changed.map(({ productId }) => productId));
  }
}
