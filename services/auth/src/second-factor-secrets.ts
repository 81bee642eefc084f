import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { SigningKeys } from '@kp/platform/keys';
import { type EncryptedSecret, SecondFactorRepository } from './persistence/second-factor.repository';

const KEY_PURPOSE = 'second-factor-secrets';
const CIPHER = 'aes-256-gcm';
const IV_BYTES = 12;
const TAG_BYTES = 16;
const KEY_ID_BYTES = 8;
const BATCH_SIZE = 200;

const keyIdOf = (key: Buffer) => createHash('sha256').update(key).digest().subarray(0, KEY_ID_BYTES);

/** Encrypts the secrets at rest; the user's id is bound to them, so that rows cannot be exchanged. */
@Injectable()
export class SecondFactorSecrets {
  constructor(
    private readonly keys: SigningKeys,
    private readonly factors: SecondFactorRepository,
  ) {}

  encrypt(userId: number, secret: string): EncryptedSecret {
    const [key] = this.keys.keysFor(KEY_PURPOSE);
    const iv = randomBytes(IV_BYTES);
    const cipher = createCipheriv(CIPHER, key, iv).setAAD(Buffer.from(String(userId)));
    const text = Buffer.concat([cipher.update(secret, 'utf8'), cipher.final()]);
    return { encrypted: Buffer.concat([iv, cipher.getAuthTag(), text]), keyId: keyIdOf(key) };
  }

  /** @throws when neither JWT_SECRET nor JWT_SECRET_PREVIOUS encrypted it */
  decrypt(userId: number, encrypted: Buffer): string {
    for (const key of this.keys.keysFor(KEY_PURPOSE)) {
      try {
        return decryptWith(key, userId, encrypted);
      } catch {
        // Another key encrypted it.
      }
    }
    throw new Error(`The second factor of account ${userId} was encrypted with an unknown JWT_SECRET.`);
  }

  /** So that JWT_SECRET_PREVIOUS can be removed one day. */
  async encryptWithCurrentKey(): Promise<void> {
    const keyId = keyIdOf(this.keys.keysFor(KEY_PURPOSE)[0]);
    let lastId = 0;
    for (;;) {
      const rows = await this.factors.listOfOtherKeys(keyId, lastId, BATCH_SIZE);
      for (const { userId, encryptedSecret } of rows) {
        const secret = this.decrypt(userId, encryptedSecret);
        await this.factors.replaceSecret(userId, encryptedSecret, this.encrypt(userId, secret));
      }
      const last = rows.at(-1);
      if (!last || rows.length < BATCH_SIZE) return;
      lastId = last.userId;
    }
  }
}

function decryptWith(key: Buffer, userId: number, encrypted: Buffer): string {
  const iv = encrypted.subarray(0, IV_BYTES);
  const tag = encrypted.subarray(IV_BYTES, IV_BYTES + TAG_BYTES);
  const decipher = createDecipheriv(CIPHER, key, iv)
    .setAAD(Buffer.from(String(userId)))
    .setAuthTag(tag);
  return Buffer.concat([
    decipher.update(encrypted.subarray(IV_BYTES + TAG_BYTES)),
    decipher.final(),
  ]).toString();
}
