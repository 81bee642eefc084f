import { Injectable } from '@nestjs/common';
import { prepared, Sql } from '@kp/platform/database';

const FIND = prepared(
  'auth.find-second-factor',
  `SELECT encrypted_secret AS "encryptedSecret", confirmed_at AS "confirmedAt",
          (SELECT count(*)::int FROM recovery_code c WHERE c.user_id = f.user_id AND c.used_at IS NULL)
            AS "recoveryCodesLeft"
     FROM second_factor f WHERE user_id = $1`,
);

/** Starting again replaces a secret that was not confirmed. */
const BEGIN = prepared(
  'auth.begin-second-factor',
  `INSERT INTO second_factor AS known (user_id, encrypted_secret, key_id) VALUES ($1, $2, $3)
   ON CONFLICT (user_id) DO UPDATE
     SET encrypted_secret = EXCLUDED.encrypted_secret, key_id = EXCLUDED.key_id, created_at = now()
     WHERE known.confirmed_at IS NULL`,
);

const CONFIRM = prepared(
  'auth.confirm-second-factor',
  `UPDATE second_factor SET confirmed_at = now(), last_used_step = $3
    WHERE user_id = $1 AND encrypted_secret = $2 AND confirmed_at IS NULL`,
);

const LOCK = prepared(
  'auth.lock-second-factor',
  'SELECT user_id FROM second_factor WHERE user_id = $1 AND confirmed_at IS NOT NULL FOR UPDATE',
);

const USE_STEP = prepared(
  'auth.use-second-factor-step',
  `UPDATE second_factor SET last_used_step = $2
    WHERE user_id = $1 AND confirmed_at IS NOT NULL AND (last_used_step IS NULL OR last_used_step < $2)`,
);

const DELETE = prepared('auth.delete-second-factor', 'DELETE FROM second_factor WHERE user_id = $1');

const DELETE_CONFIRMED_SINCE = prepared(
  'auth.delete-second-factor-since',
  `WITH deleted AS (DELETE FROM second_factor WHERE user_id = $1 AND confirmed_at >= $2 RETURNING user_id)
   DELETE FROM recovery_code USING deleted WHERE recovery_code.user_id = deleted.user_id`,
);

const DELETE_CODES = prepared('auth.delete-recovery-codes', 'DELETE FROM recovery_code WHERE user_id = $1');

const ADD_CODES = prepared(
  'auth.add-recovery-codes',
  'INSERT INTO recovery_code (user_id, code_hash) SELECT $1, unnest($2::bytea[])',
);

const USE_CODE = prepared(
  'auth.use-recovery-code',
  'UPDATE recovery_code SET used_at = now() WHERE user_id = $1 AND code_hash = $2 AND used_at IS NULL',
);

const LIST_OF_OTHER_KEYS = prepared(
  'auth.list-second-factors-of-other-keys',
  `SELECT user_id AS "userId", encrypted_secret AS "encryptedSecret" FROM second_factor
    WHERE key_id <> $1 AND user_id > $2 ORDER BY user_id LIMIT $3`,
);

const REPLACE_SECRET = prepared(
  'auth.replace-second-factor-secret',
  `UPDATE second_factor SET encrypted_secret = $3, key_id = $4 WHERE user_id = $1 AND encrypted_secret = $2`,
);

export interface EncryptedSecret {
  encrypted: Buffer;
  keyId: Buffer;
}

interface SecondFactorRow {
  encryptedSecret: Buffer;
  confirmedAt: Date | null;
  recoveryCodesLeft: number;
}

@Injectable()
export class SecondFactorRepository {
  constructor(private readonly sql: Sql) {}

  find(userId: number): Promise<SecondFactorRow | null> {
    return this.sql.first<SecondFactorRow>(FIND, [userId]);
  }

  /** @returns false when a confirmed one exists */
  async begin(userId: number, { encrypted, keyId }: EncryptedSecret): Promise<boolean> {
    return (await this.sql.run(BEGIN, [userId, encrypted, keyId])) > 0;
  }

  async confirm(userId: number, encryptedSecret: Buffer, step: number): Promise<boolean> {
    return (await this.sql.run(CONFIRM, [userId, encryptedSecret, step])) > 0;
  }

  /** @returns false when it is not on */
  async lock(userId: number): Promise<boolean> {
    return (await this.sql.first(LOCK, [userId])) !== null;
  }

  /** @returns false when this code or a newer one was used */
  async useStep(userId: number, step: number): Promise<boolean> {
    return (await this.sql.run(USE_STEP, [userId, step])) > 0;
  }

  async delete(userId: number): Promise<void> {
    await this.sql.run(DELETE, [userId]);
    await this.sql.run(DELETE_CODES, [userId]);
  }

  async deleteConfirmedSince(userId: number, since: Date): Promise<void> {
    await this.sql.run(DELETE_CONFIRMED_SINCE, [userId, since]);
  }

  async replaceRecoveryCodes(userId: number, hashes: Buffer[]): Promise<void> {
    await this.sql.run(DELETE_CODES, [userId]);
    await this.sql.run(ADD_CODES, [userId, hashes]);
  }

  async useRecoveryCode(userId: number, hash: Buffer): Promise<boolean> {
    return (await this.sql.run(USE_CODE, [userId, hash])) > 0;
  }

  listOfOtherKeys(
    keyId: Buffer,
    afterUserId: number,
    limit: number,
  ): Promise<{ userId: number; encryptedSecret: Buffer }[]> {
    return this.sql.rows(LIST_OF_OTHER_KEYS, [keyId, afterUserId, limit]);
  }

  async replaceSecret(userId: number, former: Buffer, { encrypted, keyId }: EncryptedSecret): Promise<void> {
    await this.sql.run(REPLACE_SECRET, [userId, former, encrypted, keyId]);
  }
}
