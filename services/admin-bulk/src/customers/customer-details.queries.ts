import { prepared } from '@kp/platform/database';
import { CUSTOMER_FIGURES, JOIN_CHANGES } from './customer-list.queries';

export const FIND_CUSTOMER = prepared(
  'admin-bulk.find-customer',
  `SELECT u.id, u.first_name AS "firstName", u.last_name AS "lastName", u.email, u.company_name AS "companyName",
          u.language, u.created_at AS "createdAt", u.is_admin AS "isStaff", u.disabled_at AS "disabledAt",
          u.disabled_reason AS "disabledReason", u.vat_number AS "vatNumber",
          u.registration_number AS "registrationNumber", u.billing_email AS "billingEmail",
          u.billing_phone AS "billingPhone",
          json_build_object('address', u.company_address, 'city', u.company_city, 'county', u.company_county,
            'state', u.company_state, 'zip', u.company_zip, 'country', u.company_country) AS "companyAddress",
          json_build_object('address', u.delivery_address, 'city', u.delivery_city, 'county', u.delivery_county,
            'state', u.delivery_state, 'zip', u.delivery_zip, 'country', u.delivery_country) AS "deliveryAddress",
          (SELECT new_email FROM email_change WHERE user_id = u.id AND ended_at IS NULL AND expires_at > now()
              AND old_email IS NOT NULL)
            AS "pendingEmail",
          EXISTS (SELECT FROM second_factor WHERE user_id = u.id AND confirmed_at IS NOT NULL) AS "hasSecondFactor",
          (SELECT count(*)::int FROM auth_session WHERE user_id = u.id AND expires_at > now()) AS "openSessions",
          ${CUSTOMER_FIGURES},
          (SELECT max(created_at) FROM orders WHERE user_id = u.id) AS "lastOrderAt"
     FROM customer_summary s
     JOIN app_user u ON u.id = s.user_id ${JOIN_CHANGES}
    WHERE s.user_id = $1`,
);

export const RECENT_ORDERS_OF_CUSTOMER = prepared(
  'admin-bulk.recent-orders-of-customer',
  `SELECT id, order_number AS "orderNumber", created_at AS "createdAt", status, total_minor AS "totalMinor", currency
     FROM orders WHERE user_id = $1 ORDER BY created_at DESC, id DESC LIMIT $2`,
);

export const RECENT_INVOICES_OF_CUSTOMER = prepared(
  'admin-bulk.recent-invoices-of-customer',
  `SELECT id, number, kind, issue_date::text AS "issueDate", total_minor AS "totalMinor", currency
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
