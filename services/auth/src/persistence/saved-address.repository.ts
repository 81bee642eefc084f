import { Injectable } from '@nestjs/common';
import type { Address } from '@kp/commerce';
import { prepared, Sql } from '@kp/platform/database';

export interface SavedAddress {
  id: number;
  label: string;
  address: Address;
  isDefault: boolean;
}

const COLUMNS = 'id, label, address, is_default AS "isDefault"';

const LIST = prepared(
  'auth.list-addresses',
  `SELECT ${COLUMNS} FROM saved_address WHERE user_id = $1 ORDER BY is_default DESC, lower(label), id`,
);

/** The first one of an account is its default. */
const ADD = prepared(
  'auth.add-address',
  `INSERT INTO saved_address (user_id, label, address, is_default)
   VALUES ($1, $2, $3, NOT EXISTS (SELECT FROM saved_address WHERE user_id = $1)) RETURNING ${COLUMNS}`,
);

const CHANGE = prepared(
  'auth.change-address',
  `UPDATE saved_address SET label = $3, address = $4, updated_at = now()
    WHERE user_id = $1 AND id = $2 RETURNING ${COLUMNS}`,
);

const DELETE = prepared('auth.delete-address', 'DELETE FROM saved_address WHERE user_id = $1 AND id = $2');

const CLEAR_DEFAULT = prepared(
  'auth.clear-default-address',
  'UPDATE saved_address SET is_default = false WHERE user_id = $1 AND is_default',
);

const SET_DEFAULT = prepared(
  'auth.set-default-address',
  `UPDATE saved_address SET is_default = true WHERE user_id = $1 AND id = $2 RETURNING ${COLUMNS}`,
);

/** Whoever changes addresses locks the account first. */
@Injectable()
export class SavedAddressRepository {
  constructor(private readonly sql: Sql) {}

  /** The default first, then by label. */
  list(userId: number): Promise<SavedAddress[]> {
    return this.sql.rows<SavedAddress>(LIST, [userId]);
  }

  async add(userId: number, label: string, address: Address): Promise<SavedAddress> {
    return (await this.sql.first<SavedAddress>(ADD, [userId, label, JSON.stringify(address)]))!;
  }

  async change(userId: number, id: number, label: string, address: Address): Promise<SavedAddress> {
    return (await this.sql.first<SavedAddress>(CHANGE, [userId, id, label, JSON.stringify(address)]))!;
  }

  async delete(userId: number, id: number): Promise<void> {
    await this.sql.run(DELETE, [userId, id]);
  }

  async setDefault(userId: number, id: number): Promise<SavedAddress> {
    await this.sql.run(CLEAR_DEFAULT, [userId]);
    return (await this.sql.first<SavedAddress>(SET_DEFAULT, [userId, id]))!;
  }
}
