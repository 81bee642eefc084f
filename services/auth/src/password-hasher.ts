import { randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { hash, verify } from '@node-rs/argon2';

/** The same password typed on two systems may differ in how accents are encoded. */
const normal = (password: string) => password.normalize('NFKC');

/** Argon2id with the library's settings (19 MiB, 2 passes), as OWASP recommends. */
export function hashPassword(password: string): Promise<string> {
  return hash(normal(password));
}

@Injectable()
export class PasswordHasher {
  /** Costs what a real hash costs, and no password matches it. */
  private readonly nobodysHash = hashPassword(randomBytes(32).toString('hex'));

  hash(password: string): Promise<string> {
    return hashPassword(password);
  }

  /** @param passwordHash null for an unknown account: takes the same time and answers false */
  async matches(password: string, passwordHash: string | null): Promise<boolean> {
    return verify(passwordHash ?? (await this.nobodysHash), normal(password));
  }
}
