import { prepared } from '@kp/platform/database';

/** Ids of the category with a slug and of those below it. @param slug a parameter */
export const withDescendants = (slug: string): string => `
  SELECT l.category_id FROM category above JOIN category_lineage l ON l.ancestor_id = above.id
   WHERE above.slug = ${slug} AND above.deleted_at IS NULL`;

export const CATEGORY_IDS = prepared(
  'catalog.category-ids',
  `SELECT category_id AS id FROM (${withDescendants('$1')}) within ORDER BY category_id`,
  { isQuick: true },
);
