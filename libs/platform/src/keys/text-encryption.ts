import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto';
import type { SigningKeys } from './signing-keys';

const CIPHER = 'aes-256-gcm';
const IV_BYTES = 12;
const TAG_BYTES = 16;
const KEY_ID_BYTES = 8;

export interface EncryptedText {
  encrypted: Buffer;
  /** Of the key; says nothing about it. */
  keyId: Buffer;
}

/** Encrypts texts at rest with the newest key of a purpose; their owner is bound to them, so that rows cannot be exchanged. */
export class TextEncryption {
  constructor(
    private readonly keys: SigningKeys,
    private readonly purpose: string,
  ) {}

  /** What is encrypted with another one waits to be encrypted anew. */
  get keyId(): Buffer {
    return keyIdOf(this.keys.keysFor(this.purpose)[0]);
  }

  encrypt(owner: string, text: string): EncryptedText {
    const [key] = this.keys.keysFor(this.purpose);
    const iv = randomBytes(IV_BYTES);
    const cipher = createCipheriv(CIPHER, key, iv).setAAD(Buffer.from(owner));
    const encrypted = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
    return { encrypted: Buffer.concat([iv, cipher.getAuthTag(), encrypted]), keyId: keyIdOf(key) };
  }

  /** Null when neither JWT_SECRET nor JWT_SECRET_PREVIOUS encrypted it, or it belongs to another owner. */
  decrypt(owner: string, encrypted: Buffer): string | null {
    for (const key of this.keys.keysFor(this.purpose)) {
      try {
        return decryptWith(key, owner, encrypted);
      } catch {
        // Another key encrypted it.
      }
    }
    return null;
  }
}

const keyIdOf = (key: Buffer) => createHash('sha256').update(key).digest().subarray(0, KEY_ID_BYTES);

function decryptWith(key: Buffer, owner: string, encrypted: Buffer): string {
  const iv = encrypted.subarray(0, IV_BYTES);
  const tag = encrypted.subarray(IV_BYTES, IV_BYTES + TAG_BYTES);
  const decipher = createDecipheriv(CIPHER, key, iv).setAAD(Buffer.from(owner)).setAuthTag(tag);
  const text = [decipher.update(encrypted.subarray(IV_BYTES + TAG_BYTES)), decipher.final()];
  return Buffer.concat(text).toString();
}
