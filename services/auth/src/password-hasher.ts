import { randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { hash, verify } from '@node-rs/argon2';

/** Systems encode accents of the same password differently. */
const normalize = (password: string) => password.normalize('NFKC');

/** Argon2id with the library's settings (19 MiB, 2 passes), as OWASP recommends. */
export function hashPassword(password: string): Promise<string> {
  return hash(normalize(password));
}

@Injectable()
export class PasswordHasher {
  /** Makes an unknown account take the same time. */
  private readonly dummyHash = hashPassword(randomBytes(32).toString('hex'));

  hash(password: string): Promise<string> {
    return hashPassword(password);
  }

  async matches(password: string, passwordHash: string | null): Promise<boolean> {
    return verify(passwordHash ?? (await this.dummyHash), normalize(password));
  }
}
