import { Injectable } from '@nestjs/common';
import { SigningKeys, TextEncryption } from '@kp/platform/keys';
import { type EncryptedSecret, SecondFactorRepository } from './persistence/second-factor.repository';

const KEY_PURPOSE = 'second-factor-secrets';
const BATCH_SIZE = 200;

/** Encrypts the secrets at rest; the user's id is bound to them, so that rows cannot be exchanged. */
@Injectable()
export class SecondFactorSecrets {
  private readonly encryption: TextEncryption;

  constructor(
    keys: SigningKeys,
    private readonly factors: SecondFactorRepository,
  ) {
    this.encryption = new TextEncryption(keys, KEY_PURPOSE);
  }

  encrypt(userId: number, secret: string): EncryptedSecret {
    return this.encryption.encrypt(String(userId), secret);
  }

  /** @throws when neither JWT_SECRET nor JWT_SECRET_PREVIOUS encrypted it */
  decrypt(userId: number, encrypted: Buffer): string {
    const secret = this.encryption.decrypt(String(userId), encrypted);
    if (secret !== null) return secret;
    throw new Error(`The second factor of account ${userId} was encrypted with an unknown JWT_SECRET.`);
  }

  /** So that JWT_SECRET_PREVIOUS can be removed one day. */
  async encryptWithCurrentKey(): Promise<void> {
    const { keyId } = this.encryption;
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
