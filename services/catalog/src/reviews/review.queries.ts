import { isoText, prepared } from '@kp/platform/database';

const OWN_COLUMNS = `id, order_line_id AS "orderLineId", product_id AS "productId", rating, title, comment,
  author_name AS "authorName", status, status_reason AS "statusReason", created_at AS "createdAt"`;

export const INSERT_REVIEW = prepared(
  'catalog.insert-review',
  `INSERT INTO review (order_line_id, product_id, user_id, author_name, rating, title, comment)
   VALUES ($1, $2, $3, $4, $5, $6, $7) ON CONFLICT (order_line_id) DO NOTHING RETURNING ${OWN_COLUMNS}`,
);

export const LOCK_OWN_REVIEW = prepared(
  'catalog.lock-own-review',
  'SELECT product_id AS "productId", status FROM review WHERE order_line_id = $1 AND user_id = $2 FOR UPDATE',
);

/** The date stays that of the first text: the list of a product is sorted by it. */
export const EDIT_REVIEW = prepared(
  'catalog.edit-review',
  `UPDATE review SET author_name = $2, rating = $3, title = $4, comment = $5, status = 'pending', status_reason = NULL,
          moderated_at = NULL, moderated_by = NULL, revision = revision + 1
    WHERE order_line_id = $1 RETURNING ${OWN_COLUMNS}`,
);

export const DELETE_REVIEW = prepared('catalog.delete-review', 'DELETE FROM review WHERE order_line_id = $1');

export const REVIEWS_OF_LINES = prepared(
  'catalog.reviews-of-lines',
  `SELECT ${OWN_COLUMNS} FROM review WHERE order_line_id = ANY ($1::int[]) ORDER BY id`,
);

const MODERATED = `
  SELECT r.id, r.product_id AS "productId", p.name AS "productName", p.slug AS "productSlug", r.rating, r.title,
         r.comment, r.author_name AS "authorName", r.order_line_id IS NOT NULL AS "isVerified", r.status,
         r.status_reason AS "statusReason", ${isoText('r.moderated_at')} AS "moderatedAt", r.revision,
         ${isoText('r.created_at')} AS "createdAt"
    FROM review r JOIN product p ON p.id = r.product_id`;

export const LIST_REVIEWS = prepared(
  'catalog.list-reviews',
  `${MODERATED} WHERE r.id = ANY (ARRAY(SELECT id FROM review ORDER BY created_at DESC, id DESC LIMIT $1 OFFSET $2))
    ORDER BY r.created_at DESC, r.id DESC`,
);

/** Those that wait longest are read first. */
export const LIST_REVIEWS_OF_STATUS = prepared(
  'catalog.list-reviews-of-status',
  `${MODERATED} WHERE r.id = ANY (ARRAY(SELECT id FROM review WHERE status = $3 ORDER BY created_at, id LIMIT $1 OFFSET $2))
    ORDER BY r.created_at, r.id`,
);

export const COUNT_REVIEWS = prepared(
  'catalog.count-reviews',
  'SELECT count(*)::int AS total FROM review WHERE $1::text IS NULL OR status = $1',
);

export const FIND_REVIEW = prepared('catalog.find-review', `${MODERATED} WHERE r.id = $1`);

export const LOCK_REVIEW = prepared(
  'catalog.lock-review',
  `SELECT product_id AS "productId", status, status_reason AS "statusReason", revision
     FROM review WHERE id = $1 FOR UPDATE`,
);

export const DECIDE_REVIEW = prepared(
  'catalog.decide-review',
  `UPDATE review SET status = $2::text, status_reason = $3, moderated_by = $4,
          moderated_at = CASE WHEN $2::text = 'pending' THEN NULL ELSE now() END WHERE id = $1`,
);

/** Approved reviews of a product per number of stars. */
export const RATING_COUNTS = prepared(
  'catalog.rating-counts',
  `SELECT rating, count(*)::int AS count FROM review WHERE product_id = $1 AND status = 'approved' GROUP BY rating`,
);
