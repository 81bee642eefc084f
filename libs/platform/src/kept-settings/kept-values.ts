import { Injectable } from '@nestjs/common';
import { Sql } from '../database';
import { type EncryptedText, SigningKeys, TextEncryption } from '../keys';
import { DELETE, LIST, LOCK, REPLACE, SAVE } from './kept-setting.queries';

const KEY_PURPOSE = 'kept-settings';

/** By the names of the settings; null for one that no known key can read. */
export type Values = ReadonlyMap<string, string | null>;

/** Encrypted at rest, all alike: who reads the table learns the names of settings and no more. */
@Injectable()
export class KeptValues {
  private readonly encryption: TextEncryption;

  constructor(
    keys: SigningKeys,
    private readonly sql: Sql,
  ) {
    this.encryption = new TextEncryption(keys, KEY_PURPOSE);
  }

  /** What an older key encrypted is encrypted anew, so that JWT_SECRET_PREVIOUS can be removed one day. */
  async read(): Promise<Values> {
    const rows = await this.sql.rows<EncryptedText & { name: string }>(LIST);
    const values = new Map<string, string | null>();
    for (const { name, encrypted, keyId } of rows) {
      const value = this.encryption.decrypt(name, encrypted);
      values.set(name, value);
      if (value === null || keyId.equals(this.encryption.keyId)) continue;
      const anew = this.encryption.encrypt(name, value);
      await this.sql.run(REPLACE, [name, encrypted, anew.encrypted, anew.keyId]);
    }
    return values;
  }

  /** In the transaction that changes them. */
  async readLocked(): Promise<Values> {
    await this.sql.run(LOCK);
    return this.read();
  }

  async write(name: string, value: string | null): Promise<void> {
    if (value === null) return void (await this.sql.run(DELETE, [name]));
    const { encrypted, keyId } = this.encryption.encrypt(name, value);
    await this.sql.run(SAVE, [name, encrypted, keyId]);
  }
}
