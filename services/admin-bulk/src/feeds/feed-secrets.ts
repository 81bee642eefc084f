import { Injectable } from '@nestjs/common';
import type { FeedAuth } from '@kp/commerce/supplier-feeds';
import { prepared, Sql } from '@kp/platform/database';
import { SigningKeys, TextEncryption } from '@kp/platform/keys';

const KEY_PURPOSE = 'supplier-feeds';

/** What nobody is shown again. */
export interface FeedSecret {
  /** The whole address: behind "?" may be a key. */
  address: string;
  /** A password or a token; empty without authentication. */
  secret: string;
}

const READ = prepared('feeds.secret', 'SELECT encrypted, key_id AS "keyId" FROM supplier_feed WHERE id = $1');
const WRITE = prepared(
  'feeds.set-secret',
  'UPDATE supplier_feed SET encrypted = $2, key_id = $3 WHERE id = $1',
);

/** Encrypted at rest, bound to the feed, so that rows cannot be exchanged. */
@Injectable()
export class FeedSecrets {
  private readonly encryption: TextEncryption;

  constructor(
    keys: SigningKeys,
    private readonly sql: Sql,
  ) {
    this.encryption = new TextEncryption(keys, KEY_PURPOSE);
  }

  async write(feedId: number, secret: FeedSecret): Promise<void> {
    const { encrypted, keyId } = this.encryption.encrypt(String(feedId), JSON.stringify(secret));
    await this.sql.run(WRITE, [feedId, encrypted, keyId]);
  }

  /**
   * What an older key encrypted is encrypted anew, so that JWT_SECRET_PREVIOUS can be removed one day.
   * @returns null when no known key can read it
   */
  async read(feedId: number): Promise<FeedSecret | null> {
    const stored = await this.sql.first<{ encrypted: Buffer | null; keyId: Buffer }>(READ, [feedId]);
    const text = stored?.encrypted ? this.encryption.decrypt(String(feedId), stored.encrypted) : null;
    if (text === null) return null;
    const secret = JSON.parse(text) as FeedSecret;
    if (!stored!.keyId.equals(this.encryption.keyId)) await this.write(feedId, secret);
    return secret;
  }
}

/** Of the header of the request; undefined without one. */
export function authorizationOf(auth: FeedAuth, username: string, secret: string): string | undefined {
  if (auth === 'none') return undefined;
  return auth === 'token'
    ? `Bearer ${secret}`
    : `Basic ${Buffer.from(`${username}:${secret}`).toString('base64')}`;
}
