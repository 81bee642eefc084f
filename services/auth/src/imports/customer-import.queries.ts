import { prepared } from '@kp/platform/database';
import { CUSTOMER_COLUMNS, CUSTOMER_FIELDS } from './customer-fields';

const SELECTED = CUSTOMER_FIELDS.map((field) => `${CUSTOMER_COLUMNS[field]} AS "${field}"`).join(', ');
const NAMES = CUSTOMER_FIELDS.map((field) => CUSTOMER_COLUMNS[field]);
const CHANGED = NAMES.filter((name) => name !== 'email');

const arrays = (count: number, first: number) =>
  Array.from({ length: count }, (_, index) => `(SELECT $${first + index}::text[])`).join(', ');

/** Also accounts whose email an earlier release stored as it was typed. */
export const FIND_CUSTOMERS = prepared(
  'auth.import-find',
  `SELECT id, is_admin AS "isStaff", ${SELECTED} FROM app_user WHERE lower(email) = ANY ($1::text[]) ORDER BY id`,
);

export const LOCK_CUSTOMERS = prepared(
  'auth.import-lock',
  'SELECT id FROM app_user WHERE lower(email) = ANY ($1::text[]) ORDER BY id FOR NO KEY UPDATE',
);

/** An email that was registered meanwhile is left out. */
export const INSERT_CUSTOMERS = prepared(
  'auth.import-insert',
  `INSERT INTO app_user (password_hash, ${NAMES.join(', ')})
   SELECT $1, added.* FROM unnest(${arrays(NAMES.length, 2)}) AS added
   ON CONFLICT DO NOTHING RETURNING id, email`,
);

export const UPDATE_CUSTOMERS = prepared(
  'auth.import-update',
  `UPDATE app_user u SET ${CHANGED.map((name) => `${name} = change.${name}`).join(', ')}
     FROM unnest((SELECT $1::int[]), ${arrays(CHANGED.length, 2)}) AS change (id, ${CHANGED.join(', ')})
    WHERE u.id = change.id`,
);
