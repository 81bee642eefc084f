import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { AuthConfig } from '../config';

const KEY_BYTES = 32;
const SALT = 'kitchenpass';

/**
 * Keys derived from JWT_SECRET with HKDF, one per purpose: a signature made for one purpose is worthless for any other.
 * Signatures made with JWT_SECRET_PREVIOUS stay valid; new ones are made with the current secret.
 */
@Injectable()
export class SigningKeys {
  private readonly secrets: string[];
  private readonly keys = new Map<string, readonly [Buffer, ...Buffer[]]>();

  constructor({ jwtSecret, jwtSecretPrevious }: AuthConfig) {
    this.secrets = jwtSecretPrevious === undefined ? [jwtSecret] : [jwtSecret, jwtSecretPrevious];
  }

  /** The key that signs, then the ones that are still accepted. */
  keysFor(purpose: string): readonly [Buffer, ...Buffer[]] {
    let keys = this.keys.get(purpose);
    if (!keys) {
      keys = this.secrets.map((secret) => deriveKey(secret, purpose)) as [Buffer, ...Buffer[]];
      this.keys.set(purpose, keys);
    }
    return keys;
  }

  /** HMAC-SHA256 with the current key of the purpose. */
  sign(purpose: string, text: string | Buffer): Buffer {
    return hmac(this.keysFor(purpose)[0], text);
  }

  /** Whether `signature` was made for this purpose and text, with the current or the previous secret. */
  isSignedBy(purpose: string, text: string | Buffer, signature: Buffer): boolean {
    return this.keysFor(purpose).some((key) => isSameBytes(hmac(key, text), signature));
  }

  /**
   * Whether `signature` was made with the secret itself, as releases before the derived keys did.
   * @param text must start with a prefix that only its purpose uses
   */
  isSignedBySecret(text: string | Buffer, signature: Buffer): boolean {
    return this.secrets.some((secret) => isSameBytes(hmac(secret, text), signature));
  }
}

/** Compares in a time that does not depend on where the two differ. */
export function isSameBytes(left: Buffer, right: Buffer): boolean {
  return left.length === right.length && timingSafeEqual(left, right);
}

function deriveKey(secret: string, purpose: string): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, SALT, purpose, KEY_BYTES));
}

function hmac(key: string | Buffer, text: string | Buffer): Buffer {
  return createHmac('sha256', key).update(text).digest();
}
