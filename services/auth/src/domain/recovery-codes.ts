import { createHash, randomInt } from 'node:crypto';

const RECOVERY_CODES = 10;
/** Without letters and digits that look alike. */
const ALPHABET = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';
const GROUPS = 4;
const GROUP_LENGTH = 4;

/** About 79 bits each, so that a plain hash protects them. */
export function newRecoveryCodes(): string[] {
  const group = () =>
    Array.from({ length: GROUP_LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');
  const code = () => Array.from({ length: GROUPS }, group).join('-');
  return Array.from({ length: RECOVERY_CODES }, code);
}

/** Spaces, hyphens and letter case do not count. */
export function hashRecoveryCode(userId: number, code: string): Buffer {
  const letters = code.toUpperCase().replace(/[^0-9A-Z]/g, '');
  return createHash('sha256').update(`${userId}:${letters}`).digest();
}
