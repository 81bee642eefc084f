import { decimalText, isoText, prepared } from '@kp/platform/database';
import { CUSTOMER, JOIN_CHANGES } from './customer-list.queries';

const addressOf = (kind: 'company' | 'delivery') => `CASE WHEN u.${kind}_address <> '' THEN
            json_build_object('address', u.${kind}_address, 'city', u.${kind}_city, 'county', u.${kind}_county,
              'state', u.${kind}_state, 'zip', u.${kind}_zip, 'country', u.${kind}_country) END AS "${kind}Address"`;

export const FIND_CUSTOMER = prepared(
  'admin-bulk.find-customer',
  `SELECT ${CUSTOMER}, u.disabled_reason AS "disabledReason", u.vat_number AS "vatNumber", u.tax_id AS "taxId",
          u.registration_number AS "registrationNumber", u.billing_email AS "billingEmail",
          u.billing_phone AS "billingPhone",
          ${addressOf('company')}, ${addressOf('delivery')},
          (SELECT new_email FROM email_change WHERE user_id = u.id AND ended_at IS NULL AND expires_at > now()
              AND old_email IS NOT NULL)
            AS "pendingEmail",
          EXISTS (SELECT FROM second_factor WHERE user_id = u.id AND confirmed_at IS NOT NULL) AS "hasSecondFactor",
          (SELECT count(*)::int FROM auth_session WHERE user_id = u.id AND expires_at > now()) AS "openSessions"
     FROM customer_summary s
     JOIN app_user u ON u.id = s.user_id ${JOIN_CHANGES}
    WHERE s.user_id = $1`,
);

export const RECENT_ORDERS_OF_CUSTOMER = prepared(
  'admin-bulk.recent-orders-of-customer',
  `SELECT id, order_number AS "orderNumber", ${isoText('created_at')} AS "createdAt", status,
          ${decimalText('total_minor')} AS "totalAmount", currency
     FROM orders WHERE user_id = $1 ORDER BY created_at DESC, id DESC LIMIT $2`,
);

export const RECENT_INVOICES_OF_CUSTOMER = prepared(
  'admin-bulk.recent-invoices-of-customer',
  `SELECT id, number, kind, issue_date::text AS "issueDate", ${decimalText('total_minor')} AS "totalAmount", currency
     FROM invoice WHERE user_id = $1 ORDER BY id DESC LIMIT $2`,
);

/** Summed up at once, so that a reader sees each change either here or in the sums. */
export const MERGE_CUSTOMER_SALES = prepared(
  'admin-bulk.merge-customer-sales',
  `WITH taken AS (DELETE FROM customer_sales_change RETURNING *),
        change AS (SELECT user_id, sum(orders) AS orders, sum(spent_minor) AS spent_minor FROM taken GROUP BY user_id)
   UPDATE customer_summary s SET orders = s.orders + change.orders, spent_minor = s.spent_minor + change.spent_minor
     FROM change WHERE s.user_id = change.user_id`,
);
