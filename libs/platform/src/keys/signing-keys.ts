import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { KeysConfig } from './keys.config';

const KEY_BYTES = 32;
const SALT = 'kitchenpass';

/** One key per purpose, derived with HKDF. Signatures made with JWT_SECRET_PREVIOUS stay valid. */
@Injectable()
export class SigningKeys {
  private readonly secrets: string[];
  private readonly keys = new Map<string, readonly [Buffer, ...Buffer[]]>();

  constructor({ jwtSecret, jwtSecretPrevious }: KeysConfig) {
    this.secrets = jwtSecretPrevious === undefined ? [jwtSecret] : [jwtSecret, jwtSecretPrevious];
  }

  keysFor(purpose: string): readonly [Buffer, ...Buffer[]] {
    let keys = this.keys.get(purpose);
    if (!keys) {
      keys = this.secrets.map((secret) => deriveKey(secret, purpose)) as [Buffer, ...Buffer[]];
      this.keys.set(purpose, keys);
    }
    return keys;
  }

  sign(purpose: string, text: string | Buffer): Buffer {
    return hmac(this.keysFor(purpose)[0], text);
  }

  isSignedBy(purpose: string, text: string | Buffer, signature: Buffer): boolean {
    return this.keysFor(purpose).some((key) => timingSafeEquals(hmac(key, text), signature));
  }

  /** For signatures of older releases; `text` must start with a prefix that only its purpose uses. */
  isSignedBySecret(text: string | Buffer, signature: Buffer): boolean {
    return this.secrets.some((secret) => timingSafeEquals(hmac(secret, text), signature));
  }
}

export function timingSafeEquals(left: Buffer, right: Buffer): boolean {
  return left.length === right.length && timingSafeEqual(left, right);
}

function deriveKey(secret: string, purpose: string): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, SALT, purpose, KEY_BYTES));
}

function hmac(key: string | Buffer, text: string | Buffer): Buffer {
  return createHmac('sha256', key).update(text).digest();
}
