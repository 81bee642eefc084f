import { prepared } from '@kp/platform/database';

/** Marks of the staff, and facts of other tables that the checks need, in one round trip. */
export const FIND_FACTS = prepared(
  'admin-bulk.readiness-facts',
  `SELECT (SELECT coalesce(json_object_agg(name, marked_at), '{}') FROM setup_mark) AS marks,
          (SELECT array_agg(DISTINCT provider) FROM webhook_event WHERE NOT is_sandbox) AS "webhooksOf",
          EXISTS (SELECT FROM mail WHERE sent_at IS NOT NULL) AS "hasSentMail",
          EXISTS (SELECT FROM vat_registration) AS "hasRegistration",
          EXISTS (SELECT FROM shipping_zone) OR EXISTS (SELECT FROM audit_entry WHERE subject = 'shipping-settings')
            AS "hasShipping",
          EXISTS (SELECT FROM product WHERE deleted_at IS NULL AND status = 'active') AS "hasProduct"`,
);

/** An assistant is of use before the first order, until somebody closes it. */
export const FIND_STATE = prepared(
  'admin-bulk.setup-state',
  `SELECT EXISTS (SELECT FROM orders) AS "hasOrders",
          EXISTS (SELECT FROM setup_mark WHERE name = 'assistant') AS "isClosed"`,
);

export const MARK = prepared(
  'admin-bulk.set-setup-mark',
  'INSERT INTO setup_mark (name, marked_by) VALUES ($1, $2) ON CONFLICT DO NOTHING',
);

export const UNMARK = prepared('admin-bulk.delete-setup-mark', 'DELETE FROM setup_mark WHERE name = $1');
