import { prepared } from '../database';

export const LIST = prepared(
  'kept-settings.list',
  'SELECT name, encrypted_value AS encrypted, key_id AS "keyId" FROM kept_setting',
);

/** Two savers one after the other, because a check looks at all settings. */
export const LOCK = prepared(
  'kept-settings.lock',
  `SELECT pg_advisory_xact_lock(hashtextextended('platform.kept-settings', 0))`,
);

export const SAVE = prepared(
  'kept-settings.save',
  `INSERT INTO kept_setting (name, encrypted_value, key_id) VALUES ($1, $2, $3)
   ON CONFLICT (name) DO UPDATE
     SET encrypted_value = excluded.encrypted_value, key_id = excluded.key_id, changed_at = now()`,
);

export const DELETE = prepared('kept-settings.delete', 'DELETE FROM kept_setting WHERE name = $1');

export const REPLACE = prepared(
  'kept-settings.replace',
  'UPDATE kept_setting SET encrypted_value = $3, key_id = $4 WHERE name = $1 AND encrypted_value = $2',
);
